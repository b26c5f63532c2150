import { defineFormula } from "../../trace/formula.ts";
import { atMost, finite, nonNegative, positive } from "../../trace/limit.ts";
import { adopted, mechanics } from "../sources.ts";

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

/**
 * Middle of a broken line with the same mean as the true tension line of a section whose friction falls as the belt gets
 * tighter. Without the bend a section cut in two would have another friction than the whole.
 */
export const middleTension = defineFormula({
  id: "mechanics/sag/middle-tension",
  source: mechanics("parabola with the slopes of both ends, and a broken line of the same area"),
  inputs: {
    start: { symbol: "T_1", unit: "N" },
    end: { symbol: "T_2", unit: "N" },
    floor: { symbol: "T_5", unit: "N", must: positive },
    tensionPart: { symbol: "K", unit: "N2", must: finite },
    frictionShare: { symbol: "s_f", unit: "1", must: nonNegative },
  },
  output: { symbol: "T_m", unit: "N" },
  printed: "(T_1 + T_2) / 2 + s_f * (K / max(T_1, T_5) - K / max(T_2, T_5)) / 6",
  evaluate: ({ start, end, floor, tensionPart, frictionShare }) =>
    (start + end) / 2 +
    (frictionShare * (tensionPart / Math.max(start, floor) - tensionPart / Math.max(end, floor))) / 6,
});

/** Mean tension of a section from those of its halves: 1/T is what is averaged. */
export const meanOfHalves = defineFormula({
  id: "mechanics/sag/mean-of-halves",
  source: mechanics("average of 1/T over two halves"),
  inputs: {
    first: { symbol: "T_a", unit: "N", must: positive },
    second: { symbol: "T_b", unit: "N", must: positive },
  },
  output: { symbol: "T", unit: "N" },
  printed: "2 / (1 / T_a + 1 / T_b)",
  evaluate: ({ first, second }) => 2 / (1 / first + 1 / second),
});

/** How friction falls with tension, F = F_0 + K/T: from the friction at a tension and at twice that. */
export const tensionPartOfFriction = defineFormula({
  id: "mechanics/sag/tension-part-of-friction",
  source: mechanics("friction that grows with the sag"),
  inputs: {
    tension: { symbol: "T", unit: "N", must: nonNegative },
    friction: { symbol: "F_1", unit: "N" },
    frictionAtTwice: { symbol: "F_2", unit: "N" },
  },
  output: { symbol: "K", unit: "N2" },
  printed: "2 * T * (F_1 - F_2)",
  evaluate: ({ tension, friction, frictionAtTwice }) => 2 * tension * (friction - frictionAtTwice),
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
