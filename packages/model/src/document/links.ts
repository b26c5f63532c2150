import type { DocumentIssue } from "./parse.ts";
import type { Conveyor } from "./types/conveyor.ts";

/**
 * Where points and drives do not fit together: a link to a drive that is not there, a drive pulley without a drive, a
 * drive without a pulley, a load case without any. Such a document can be kept and mended; it cannot be calculated.
 */
export function linkIssues({ pulls, drives, loadCases }: Linked): readonly DocumentIssue[] {
  const numbers = new Set(drives.map(({ driveNo }) => driveNo));
  const points = pulls.flatMap(({ pType, linkToDriveNo }, index) => {
    if (linkToDriveNo > 0 && !numbers.has(linkToDriveNo)) return [linkIssue(index, "There is no such drive.")];
    return pType === "Drive" && linkToDriveNo === 0 ? [linkIssue(index, "This pulley has no drive.")] : [];
  });
  const driven = new Set(pulls.filter(({ pType }) => pType === "Drive").map(({ linkToDriveNo }) => linkToDriveNo));
  const idle = drives.flatMap(({ driveNo }, index) =>
    driven.has(driveNo) ? [] : [{ path: `drives[${index}]`, message: "This drive turns no pulley." }],
  );
  const standing = loadCases.flatMap(({ caseIsOn, drivesOut }, index) => {
    const isLeft = drives.some(({ driveNo }) => !drivesOut.some(({ outDriveNo }) => outDriveNo === driveNo));
    return isLeft || !caseIsOn ? [] : [{ path: `loadCases[${index}]`, message: "No drive is left in this load case." }];
  });
  return [...points, ...idle, ...(drives.length === 0 ? [] : standing)];
}

type Linked = Pick<Conveyor, "pulls" | "drives" | "loadCases">;

function linkIssue(index: number, message: string): DocumentIssue {
  return { path: `pulls[${index}].linkToDriveNo`, message };
}
