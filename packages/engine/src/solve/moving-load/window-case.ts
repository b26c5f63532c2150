import type { Design, Method } from "../../design/design.ts";
import { asDesigned, type LoadWindow, type OwnCase } from "../../design/own-case.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { prepareOwn } from "../own-case/prepare-own.ts";
import { secondaryLump } from "../resistance/secondary.ts";
import { countedBy, type Tensions } from "../solve-tensions.ts";
import { iterateCase, type SolvedCase } from "../tension/solve-case.ts";

/** A conveyor and its tensions, for loads that lie elsewhere. */
export interface Solved {
  readonly design: Design;
  readonly method: Method;
  readonly solution: Pick<Tensions, "loop" | "cases" | "takeUp" | "secondaryShare">;
}

/** The conveyor running with its load in these windows only, at the take-up tension it has. */
export function solvedWith(
  { design, method, solution }: Solved,
  windows: readonly LoadWindow[],
  trace: Trace = bareTrace,
): SolvedCase {
  const { loop, takeUp } = solution;
  const own: OwnCase = { ...asDesigned, name: "own-load at its worst place", windows };
  const lump = solution.secondaryShare === undefined ? undefined : secondaryLump(trace, design, loop, method);
  const counted = countedBy(lump, solution.secondaryShare);
  return iterateCase(prepareOwn(trace, { design, loop, method }, own, { counted }).case, takeUp.tension);
}
