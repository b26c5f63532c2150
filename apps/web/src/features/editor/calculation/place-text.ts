import type { Place } from "@beltwright/engine";
import { type Conveyor, caseTitle } from "@beltwright/model";

/** Where in the conveyor, in words: load case, point, drive, as far as they are known. */
export function placeText({ pulls }: Pick<Conveyor, "pulls">, place: Place): string {
  const { loadCase, pointId, otherPointId, driveId } = place;
  const pull = pulls.find(({ noID }) => String(noID) === pointId);
  const other = pulls.find(({ noID }) => String(noID) === otherPointId);
  const parts = [
    loadCase === undefined ? "" : caseTitle(loadCase),
    pull === undefined ? "" : `point ${pull.no} ${pull.description}`,
    other === undefined ? "" : `towards point ${other.no} ${other.description}`,
    driveId === undefined ? "" : `drive ${driveId}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}
