import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import { asDesigned, type LoadWindow, type OwnCase } from "../../design/own-case.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { prepareOwn } from "../own-case/prepare-own.ts";
import { secondaryLump } from "../resistance/secondary.ts";
import { countedBy, type Tensions } from "../solve-tensions.ts";
import { iterateCase, type SolvedCase } from "../tension/solve-case.ts";
import { at } from "../tension/tension-state.ts";
import { surplusOf } from "../traction.ts";

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

/** Tensions round the loop with load in some stretches only, N. */
interface WindowTensions {
  readonly effectiveTension: number;
  /** In the order of the points. */
  readonly points: readonly { readonly arriving: number; readonly leaving: number }[];
  /** Smallest traction surplus of the drives. */
  readonly surplus: number;
}

/** The same as plain tensions, for what follows a stream as it is moved. */
export function tensionsWith(solved: Solved, windows: readonly LoadWindow[]): WindowTensions {
  const found = solvedWith(solved, windows);
  const { arriving, leaving } = found.state;
  return {
    effectiveTension: found.effectiveTension,
    points: solved.design.points.map((_, i) => ({ arriving: at(arriving, i), leaving: at(leaving, i) })),
    surplus: surplusOf(found),
  };
}
