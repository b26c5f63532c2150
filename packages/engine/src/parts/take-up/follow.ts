import { startSetting } from "../../rules/mechanics/take-up.ts";
import type { CaseName, LoadCase, LoadCaseName } from "../../solve/load-case.ts";
import { iterateCase, lengthMeanTension, type Search, type SolvedCase, shift } from "../../solve/tension/solve-case.ts";
import { withOwnTensions } from "../../solve/tension/tension-state.ts";
import { isEqual } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import type { TakeUp } from "./take-up-input.ts";

/** Solves a case with the take-up set to a tension, N. */
export type Follow = (solved: SolvedCase, tension: number, tolerance: number) => SolvedCase;

/**
 * How tensions follow the take-up it is set to while running full. A mass or a held winch keeps its tension in every
 * case; where the belt length stays, a case has the mean tension of the one the length was set in.
 */
export function followerOf(takeUp: TakeUp, running: ReadonlyMap<CaseName, SolvedCase>): Follow {
  const means = new Map<LoadCaseName, { readonly tension: number; readonly mean: number }>();
  const meanAt = (name: LoadCaseName, tension: number, tolerance: number): number | undefined => {
    const known = means.get(name);
    if (known !== undefined && isEqual(known.tension, tension)) return known.mean;
    const reference = running.get(name);
    if (reference === undefined) return undefined;
    const { prepared, state } = moveTo(reference, tension, { tolerance });
    const mean = lengthMeanTension(prepared, state);
    means.set(name, { tension, mean });
    return mean;
  };
  return (solved, tension, tolerance) => {
    const { loadCase } = solved.prepared;
    const reference = lengthReference(takeUp, loadCase);
    const meanTension = reference === undefined ? undefined : meanAt(reference, tension, tolerance);
    if (meanTension === undefined) {
      const wanted = settingIn(bareTrace, takeUp, loadCase, tension);
      const isThere = isEqual(solved.takeUpTension, wanted) && solved.tolerance <= tolerance;
      return isThere ? solved : moveTo(solved, wanted, { tolerance });
    }
    const own = solved.takeUpTension + meanTension - lengthMeanTension(solved.prepared, solved.state);
    return moveTo(solved, own, { tolerance, meanTension });
  };
}

/** Tension a take-up that keeps it holds in a case, set to one while running: a winch may have another for starts. */
export function settingIn(trace: Trace, takeUp: TakeUp, { name, motion }: LoadCase, tension: number): number {
  const factor = takeUp.kind === "winch" && takeUp.isHeldInTransients ? takeUp.startFactor : undefined;
  if (factor === undefined || motion !== "starting") return tension;
  trace.place = { loadCase: name };
  return startSetting(trace, { tension, factor });
}

/** The case whose mean tension a belt of fixed length keeps; undefined where the take-up keeps its tension. */
export function lengthReference(takeUp: TakeUp, { name, load, motion }: LoadCase): LoadCaseName | undefined {
  if (takeUp.kind === "fixed") return name === "running-full" ? undefined : "running-full";
  const isLocked = takeUp.kind === "winch" && !takeUp.isHeldInTransients && motion !== "running";
  if (!isLocked) return undefined;
  return load === "empty" ? "running-empty" : "running-full";
}

/** The case at another take-up tension, searched from its tensions raised by the difference where it had any. */
function moveTo(solved: SolvedCase, takeUpTension: number, search: Omit<Search, "begin">): SolvedCase {
  const { state, prepared, isConverged } = solved;
  if (!isConverged) return iterateCase(prepared, takeUpTension, search);
  const begin = withOwnTensions(state);
  shift(begin, takeUpTension - solved.takeUpTension);
  return iterateCase(prepared, takeUpTension, { ...search, begin });
}
