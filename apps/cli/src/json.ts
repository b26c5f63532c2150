import type { Calculated, Conveyor, StoredResults } from "@beltwright/model";
import { findingSentence, findingsInOrder } from "@beltwright/results";
import type { SolvedConveyor } from "./solved-method.ts";

/** Results with the specification's names and nesting; several methods stand side by side under `methods`. */
export function jsonText({ conveyor, solved, refused, notUsed }: SolvedConveyor, isAll: boolean): string {
  const methods = solved.map((one) => resultRecord(conveyor, one));
  const head = { convNo: conveyor.convNo };
  const tail = { notUsed, refused };
  const record = isAll ? { ...head, methods, ...tail } : { ...head, ...methods[0], ...tail };
  return JSON.stringify(record, undefined, 2);
}

function resultRecord({ pulls, drives }: Conveyor, { method, solution, results }: Calculated) {
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
    findings: findingsInOrder(solution.findings).map((finding) => ({
      ...finding,
      message: findingSentence(finding.code, finding.subject),
    })),
  };
}

/** Results whose path is this beginning and a name. */
function under(results: StoredResults, beginning: string): StoredResults {
  const own = Object.entries(results).flatMap(([path, value]) => {
    const name = path.slice(beginning.length);
    return path.startsWith(beginning) && /^\w+$/.test(name) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(own);
}
