import type { Finding } from "@beltwright/engine";
import type { Calculated, Conveyor, StoredResults } from "@beltwright/model";
import { findingsInOrder } from "../findings/finding-groups.ts";
import { findingSentence } from "../findings/finding-sentence.ts";
import { issueLine } from "./issue-line.ts";
import type { SolvedConveyor } from "./solve-conveyor.ts";

/** Results with the specification's names and nesting; several methods stand side by side under `methods`. */
export function resultRecord({ conveyor, solved, refused, notUsed }: SolvedConveyor, isAll: boolean) {
  const methods = solved.map((one) => recordOf(conveyor, one));
  const head = { convNo: conveyor.convNo };
  const tail = { notUsed, refused: refused.map(({ method, issues }) => ({ method, message: issueLine(issues) })) };
  return isAll ? { ...head, methods, ...tail } : { ...head, ...methods[0], ...tail };
}

function recordOf({ pulls, drives }: Conveyor, { method, solution, results }: Calculated) {
  const byPlace = resultsByPlace(results);
  return {
    method,
    ...byPlace.get(""),
    pulls: pulls.map(({ no, pType, description }, index) => ({
      no,
      pType,
      description,
      ...byPlace.get(`pulls[${index}].`),
    })),
    drives: drives.map(({ driveNo }, index) => ({ driveNo, ...byPlace.get(`drives[${index}].`) })),
    findings: findingsInOrder(solution.findings).map(toldFinding),
  };
}

/** A finding with what it says. */
export function toldFinding(finding: Finding) {
  return { ...finding, message: findingSentence(finding.code, finding.subject) };
}

/** Results by the beginning of their path, under the names that are left: `t1` of `pulls[2].`. */
function resultsByPlace(results: StoredResults): ReadonlyMap<string, StoredResults> {
  const byPlace = new Map<string, Record<string, StoredResults[string]>>();
  for (const [path, value] of Object.entries(results)) {
    const end = path.lastIndexOf(".") + 1;
    const name = path.slice(end);
    if (!/^\w+$/.test(name)) continue;
    const place = path.slice(0, end);
    const known = byPlace.get(place);
    if (known === undefined) byPlace.set(place, { [name]: value });
    else known[name] = value;
  }
  return byPlace;
}
