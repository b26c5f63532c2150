import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";

const wrapAngle = { symbol: "theta", unit: "rad", must: { above: 0, below: 2 * Math.PI } };
const gravity = { symbol: "g", unit: "m/s2", must: positive };

/** Belt tension that a hanging mass makes at the take-up pulley. Half its weight when the belt turns by half a turn. */
export const gravityTakeUpTension = defineFormula({
  id: "mechanics/take-up/gravity-take-up-tension",
  source: mechanics("equilibrium of the take-up pulley"),
  inputs: { mass: { symbol: "M", unit: "kg", must: nonNegative }, gravity, wrapAngle },
  output: { symbol: "T_0", unit: "N" },
  printed: "M * g / (2 * sin(theta / 2))",
  evaluate: ({ mass, gravity: g, wrapAngle: wrap }) => (mass * g) / (2 * Math.sin(wrap / 2)),
});

/** Tension a winch of two settings holds while the belt starts. */
export const startSetting = defineFormula({
  id: "mechanics/take-up/start-setting",
  source: adopted("winch with a setting for starts"),
  inputs: { tension: { symbol: "T_0", unit: "N" }, factor: { symbol: "k_st", unit: "1", must: positive } },
  output: { symbol: "T_st", unit: "N" },
  printed: "k_st * T_0",
  evaluate: ({ tension, factor }) => factor * tension,
});

/** What a start needs over what everything else does. */
export const startSettingFactor = defineFormula({
  id: "mechanics/take-up/start-setting-factor",
  source: adopted("winch with a setting for starts"),
  inputs: { start: { symbol: "T_st", unit: "N" }, tension: { symbol: "T_0", unit: "N", must: positive } },
  output: { symbol: "k_st", unit: "1" },
  printed: "T_st / T_0",
  evaluate: ({ start, tension }) => start / tension,
});

/** Mass that hangs in balance with a belt tension, in whole steps. */
export const requiredTakeUpMass = defineFormula({
  id: "mechanics/take-up/required-take-up-mass",
  source: adopted("take-up mass in whole increments"),
  inputs: {
    tension: { symbol: "T_0", unit: "N", must: nonNegative },
    gravity,
    wrapAngle,
    increment: { symbol: "dM", unit: "kg", must: positive },
  },
  output: { symbol: "M", unit: "kg" },
  printed: "ceil(2 * T_0 * sin(theta / 2) / g / dM) * dM",
  evaluate: ({ tension, gravity: g, wrapAngle: wrap, increment }) =>
    Math.ceil((2 * tension * Math.sin(wrap / 2)) / g / increment) * increment,
});

/** Stretch of a stretch of belt under its mean tension. */
export const elasticStretch = defineFormula({
  id: "mechanics/take-up/elastic-stretch",
  source: mechanics("linear elasticity"),
  inputs: {
    meanTension: { symbol: "T", unit: "N", must: finite },
    length: { symbol: "L", unit: "m", must: nonNegative },
    modulus: { symbol: "E_b", unit: "N/m", must: positive },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "dL", unit: "m" },
  printed: "T * L / (E_b * B)",
  evaluate: ({ meanTension, length, modulus, beltWidth }) => (meanTension * length) / (modulus * beltWidth),
});

/** Mean of the two end tensions. */
export const averageTension = defineFormula({
  id: "mechanics/take-up/average-tension",
  source: mechanics("linear tension along a section"),
  inputs: {
    start: { symbol: "T_1", unit: "N", must: finite },
    end: { symbol: "T_2", unit: "N", must: finite },
  },
  output: { symbol: "T", unit: "N" },
  printed: "(T_1 + T_2) / 2",
  evaluate: ({ start, end }) => (start + end) / 2,
});

/** Mean tension along a line that bends by b x (1 − x) between its ends. */
export const bentAverage = defineFormula({
  id: "mechanics/take-up/bent-average",
  source: mechanics("parabola between both ends"),
  inputs: {
    average: { symbol: "T", unit: "N", must: finite },
    bend: { symbol: "b", unit: "N", must: finite },
  },
  output: { symbol: "T", unit: "N" },
  printed: "T + b / 6",
  evaluate: ({ average, bend }) => average + bend / 6,
});

/** Warmest less coldest; none where they are the other way round. */
export const temperatureRange = defineFormula({
  id: "mechanics/take-up/temperature-range",
  source: mechanics("thermal expansion"),
  inputs: { warmest: { symbol: "T_2", unit: "degC" }, coldest: { symbol: "T_1", unit: "degC" } },
  output: { symbol: "dT", unit: "degC" },
  printed: "max(0, T_2 - T_1)",
  evaluate: ({ warmest, coldest }) => Math.max(0, warmest - coldest),
});

/** Growth of a length with temperature. */
export const thermalStretch = defineFormula({
  id: "mechanics/take-up/thermal-stretch",
  source: mechanics("thermal expansion"),
  inputs: {
    expansion: { symbol: "alpha", unit: "1/degC", must: nonNegative },
    length: { symbol: "L", unit: "m", must: nonNegative },
    temperatureRange: { symbol: "dT", unit: "degC", must: nonNegative },
  },
  output: { symbol: "dL", unit: "m" },
  printed: "alpha * L * dT",
  evaluate: ({ expansion, length, temperatureRange }) => expansion * length * temperatureRange,
});

/** A take-up with two strands moves half the belt it takes in. */
export const takeUpTravel = defineFormula({
  id: "mechanics/take-up/take-up-travel",
  source: mechanics("two strands at the take-up"),
  inputs: { lengthChange: { symbol: "dL", unit: "m", must: finite } },
  output: { symbol: "s_tu", unit: "m" },
  printed: "dL / 2",
  evaluate: ({ lengthChange }) => lengthChange / 2,
});

/** Mean tension of a section times its length. */
export const tensionTimesLength = defineFormula({
  id: "mechanics/take-up/tension-times-length",
  source: mechanics("linear tension along a section"),
  inputs: {
    tension: { symbol: "T", unit: "N", must: finite },
    length: { symbol: "L", unit: "m", must: nonNegative },
  },
  output: { symbol: "TL", unit: "N*m" },
  printed: "T * L",
  evaluate: ({ tension, length }) => tension * length,
});

/** Mean tension over the straight belt. */
export const meanOverLength = defineFormula({
  id: "mechanics/take-up/mean-over-length",
  source: mechanics("mean over the straight belt"),
  inputs: {
    pull: { symbol: "TL", unit: "N*m", must: finite },
    straightLength: { symbol: "L_straight", unit: "m", must: positive },
  },
  output: { symbol: "T", unit: "N" },
  printed: "TL / L_straight",
  evaluate: ({ pull, straightLength }) => pull / straightLength,
});
