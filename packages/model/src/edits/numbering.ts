import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { casesWithoutDrive } from "../load-cases/named-parts.ts";

/** Points in the order of travel, numbered from 1. Their identity stays. */
export function renumberPulls(pulls: readonly Pull[]): readonly Pull[] {
  return pulls.map((pull, index) => (pull.no === index + 1 ? pull : { ...pull, no: index + 1 }));
}

/** An identity no point of this conveyor has had, as long as none was deleted from the end. */
export function nextPullId(pulls: readonly Pull[]): number {
  return pulls.reduce((largest, { noID }) => Math.max(largest, noID), 0) + 1;
}

/** Takes a drive out and closes the gap: later drives and the links to them move down by one, its own links go to 0. */
export function withoutDrive(conveyor: Conveyor, driveNo: number): Conveyor {
  const drives = conveyor.drives.filter((drive) => drive.driveNo !== driveNo);
  if (drives.length === conveyor.drives.length) return conveyor;
  return {
    ...conveyor,
    drives: drives.map((drive) => moveDown(drive, driveNo)),
    pulls: conveyor.pulls.map((pull) => ({ ...pull, linkToDriveNo: linkAfter(pull.linkToDriveNo, driveNo) })),
    loadCases: casesWithoutDrive(conveyor.loadCases, driveNo),
  };
}

function moveDown(drive: Drive, removed: number): Drive {
  return drive.driveNo > removed ? { ...drive, driveNo: drive.driveNo - 1 } : drive;
}

function linkAfter(link: number, removed: number): number {
  if (link === removed) return 0;
  return link > removed ? link - 1 : link;
}
