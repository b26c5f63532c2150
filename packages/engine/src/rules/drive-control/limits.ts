import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";
import { defineSearch } from "../../trace/search.ts";
import { defineSum } from "../../trace/sum.ts";

const installedPower = { symbol: "P_inst", unit: "W", must: nonNegative };
const efficiency = { symbol: "eta", unit: "1", must: { above: 0, most: 1 } };
const beltSpeed = { symbol: "v", unit: "m/s", must: positive };
const limit = { symbol: "lambda", unit: "1", must: nonNegative };
const mass = { symbol: "M", unit: "kg", must: positive };
const effectiveTension = { symbol: "T_e", unit: "N", must: finite };

/** Force at the belt with which motors at full load hold back: what the drive loses helps them. */
export const holdingFullLoad = defineFormula({
  id: "drive-control/limits/holding-full-load",
  source: mechanics("losses of a drive help it brake"),
  inputs: { installedPower, efficiency, beltSpeed },
  output: { symbol: "F_ng", unit: "N" },
  printed: "P_inst / (eta * v)",
  evaluate: ({ installedPower: power, efficiency: share, beltSpeed: speed }) => power / (share * speed),
});

/** Torque that a motor on a converter gives at most: it must stay clear of pulling out. */
export const pullOutLimit = defineFormula({
  id: "drive-control/limits/pull-out-limit",
  source: adopted("a motor on a converter stays below 70 % of its breakdown torque"),
  inputs: { limit, breakdown: { symbol: "m_bd", unit: "1", must: positive } },
  output: { symbol: "lambda", unit: "1" },
  printed: "min(lambda, 0.7 * m_bd)",
  evaluate: ({ limit: wanted, breakdown }) => Math.min(wanted, 0.7 * breakdown),
});

/** What a drive gives at most under control. */
export const largestPull = defineFormula({
  id: "drive-control/limits/largest-pull",
  source: mechanics("share of the force at full load"),
  inputs: { limit, force: { symbol: "F_n", unit: "N", must: nonNegative } },
  output: { symbol: "F_most", unit: "N" },
  printed: "lambda * F_n",
  evaluate: ({ limit: share, force }) => share * force,
});

/** What it gives at least: holding back is negative. */
export const largestHold = defineFormula({
  id: "drive-control/limits/largest-hold",
  source: mechanics("share of the force at full load"),
  inputs: { limit, force: { symbol: "F_ng", unit: "N", must: nonNegative } },
  output: { symbol: "F_least", unit: "N" },
  printed: "0[N] - lambda * F_ng",
  evaluate: ({ limit: share, force }) => 0 - share * force,
});

const limitSum = (name: string, symbol: string) =>
  defineSum({
    id: `drive-control/limits/${name}`,
    source: mechanics("sum over the drives"),
    output: { symbol, unit: "N" },
    term: "F",
  });

/** What drives that follow one speed give together at most, and at least. */
export const mostForce = limitSum("most-force", "F_most");
export const leastForce = limitSum("least-force", "F_least");

/** Force of a start that follows its reference, at the largest acceleration and within what drives can give. */
export const controlledForce = defineFormula({
  id: "drive-control/limits/controlled-force",
  source: mechanics("force, mass and acceleration of the belt as one rigid body"),
  inputs: {
    effectiveTension,
    mass,
    acceleration: { symbol: "a", unit: "m/s2", must: finite },
    least: { symbol: "F_least", unit: "N" },
    most: { symbol: "F_most", unit: "N" },
  },
  output: { symbol: "F_st", unit: "N" },
  printed: "max(F_least, min(F_most, T_e + M * a))",
  evaluate: ({ effectiveTension: resistance, mass: moved, acceleration, least, most }) =>
    Math.max(least, Math.min(most, resistance + moved * acceleration)),
});

/** What is missing to hold a belt that drives itself, as a share of what that takes. */
export const missingHold = defineFormula({
  id: "drive-control/limits/missing-hold",
  source: mechanics("share of the force at full load"),
  inputs: {
    least: { symbol: "F_least", unit: "N", must: finite },
    effectiveTension: { symbol: "T_e", unit: "N", must: { below: 0 } },
  },
  output: { symbol: "x", unit: "1" },
  printed: "1 - F_least / T_e",
  evaluate: ({ least, effectiveTension: pull }) => 1 - least / pull,
});

/** How far the torques of drives part from their typed shares. */
export const partingOfDrives = defineSearch({
  id: "drive-control/limits/parting-of-drives",
  source: mechanics("load sharing"),
  inputs: { effectiveTension },
  output: { symbol: "x", unit: "1" },
  rule: "torque over full load of the drive furthest above its typed share of the pull, less that of the one furthest below: by limits of a shared command, or by slip, gear ratio, diameter and stretch where drives find their load by their speed",
});
