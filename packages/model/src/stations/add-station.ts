import { toDesign } from "../design/to-design.ts";
import type { DocumentIssue } from "../document/parse.ts";
import { mostDrives } from "../document/records/drive.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { defineEdit } from "../edits/edit.ts";
import { type AddMode, pointAdded } from "../edits/point-edits.ts";
import { findStrands, type Strands } from "../strands/find-strands.ts";
import { withBrake } from "./brake-station.ts";
import { withDrivenPulley } from "./end-drive.ts";
import { isTakeUp } from "./hung-take-up.ts";
import { findSpan } from "./room.ts";
import { settledStation } from "./settled-station.ts";
import { stationRefusals } from "./station-refusals.ts";
import { findStraight, loopOf, type Place } from "./straights.ts";
import { withBooster, withReturnDrive } from "./strand-drive.ts";
import { withTakeUp } from "./take-up-station.ts";

/** What the toolbar adds with all that belongs to it. */
type StationMode = Extract<AddMode, "AddDrive" | "AddBrake" | "AddTakeup">;

export interface AddStation {
  readonly mode: StationMode;
  /** A pulley that was chosen, by its place in the list. */
  readonly pulley?: number;
  /** Else the straight behind a point, and a place on it; where neither is given, practice says where. */
  readonly section?: number;
  readonly at?: Partial<Place & { readonly screenX: number; readonly screenZ: number }>;
  /** Whether a new take-up takes the place of the one there is. */
  readonly replaces?: boolean;
}

const labels: Readonly<Record<StationMode, string>> = {
  AddDrive: "Add drive",
  AddBrake: "Add brake",
  AddTakeup: "Add take-up",
};

/**
 * Puts a drive, a brake or a take-up into the loop with the pulleys and the record it needs, so that the conveyor can be
 * calculated as before (handbook 15.21). A loop that is still being drawn, without two strands, gets a single point.
 */
export const addStation = defineEdit<AddStation>(
  ({ mode }) => labels[mode],
  (conveyor, asked) => {
    const strands = findStrands(conveyor.pulls);
    if (!strands)
      return isPlaced(asked) || !isDrawn(conveyor) ? drawnPoint(conveyor, asked) : stationRefusals.noStrands;
    const placed = stationPlaced(conveyor, strands, asked);
    return "pulls" in placed ? settledStation(conveyor, placed) : placed;
  },
);

export function isStationMode(mode: string): mode is StationMode {
  return mode in labels;
}

/** The take-up that another one would take the place of: whoever adds one is asked first. */
export function takeUpToMove({ pulls }: Conveyor, mode: AddMode): Pull | undefined {
  return mode === "AddTakeup" && findStrands(pulls) ? pulls.find(isTakeUp) : undefined;
}

function isPlaced({ at = {} }: AddStation): boolean {
  return at.x !== undefined || at.screenX !== undefined;
}

/** A loop that can be calculated is drawn: a single point more, nobody knows where, would only break it. */
function isDrawn(conveyor: Conveyor): boolean {
  return toDesign(conveyor).kind === "design";
}

function drawnPoint(conveyor: Conveyor, { mode, section, pulley = section, at }: AddStation) {
  return pointAdded(conveyor, { mode, ...(pulley !== undefined && { index: pulley + 1 }), ...(at && { at }) });
}

type Outcome = Conveyor | readonly DocumentIssue[];

function stationPlaced(conveyor: Conveyor, strands: Strands, asked: AddStation): Outcome {
  const loop = loopOf(conveyor);
  const { mode, section, at, replaces = false } = asked;
  if (mode === "AddBrake") return withBrake(conveyor, { index: asked.pulley, loop, strands });
  const longest = () => longestReturn(conveyor, strands);
  if (mode === "AddTakeup") {
    return withTakeUp(conveyor, strands, { pulley: asked.pulley, section: section ?? longest(), at, replaces });
  }
  if (conveyor.drives.length >= mostDrives) return stationRefusals.tooManyDrives(mostDrives);
  const pulley = asked.pulley ?? (section === undefined ? freeEnd(conveyor, strands) : undefined);
  if (pulley !== undefined) return withDrivenPulley(conveyor, { index: pulley, loop, strands });
  const index = section ?? longest();
  const start = conveyor.pulls[index];
  const span = findSpan(conveyor, loop, index, at);
  if (!start) return stationRefusals.noSuchPoint;
  if (!span) return stationRefusals.hanging(start);
  return start.sectType === "Carry" ? withBooster(conveyor, span) : withReturnDrive(conveyor, span);
}

/** The head before the tail, where either can be driven. */
function freeEnd({ pulls }: Conveyor, { carry }: Strands): number | undefined {
  const isFree = (index: number) => ["Tail", "Pulley", "Brake", "Bend"].includes(pulls[index]?.pType ?? "");
  return [carry.at(-1), carry[0]].find((index) => index !== undefined && isFree(index));
}

function longestReturn(conveyor: Conveyor, { carry, back }: Strands): number {
  const loop = loopOf(conveyor);
  const head = carry.at(-1) ?? 0;
  const lengthOf = (index: number) => findStraight(conveyor, loop, index)?.length ?? 0;
  return [head, ...back].reduce((best, index) => (lengthOf(index) > lengthOf(best) ? index : best), head);
}
