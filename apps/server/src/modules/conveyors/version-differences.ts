import { conveyorDifferences, type FileRecord, resultMovements } from "@beltwright/model";
import { toDesign } from "@beltwright/store";
import type { Calculator } from "./calculator.ts";

/** More than anyone reads; the largest movements come first. */
const mostMovements = 500;

/** What two versions of a conveyor do not have in common: inputs, and the results that moved because of them. */
export async function versionDifferences(calculator: Calculator, owner: string, before: FileRecord, after: FileRecord) {
  const [earlier, later] = [toDesign(before).conveyor, toDesign(after).conveyor];
  const inputs = conveyorDifferences(earlier, later).map(({ field, ...difference }) => ({
    ...difference,
    unit: field?.kind === "number" ? field.unit : "1",
  }));
  // Both by the program of today: a result that moved because the program did is not what the person asks about.
  const results = resultMovements(await calculator.resultsOf(earlier, owner), await calculator.resultsOf(later, owner));
  return { inputs, results: results.slice(0, mostMovements), moved: results.length };
}
