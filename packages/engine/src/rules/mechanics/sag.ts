import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { atMost, nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("parabola of a uniformly loaded string; ISO 5048, DIN 22101 and CEMA alike");
const beltMass = { symbol: "q_B", unit: "kg/m", must: nonNegative };
const lineLoad = { symbol: "q_G", unit: "kg/m", must: nonNegative };
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const spacing = { symbol: "a", unit: "m", must: nonNegative };

/** Tension that holds the belt to an allowed sag between idlers. */
export const sagTension = defineFormula({
  id: "mechanics/sag/sag-tension",
  source,
  inputs: {
    beltMass,
    lineLoad,
    gravity,
    spacing,
    sag: { symbol: "s", unit: "1", must: positive, covers: atMost(0.05) },
  },
  output: { symbol: "T_sag", unit: "N" },
  printed: "(q_B + q_G) * g * a / (8 * s)",
  evaluate: ({ beltMass: belt, lineLoad: load, gravity: g, spacing: pitch, sag }) =>
    ((belt + load) * g * pitch) / (8 * sag),
});

/** Sag between idlers over their spacing. */
export const relativeSag = defineFormula({
  id: "mechanics/sag/relative-sag",
  source,
  inputs: { beltMass, lineLoad, gravity, spacing, tension: { symbol: "T", unit: "N", must: positive } },
  output: { symbol: "s", unit: "1" },
  printed: "(q_B + q_G) * g * a / (8 * T)",
  evaluate: ({ beltMass: belt, lineLoad: load, gravity: g, spacing: pitch, tension }) =>
    ((belt + load) * g * pitch) / (8 * tension),
});

/**
 * Mean tension along a straight tension line for its sag: the logarithmic mean is the exact average of 1/T. Ends that are
 * nearly equal take the series of the same function.
 */
export const meanTension = defineFormula({
  id: "mechanics/sag/mean-tension",
  source: mechanics("average of 1/T along a linear tension profile"),
  inputs: {
    start: { symbol: "T_1", unit: "N", must: positive },
    end: { symbol: "T_2", unit: "N", must: positive },
  },
  output: { symbol: "T", unit: "N" },
  printed:
    "if(abs(T_2 - T_1) <= 0.0001 * T_1, (T_1 + T_2) / 2 - (T_2 - T_1) ^ 2 / (6 * (T_1 + T_2)), (T_2 - T_1) / ln(T_2 / T_1))",
  evaluate: ({ start, end }) =>
    Math.abs(end - start) <= 0.0001 * start
      ? (start + end) / 2 - (end - start) ** 2 / (6 * (start + end))
      : (end - start) / Math.log(end / start),
});

/** The same where the tension line passes the floor: what lies below it counts as the floor. */
export const meanTensionAcrossFloor = defineFormula({
  id: "mechanics/sag/mean-tension-across-floor",
  source: mechanics("average of 1/T along a linear tension profile"),
  inputs: {
    low: { symbol: "T_1", unit: "N" },
    high: { symbol: "T_2", unit: "N", must: positive },
    floor: { symbol: "T_5", unit: "N", must: positive },
  },
  output: { symbol: "T", unit: "N" },
  printed: "(T_2 - T_1) / (1 - T_1 / T_5 + ln(T_2 / T_5))",
  evaluate: ({ low, high, floor }) => (high - low) / (1 - low / floor + Math.log(high / floor)),
});

/** A section end never counts below the tension of 5 % sag: the parabola and the friction model end there. */
export const flooredTension = defineFormula({
  id: "mechanics/sag/floored-tension",
  source: adopted("tension floor at 5 % sag"),
  inputs: {
    tension: { symbol: "T", unit: "N" },
    floor: { symbol: "T_5", unit: "N", must: nonNegative },
  },
  output: { symbol: "T", unit: "N" },
  printed: "max(T, T_5)",
  guards: "tension",
  evaluate: ({ tension, floor }) => Math.max(tension, floor),
});

/** What the lowest tension of a section has over the one that keeps its allowed sag. */
export const sagMargin = defineFormula({
  id: "mechanics/sag/sag-margin",
  source,
  inputs: {
    start: { symbol: "T_1", unit: "N" },
    end: { symbol: "T_2", unit: "N" },
    sagTension: { symbol: "T_sag", unit: "N", must: nonNegative },
  },
  output: { symbol: "dT", unit: "N" },
  printed: "min(T_1, T_2) - T_sag",
  evaluate: ({ start, end, sagTension: wanted }) => Math.min(start, end) - wanted,
});
