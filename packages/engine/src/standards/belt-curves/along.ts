import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { mechanics } from "../sources.ts";

/**
 * Tension within a section, between its ends and bent as far as friction falls with tension. A belt cannot push, so a
 * slack one has none.
 */
export const tensionBetween = defineFormula({
  id: "belt-curves/along/tension-between",
  source: mechanics("tension along a section of even resistance"),
  inputs: {
    start: { symbol: "T_a", unit: "N" },
    end: { symbol: "T_b", unit: "N" },
    share: { symbol: "x", unit: "1", must: between(0, 1) },
    bend: { symbol: "b", unit: "N" },
  },
  output: { symbol: "T", unit: "N" },
  printed: "max(0, T_a + (T_b - T_a) * x + b * x * (1 - x))",
  evaluate: ({ start, end, share, bend }) => Math.max(0, start + (end - start) * share + bend * share * (1 - share)),
});

/** Running tension at a curve with the belt loaded up to it and empty beyond. */
export const partialLoadTension = defineFormula({
  id: "belt-curves/along/partial-load-tension",
  source: mechanics("belt loaded up to the curve only, from the take-up"),
  inputs: {
    takeUpTension: { symbol: "T_0", unit: "N" },
    resistance: { symbol: "R", unit: "N" },
    driveShare: { symbol: "x", unit: "1", must: nonNegative },
    runningForce: { symbol: "F_U", unit: "N" },
  },
  output: { symbol: "T_run", unit: "N" },
  printed: "max(0, T_0 + R - x * F_U)",
  evaluate: ({ takeUpTension, resistance, driveShare, runningForce }) =>
    Math.max(0, takeUpTension + resistance - driveShare * runningForce),
});

/** Force all drives put into the belt and their own inertia while starting. */
export const startForceOf = defineFormula({
  id: "belt-curves/along/start-force-of",
  source: mechanics("Newton's second law for the whole belt"),
  inputs: {
    resistance: { symbol: "F_U", unit: "N" },
    mass: { symbol: "m", unit: "kg", must: positive },
    acceleration: { symbol: "a", unit: "m/s2" },
  },
  output: { symbol: "F_st", unit: "N" },
  printed: "max(0, F_U + m * a)",
  evaluate: ({ resistance, mass, acceleration }) => Math.max(0, resistance + mass * acceleration),
});

/** Load a set may carry when one of its rolls may carry this much. */
export const allowedSetLoad = defineFormula({
  id: "belt-curves/along/allowed-set-load",
  source: mechanics("share of the heaviest roll"),
  inputs: {
    rollLoad: { symbol: "F_r", unit: "N", must: nonNegative },
    share: { symbol: "k", unit: "1", must: positive },
  },
  output: { symbol: "F_al", unit: "N" },
  printed: "F_r / k",
  evaluate: ({ rollLoad, share }) => rollLoad / share,
});
