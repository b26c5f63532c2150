import { newDrive, newPull } from "../document/new-conveyor.ts";
import type { DocumentIssue } from "../document/parse.ts";
import { mostDrives } from "../document/records/drive.ts";
import { mostPulls, type PullType } from "../document/records/pull.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { casesWithoutPoint } from "../load-cases/named-parts.ts";
import { continuedSection } from "./continued-section.ts";
import { defineEdit, refuse } from "./edit.ts";
import { nextPullId, renumberPulls, withoutDrive } from "./numbering.ts";

/** What the toolbar can add, by the name of its mode. */
export const addModes = {
  AddPulley: "Pulley",
  AddDrive: "Drive",
  AddBrake: "Brake",
  AddTakeup: "Takeup",
  AddIntPt: "Int. Pt",
  AddHopper: "Hopper",
} as const satisfies Readonly<Record<string, PullType>>;

export const toolbarModes = [
  "Select",
  "DeleteNode",
  "AddPulley",
  "AddDrive",
  "AddBrake",
  "AddTakeup",
  "AddIntPt",
  "AddHopper",
  "DragScaleLong",
  "DragScalePlan",
  "DragNetwork",
] as const;
export type ToolbarMode = (typeof toolbarModes)[number];
export type AddMode = keyof typeof addModes;

interface AddPointArgs {
  readonly mode: AddMode;
  /** Where in the loop it goes; at the end where not given. */
  readonly index?: number;
  /** Place and sketch place; the origin where not given. */
  readonly at?: Partial<Pick<Pull, "x" | "y" | "z" | "screenX" | "screenZ">>;
}

/**
 * Adds a point with the default pulley. The first point of a conveyor becomes its tail, whatever was asked for. A drive
 * brings its drive record, numbered in sequence; other points are linked to none.
 */
export const addPoint = defineEdit<AddPointArgs>(({ mode }) => `Add ${addModes[mode]}`, pointAdded);

/** The same as a step of a larger edit. */
export function pointAdded(
  conveyor: Conveyor,
  { mode, index = conveyor.pulls.length, at = {} }: AddPointArgs,
): Conveyor | readonly DocumentIssue[] {
  if (conveyor.pulls.length >= mostPulls) return refuse("pulls", `Must be a list of at most ${mostPulls} rows.`);
  if (index < 0 || index > conveyor.pulls.length) return refuse("pulls", "There is no such place in the loop.");
  const pType = conveyor.pulls.length === 0 ? "Tail" : addModes[mode];
  const section = sectionAt(conveyor, pType, index);
  const point = { ...newPull(pType), ...section, ...at, noID: nextPullId(conveyor.pulls) };
  return pType === "Drive" ? withNewDrive(conveyor, point, index) : withPoint(conveyor, point, index);
}

/** A hopper loads the section it stands in; other points only continue it. */
function sectionAt(conveyor: Conveyor, pType: PullType, index: number): Partial<Pull> {
  const section = continuedSection(conveyor.pulls[index - 1] ?? conveyor.pulls.at(-1));
  return pType === "Hopper" ? { ...section, capacityInp: conveyor.capacityInp } : section;
}

function withPoint(conveyor: Conveyor, point: Pull, index: number): Conveyor {
  return { ...conveyor, pulls: renumberPulls(conveyor.pulls.toSpliced(index, 0, point)) };
}

function withNewDrive(conveyor: Conveyor, point: Pull, index: number) {
  const driveNo = conveyor.drives.length + 1;
  if (driveNo > mostDrives) return refuse("drives", `Must be a list of at most ${mostDrives} rows.`);
  const linked = withPoint(conveyor, { ...point, linkToDriveNo: driveNo }, index);
  return { ...linked, drives: [...conveyor.drives, newDrive(driveNo)] };
}

/** Whether deleting this point must first ask: shall its drive go with it? */
export function asksAboutDrive({ pType, linkToDriveNo }: Pick<Pull, "pType" | "linkToDriveNo">): boolean {
  return (pType === "Drive" || pType === "Brake") && linkToDriveNo > 0;
}

interface DeletePointArgs {
  readonly index: number;
  /** The answer to the question; ignored where there is no question. */
  readonly alsoDrive: boolean;
}

/**
 * Deletes a point and renumbers the rest. With its drive, later drives and the links to them move down; without, the
 * drive stays and keeps its number. Load cases no longer name what is gone.
 */
export const deletePoint = defineEdit<DeletePointArgs>("Delete point", (conveyor, { index, alsoDrive }) => {
  const point = conveyor.pulls[index];
  if (!point) return refuse(`pulls[${index}]`, "There is no such point.");
  const pulls = withoutFollower(conveyor, point).toSpliced(index, 1);
  const loadCases = casesWithoutPoint(conveyor.loadCases, point.noID);
  const left = { ...conveyor, pulls: renumberPulls(pulls), loadCases };
  return alsoDrive && asksAboutDrive(point) ? withoutDrive(left, point.linkToDriveNo) : left;
});

/** A follower that a person deletes stays away: its carry point has none from here on. */
function withoutFollower({ pulls, strandDistance }: Conveyor, { follows, sectType }: Pull): readonly Pull[] {
  const isFollowing = strandDistance > 0 && follows > 0 && sectType === "Return";
  const at = isFollowing ? pulls.findIndex(({ noID }) => noID === follows) : -1;
  const carry = pulls[at];
  return carry ? pulls.with(at, { ...carry, leftOut: true }) : pulls;
}

/** Deletes a drive; points that were linked to it are linked to none. */
export const deleteDrive = defineEdit<{ readonly driveNo: number }>("Delete drive", (conveyor, { driveNo }) => {
  const next = withoutDrive(conveyor, driveNo);
  return next === conveyor ? refuse("drives", "There is no such drive.") : next;
});

/** Links a point to a drive, or to none with 0. */
export const linkToDrive = defineEdit<{ readonly index: number; readonly driveNo: number }>(
  "Link to drive",
  (conveyor, { index, driveNo }) => {
    const point = conveyor.pulls[index];
    if (!point) return refuse(`pulls[${index}]`, "There is no such point.");
    const isKnown = driveNo === 0 || conveyor.drives.some((drive) => drive.driveNo === driveNo);
    if (!isKnown) return refuse(`pulls[${index}].linkToDriveNo`, "There is no such drive.");
    if (point.linkToDriveNo === driveNo) return conveyor;
    return { ...conveyor, pulls: conveyor.pulls.with(index, { ...point, linkToDriveNo: driveNo }) };
  },
);

/** Moves a point to another place of the loop; the others close up and all are renumbered. */
export const reorderPoint = defineEdit<{ readonly from: number; readonly to: number }>(
  "Move point in the loop",
  (conveyor, { from, to }) => {
    const point = conveyor.pulls[from];
    if (!point || !conveyor.pulls[to]) return refuse(`pulls[${from}]`, "There is no such point.");
    if (from === to) return conveyor;
    return { ...conveyor, pulls: renumberPulls(conveyor.pulls.toSpliced(from, 1).toSpliced(to, 0, point)) };
  },
);
