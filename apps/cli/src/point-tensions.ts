import { type Calculated, type Conveyor, tensionEndings } from "@beltwright/model";
import { resultText } from "@beltwright/results";
import { columns } from "./columns.ts";

/** Tensions at every point in every load case, kN: arriving (t1) and leaving (t2). */
export function pointTensions({ pulls }: Conveyor, { results }: Calculated): string {
  const endings = Object.keys(tensionEndings);
  const sides = endings.flatMap((ending) => [`t1${ending}`, `t2${ending}`]);
  const rows = pulls.map(({ no, pType, description }, index) => [
    `${no} ${pType}${description === pType || description === "" ? "" : ` (${description})`}`,
    ...sides.map((side) => resultText(results[`pulls[${index}].${side}`], "kN")),
  ]);
  return columns([["Point", ...sides], ...rows]);
}
