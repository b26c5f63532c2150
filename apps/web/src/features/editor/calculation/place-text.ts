import type { Place } from "@beltwright/engine";
import { type Conveyor, caseTitle } from "@beltwright/model";

/** Where in the conveyor, in words: load case, point, drive, as far as they are known. */
export function placeText({ pulls }: Pick<Conveyor, "pulls">, { loadCase, pointId, driveId }: Place): string {
  const pull = pulls.find(({ noID }) => String(noID) === pointId);
  const parts = [
    loadCase === undefined ? "" : caseTitle(loadCase),
    pull === undefined ? "" : `point ${pull.no} ${pull.description}`,
    driveId === undefined ? "" : `drive ${driveId}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}
