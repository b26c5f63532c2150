import type { Conveyor } from "../document/types/conveyor.ts";
import type { FindingPlace } from "./target.ts";

type Rows = Pick<Conveyor, "pulls" | "drives" | "loadCases">;

/**
 * A path of the document with rows named by what stays with them: `pulls#7.shell.shellDia` for the point of identity 7,
 * wherever it stands. A drive, whose number moves down when an earlier one goes, is named by the point it drives:
 * `drives@7.motor.power`. Undefined where the document has no such row.
 */
export function anchorOf(conveyor: Rows, path: string): string | undefined {
  const [, list, index, rest = ""] = /^(pulls|drives|loadCases)\[(\d+)\](.*)$/.exec(path) ?? [];
  if (list === undefined) return path;
  const row = rowAnchor(conveyor, list, Number(index));
  return row && `${list}${row}${rest}`;
}

function rowAnchor({ pulls, drives, loadCases }: Rows, list: string, at: number): string | undefined {
  if (list === "pulls") return keyed(pulls[at]?.noID);
  if (list === "loadCases") return keyed(loadCases[at]?.caseNo);
  const driveNo = drives[at]?.driveNo;
  return driveNo === undefined ? undefined : (byPoint(pulls, driveNo) ?? keyed(driveNo));
}

function byPoint(pulls: Rows["pulls"], driveNo: number): string | undefined {
  const driven = pulls.find(({ linkToDriveNo }) => linkToDriveNo === driveNo);
  return driven && `@${driven.noID}`;
}

function keyed(key: number | undefined): string | undefined {
  return key === undefined ? undefined : `#${key}`;
}

/** Where an anchor is in the document as it is now; undefined where it is no longer there. */
export function pathOfAnchor(conveyor: Rows, anchor: string): string | undefined {
  const [, list, mark, key, rest = ""] = /^(pulls|drives|loadCases)([#@])(\d+)(.*)$/.exec(anchor) ?? [];
  if (list === undefined) return anchor;
  const at = rowAt(conveyor, list, mark === "@", Number(key));
  return at === -1 ? undefined : `${list}[${at}]${rest}`;
}

function rowAt({ pulls, drives, loadCases }: Rows, list: string, isByPoint: boolean, key: number): number {
  if (list === "pulls") return pulls.findIndex(({ noID }) => noID === key);
  if (list === "loadCases") return loadCases.findIndex(({ caseNo }) => caseNo === key);
  const driveNo = isByPoint ? drivenBy(pulls, key) : key;
  return drives.findIndex((drive) => drive.driveNo === driveNo);
}

function drivenBy(pulls: Rows["pulls"], noID: number): number | undefined {
  return pulls.find((pull) => pull.noID === noID)?.linkToDriveNo;
}

const driveNames = ["driveId", "otherDriveId"] as const;

/** Where a finding is, with its drives named by the points they drive: `@7`. */
export function anchoredPlace({ pulls }: Pick<Rows, "pulls">, place: FindingPlace): FindingPlace {
  return withDrives(place, (driveId) => byPoint(pulls, Number(driveId)) ?? driveId);
}

/**
 * Where such a place is in the document as it is now; undefined where a drive is no longer there. A bare number, as places
 * were kept before drives were named by their points, is that of the drive.
 */
export function placeOfAnchored(
  { pulls, drives }: Pick<Rows, "pulls" | "drives">,
  place: FindingPlace,
): FindingPlace | undefined {
  const now = withDrives(place, (anchor) =>
    anchor.startsWith("@") ? String(drivenBy(pulls, Number(anchor.slice(1))) ?? 0) : anchor,
  );
  const isThere = (id: string | undefined) => id === undefined || drives.some(({ driveNo }) => String(driveNo) === id);
  return driveNames.every((name) => isThere(now[name])) ? now : undefined;
}

function withDrives(place: FindingPlace, renamed: (driveId: string) => string): FindingPlace {
  const named = driveNames.flatMap((name) => {
    const id = place[name];
    return id === undefined ? [] : [[name, renamed(id)] as const];
  });
  return { ...place, ...Object.fromEntries(named) };
}
