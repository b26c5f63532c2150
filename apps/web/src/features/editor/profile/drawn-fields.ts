import type { Conveyor } from "@beltwright/model";

/** The fields of a document that its profile, long section and plan show; a change of any other leaves them alone. */
const drawnFields = [
  "pulls",
  "drives",
  "belt",
  "topCover",
  "bottomCover",
  "beltWidthInp",
  "takeupType",
  "convNo",
  "scaleLongX",
  "scaleLongZ",
  "scalePlan",
] as const satisfies readonly (keyof Conveyor)[];

export function isDrawnAlike(one: Conveyor, other: Conveyor): boolean {
  return drawnFields.every((name) => one[name] === other[name]);
}
