import { easedPull } from "../../rules/mechanics/loop-balance.ts";
import type { Trace } from "../../trace/trace.ts";
import { type Load, type LoadCaseName, runningLoads } from "../load-case.ts";
import type { Tensions } from "../solve.ts";
import type { CaseResult } from "../tension/case-result.ts";
import type { FrictionEnd } from "../tension/prepared-case.ts";

type AtEnds = Pick<Tensions, "cases" | "regenerative" | "highFriction">;

/** The directions a belt runs in: as it is listed, and the other where it is reversible. */
export function eachWay<Found extends Pick<Tensions, "reversed">>(solution: Found): readonly (Found | Tensions)[] {
  return solution.reversed === undefined ? [solution] : [solution, solution.reversed];
}

/** The running case of a load with a friction. */
export function runningWith(solution: AtEnds, load: Load, friction: FrictionEnd): CaseResult<LoadCaseName> {
  const name = `running-${load}` as const;
  const { cases, regenerative, highFriction } = solution;
  const ends = { design: undefined, low: regenerative, high: highFriction };
  return ends[friction]?.cases.find((one) => one.name === name) ?? cases[name];
}

/**
 * What brakes, stops and runaway ask of friction: its low end. As solved where the belt drives itself then, else with the
 * share of its friction that is left at the tensions of the design.
 */
export function lowPull(trace: Trace, solution: AtEnds, load: Load, frictionShare: number): number {
  const { effectiveTension, components, friction } = runningWith(solution, load, "low");
  return friction === "low"
    ? effectiveTension
    : easedPull(trace, { effectiveTension, friction: components.friction, frictionShare });
}

/** The steady case with the least pull, by friction as low as it may be. */
interface LeastPull {
  readonly loadCase: LoadCaseName;
  /** N; below 0 the belt drives its motors. */
  readonly least: number;
}

/** The steady case that drives its motors hardest at the low end of friction; of others that which pulls least. */
export function leastPull(solution: AtEnds & Pick<Tensions, "reversed">): LeastPull {
  const pulls = eachWay(solution).flatMap((way) =>
    runningLoads.map((load): LeastPull => {
      const { name, effectiveTension } = runningWith(way, load, "low");
      return { loadCase: name, least: effectiveTension };
    }),
  );
  const [first = { loadCase: "running-full", least: 0 } as const, ...others] = pulls;
  return others.reduce((least, one) => (one.least < least.least ? one : least), first);
}
