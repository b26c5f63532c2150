import { type Design, type Method, methods, type Refused, solve } from "@beltwright/engine";
import { type Conveyor, type DocumentIssue, documentPath, resultsOf } from "@beltwright/model";
import type { SolvedConveyor, SolvedMethod } from "./solved-method.ts";

interface Asked {
  readonly conveyor: Conveyor;
  readonly design: Design;
  readonly notUsed: readonly DocumentIssue[];
  readonly method: Method | "all" | undefined;
  readonly isTraced: boolean;
}

/** Solves by one method or by all; a method that refuses does not keep the others from answering. */
export function solveConveyor({ conveyor, design, notUsed, method, isTraced }: Asked): SolvedConveyor {
  const asked = method === "all" ? methods : [method ?? conveyor.calcMethod];
  const outcomes = asked.map((one) => ({ method: one, solution: solve(design, { method: one, isTraced }) }));
  const solved = outcomes.flatMap(({ method: by, solution }): readonly SolvedMethod[] =>
    solution.kind === "solved" ? [{ method: by, solution, results: resultsOf(conveyor, solution) }] : [],
  );
  const refused = outcomes.flatMap(({ method: by, solution }) =>
    solution.kind === "refused" ? [{ method: by, message: refusalLine(conveyor, solution) }] : [],
  );
  return { conveyor, notUsed, solved, refused };
}

function refusalLine(conveyor: Conveyor, { refusals }: Refused): string {
  const [first] = refusals;
  if (first === undefined) return "refused";
  const value = first.value === undefined ? "" : ` is ${first.value} and`;
  return `${documentPath(conveyor, first.input) ?? first.input}${value} cannot be calculated (${first.code})`;
}
