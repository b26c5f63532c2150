import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

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

const alongBelt = mechanics("way along the belt");
const way = { symbol: "s", unit: "m", must: nonNegative };
const length = { symbol: "L", unit: "m", must: nonNegative };

/** Way left behind the end of a section. */
export const wayLeft = defineFormula({
  id: "belt-curves/along/way-left",
  source: alongBelt,
  inputs: { way, length },
  output: { symbol: "s", unit: "m" },
  printed: "s - L",
  evaluate: ({ way: whole, length: section }) => whole - section,
});

/** Part of a section that lies before a place. */
export const shareOfSection = defineFormula({
  id: "belt-curves/along/share-of-section",
  source: alongBelt,
  inputs: { way, length: { symbol: "L", unit: "m", must: positive } },
  output: { symbol: "x", unit: "1" },
  printed: "min(1, s / L)",
  evaluate: ({ way: distance, length: section }) => Math.min(1, distance / section),
});

/** The same of a place counted from the end of the section. */
export const shareFromEnd = defineFormula({
  id: "belt-curves/along/share-from-end",
  source: alongBelt,
  inputs: { share: { symbol: "x_e", unit: "1", must: between(0, 1) } },
  output: { symbol: "x", unit: "1" },
  printed: "1 - x_e",
  evaluate: ({ share }) => 1 - share,
});

/** Slope of the belt tension in a section. */
export const tensionGradient = defineFormula({
  id: "belt-curves/along/tension-gradient",
  source: mechanics("tension along a section of even resistance"),
  inputs: {
    start: { symbol: "T_a", unit: "N" },
    end: { symbol: "T_b", unit: "N" },
    length: { symbol: "L", unit: "m", must: positive },
  },
  output: { symbol: "k_T", unit: "N/m" },
  printed: "(T_b - T_a) / L",
  evaluate: ({ start, end, length: section }) => (end - start) / section,
});

/** Tension beside a curve, from the one in its middle. A belt cannot push. */
export const tensionBeside = defineFormula({
  id: "belt-curves/along/tension-beside",
  source: mechanics("tension along a section of even resistance"),
  inputs: {
    tension: { symbol: "T_0", unit: "N" },
    distance: { symbol: "s", unit: "m" },
    gradient: { symbol: "k_T", unit: "N/m" },
  },
  output: { symbol: "T", unit: "N" },
  printed: "max(0, T_0 + s * k_T)",
  evaluate: ({ tension, distance, gradient }) => Math.max(0, tension + distance * gradient),
});
