import {
  type Conveyor,
  conveyorDifferences,
  type FileRecord,
  resultMovements,
  type StoredResults,
} from "@beltwright/model";
import { toFiledDesign } from "@beltwright/store";

/** More than anyone reads; the largest movements come first. */
const mostMovements = 500;

/** What two versions of a conveyor do not have in common: inputs, and the results that moved because of them. */
export function versionDifferences(
  resultsOf: (conveyor: Conveyor) => StoredResults,
  before: FileRecord,
  after: FileRecord,
) {
  const [earlier, later] = [toFiledDesign(before).conveyor, toFiledDesign(after).conveyor];
  const inputs = conveyorDifferences(earlier, later).map(({ field, ...difference }) => ({
    ...difference,
    unit: field?.kind === "number" ? field.unit : "1",
  }));
  // Both by the program of today: a result that moved because the program did is not what the person asks about.
  const results = resultMovements(resultsOf(earlier), resultsOf(later));
  return { inputs, results: results.slice(0, mostMovements), moved: results.length };
}
