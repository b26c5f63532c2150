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
  return {
    method,
    ...under(results, ""),
    pulls: pulls.map(({ no, pType, description }, index) => ({
      no,
      pType,
      description,
      ...under(results, `pulls[${index}].`),
    })),
    drives: drives.map(({ driveNo }, index) => ({ driveNo, ...under(results, `drives[${index}].`) })),
    findings: findingsInOrder(solution.findings).map(toldFinding),
  };
}

/** A finding with what it says. */
export function toldFinding(finding: Finding) {
  return { ...finding, message: findingSentence(finding.code, finding.subject) };
}

/** Results whose path is this beginning and a name. */
function under(results: StoredResults, beginning: string): StoredResults {
  const own = Object.entries(results).flatMap(([path, value]) => {
    const name = path.slice(beginning.length);
    return path.startsWith(beginning) && /^\w+$/.test(name) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(own);
}
