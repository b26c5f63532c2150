import type { Design } from "../design/design.ts";
import type { Trace } from "../trace/trace.ts";
import { type LoadCaseName, loadCases } from "./load-case.ts";
import type { Loop } from "./loop/belt-path.ts";
import type { ResistanceMethod } from "./resistance/method.ts";
import { type CaseResult, caseResult } from "./tension/case-result.ts";
import { prepareCase, prepareLoad, wholeFriction } from "./tension/prepare-case.ts";
import { confirmCase, iterateCase, type SolvedCase } from "./tension/solve-case.ts";

/** A conveyor that drives its motors, with the friction it may have at its easiest. Brakes are sized on these. */
export interface RegenerativeResult {
  readonly frictionShare: number;
  readonly cases: readonly CaseResult[];
}

const asked = ["running-full", "running-declines"] as const satisfies readonly LoadCaseName[];

/**
 * Solves again the running cases that give power back: with the reduced friction, and by the method's own rule for such
 * conveyors where it has one. The larger braking duty counts.
 */
export function regenerativeOf(
  trace: Trace,
  design: Design,
  loop: Loop,
  method: ResistanceMethod,
  solved: ReadonlyMap<LoadCaseName, SolvedCase>,
): RegenerativeResult | undefined {
  const frictionShare = design.settings.regenerativeFriction;
  const easy = [
    { method, share: frictionShare },
    ...(method.regenerating ? [{ method: method.regenerating, share: wholeFriction(trace) }] : []),
  ];
  const cases = asked.flatMap((name) => {
    const normal = solved.get(name);
    const loadCase = loadCases.find((one) => one.name === name);
    if (normal === undefined || loadCase === undefined || normal.effectiveTension >= 0) return [];
    const found = easy.map(({ method: by, share }) => {
      const load = prepareLoad(trace, design, loop, by, loadCase.load);
      const prepared = prepareCase(trace, load, loadCase, share);
      return caseResult(trace, confirmCase(trace, iterateCase(prepared, normal.takeUpTension)));
    });
    return found.toSorted((one, other) => one.effectiveTension - other.effectiveTension).slice(0, 1);
  });
  return cases.length === 0 ? undefined : { frictionShare, cases };
}
