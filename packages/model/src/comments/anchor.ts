import type { Conveyor } from "../document/types/conveyor.ts";

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
  const driven = driveNo === undefined ? undefined : pulls.find(({ linkToDriveNo }) => linkToDriveNo === driveNo);
  return driven ? `@${driven.noID}` : keyed(driveNo);
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
  const driveNo = isByPoint ? pulls.find(({ noID }) => noID === key)?.linkToDriveNo : key;
  return drives.findIndex((drive) => drive.driveNo === driveNo);
}
