import { geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { defineSum } from "../../trace/sum.ts";

const source = geometry("load of parabolic top over the belt");

/** Cross-section of load standing over one straight piece of half the belt. */
export const loadOverPiece = defineFormula({
  id: "idler-loads/load-share/load-over-piece",
  source,
  inputs: {
    edgeLevel: { symbol: "z_e", unit: "m" },
    crown: { symbol: "h", unit: "m", must: nonNegative },
    halfChord: { symbol: "X", unit: "m", must: positive },
    start: { symbol: "x_0", unit: "m", must: nonNegative },
    end: { symbol: "x_1", unit: "m", must: nonNegative },
    startLevel: { symbol: "z_0", unit: "m" },
    endLevel: { symbol: "z_1", unit: "m" },
  },
  output: { symbol: "A_k", unit: "m2" },
  printed: "(z_e + h - (z_0 + z_1) / 2) * (x_1 - x_0) - h * (x_1 ^ 3 - x_0 ^ 3) / (3 * X ^ 2)",
  evaluate: ({ edgeLevel, crown, halfChord, start, end, startLevel, endLevel }) =>
    (edgeLevel + crown - (startLevel + endLevel) / 2) * (end - start) -
    (crown * (end ** 3 - start ** 3)) / (3 * halfChord ** 2),
});

/** Cross-section of half the load. */
export const halfLoad = defineSum({
  id: "idler-loads/load-share/half-load",
  source,
  output: { symbol: "A", unit: "m2" },
  term: "A_k",
});

/** Share of the material on a roll that lies on one side of the centre line. */
export const sideRollShare = defineFormula({
  id: "idler-loads/load-share/side-roll-share",
  source,
  inputs: {
    piece: { symbol: "A_k", unit: "m2", must: nonNegative },
    half: { symbol: "A", unit: "m2", must: positive },
  },
  output: { symbol: "k_w", unit: "1" },
  printed: "A_k / (2 * A)",
  evaluate: ({ piece, half }) => piece / (2 * half),
});

/** Share of the material on the middle roll of an odd number. */
export const middleRollShare = defineFormula({
  id: "idler-loads/load-share/middle-roll-share",
  source,
  inputs: {
    piece: { symbol: "A_k", unit: "m2", must: nonNegative },
    half: { symbol: "A", unit: "m2", must: positive },
  },
  output: { symbol: "k_c", unit: "1" },
  printed: "A_k / A",
  evaluate: ({ piece, half }) => piece / half,
});

/** What two wing rolls of three carry each. */
export const wingShare = defineFormula({
  id: "idler-loads/load-share/wing-share",
  source: geometry("symmetric load"),
  inputs: { centreShare: { symbol: "k_c", unit: "1", must: between(0, 1) } },
  output: { symbol: "k_w", unit: "1" },
  printed: "(1 - k_c) / 2",
  evaluate: ({ centreShare }) => (1 - centreShare) / 2,
});

/** Share of the belt on a roll by the length lying on it. */
export const beltLengthShare = defineFormula({
  id: "idler-loads/load-share/belt-length-share",
  source: geometry("belt lying along the rolls"),
  inputs: {
    length: { symbol: "l", unit: "m", must: nonNegative },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "k_b", unit: "1" },
  printed: "l / B",
  evaluate: ({ length, beltWidth }) => length / beltWidth,
});
