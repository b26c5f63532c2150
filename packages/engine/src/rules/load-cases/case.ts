import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

const massFlow = { symbol: "I_m", unit: "kg/s", must: nonNegative };
const share = { symbol: "s", unit: "1", must: nonNegative };

/** Belt speed of a case. */
export const speedInCase = defineFormula({
  id: "load-cases/case/speed-in-case",
  source: adopted("a case says its speed as a share of the design's"),
  inputs: { beltSpeed: { symbol: "v", unit: "m/s", must: positive }, share: { ...share, must: positive } },
  output: { symbol: "v_case", unit: "m/s" },
  printed: "v * s",
  evaluate: ({ beltSpeed, share: part }) => beltSpeed * part,
});

/** Slope of the speed that a start follows, in the same time to the speed of the case. */
export const accelerationInCase = defineFormula({
  id: "load-cases/case/acceleration-in-case",
  source: adopted("a case says its speed as a share of the design's"),
  inputs: { acceleration: { symbol: "a", unit: "m/s2" }, share: { ...share, must: positive } },
  output: { symbol: "a_case", unit: "m/s2" },
  printed: "a * s",
  evaluate: ({ acceleration, share: part }) => acceleration * part,
});

/** What a hopper feeds in a case that says it as a share. */
export const fedShare = defineFormula({
  id: "load-cases/case/fed-share",
  source: adopted("a case says what is fed as a share of the design's"),
  inputs: { massFlow, share },
  output: { symbol: "dI_m", unit: "kg/s" },
  printed: "I_m * s",
  evaluate: ({ massFlow: flow, share: part }) => flow * part,
});

/** Tonnage behind a hopper. */
export const fedOnto = defineFormula({
  id: "load-cases/case/fed-onto",
  source: mechanics("conservation of mass"),
  inputs: { arriving: { symbol: "I_m", unit: "kg/s", must: nonNegative }, added: { ...massFlow, symbol: "dI_m" } },
  output: { symbol: "I_m", unit: "kg/s" },
  printed: "I_m + dI_m",
  evaluate: ({ arriving, added }) => arriving + added,
});

/** Tonnage behind a point where the design takes some off: the same share of it goes in every case. */
export const takenOff = defineFormula({
  id: "load-cases/case/taken-off",
  source: adopted("the same share of the tonnage is taken off in every case"),
  inputs: {
    arriving: { symbol: "I_m", unit: "kg/s", must: nonNegative },
    massFlow: { symbol: "I_d", unit: "kg/s", must: nonNegative },
    flowBefore: { symbol: "I_d0", unit: "kg/s", must: positive },
  },
  output: { symbol: "I_m", unit: "kg/s" },
  printed: "I_m * I_d / I_d0",
  evaluate: ({ arriving, massFlow: flow, flowBefore }) => (arriving * flow) / flowBefore,
});

/** Wet or compacted material: more mass in the same volume. */
export const heavierFlow = defineFormula({
  id: "load-cases/case/heavier-flow",
  source: adopted("wet or compacted material weighs more and fills the same"),
  inputs: { massFlow, factor: { symbol: "c_rho", unit: "1", must: positive } },
  output: { symbol: "I_m", unit: "kg/s" },
  printed: "I_m * c_rho",
  evaluate: ({ massFlow: flow, factor }) => flow * factor,
});

export const heavierDensity = defineFormula({
  id: "load-cases/case/heavier-density",
  source: adopted("wet or compacted material weighs more and fills the same"),
  inputs: {
    bulkDensity: { symbol: "rho", unit: "kg/m3", must: positive },
    factor: { symbol: "c_rho", unit: "1", must: positive },
  },
  output: { symbol: "rho", unit: "kg/m3" },
  printed: "rho * c_rho",
  evaluate: ({ bulkDensity, factor }) => bulkDensity * factor,
});

const wear = { symbol: "w", unit: "1", must: between(0, 1) };

/** Mass of a metre of worn belt. */
export const wornMass = defineFormula({
  id: "load-cases/case/worn-mass",
  source: mechanics("mass of carcass and covers"),
  inputs: {
    beltMass: { symbol: "q_B", unit: "kg/m", must: positive },
    wear,
    beltWidth: { symbol: "B", unit: "m", must: positive },
    coverDensity: { symbol: "rho_c", unit: "kg/m3", must: nonNegative },
    topCover: { symbol: "t_t", unit: "m", must: nonNegative },
    bottomCover: { symbol: "t_u", unit: "m", must: nonNegative },
  },
  output: { symbol: "q_B", unit: "kg/m" },
  printed: "q_B - w * B * rho_c * (t_t + t_u)",
  evaluate: ({ beltMass, wear: gone, beltWidth, coverDensity, topCover, bottomCover }) =>
    beltMass - gone * beltWidth * coverDensity * (topCover + bottomCover),
});

export const wornCover = defineFormula({
  id: "load-cases/case/worn-cover",
  source: adopted("both covers lose the same share"),
  inputs: { cover: { symbol: "t", unit: "m", must: nonNegative }, wear },
  output: { symbol: "t", unit: "m" },
  printed: "t * (1 - w)",
  evaluate: ({ cover, wear: gone }) => cover * (1 - gone),
});

/** Share of a section that a stretch of load covers. */
export const coveredShare = defineFormula({
  id: "load-cases/case/covered-share",
  source: mechanics("load over part of a section"),
  inputs: {
    from: { symbol: "s_1", unit: "m" },
    to: { symbol: "s_2", unit: "m" },
    start: { symbol: "s", unit: "m" },
    length: { symbol: "L", unit: "m", must: positive },
  },
  output: { symbol: "c", unit: "1" },
  printed: "min(1, max(0, min(s_2, s + L) - max(s_1, s)) / L)",
  evaluate: ({ from, to, start, length }) =>
    Math.min(1, Math.max(0, Math.min(to, start + length) - Math.max(from, start)) / length),
});

/** Mean tonnage of a section of which part carries other load. */
export const mixedFlow = defineFormula({
  id: "load-cases/case/mixed-flow",
  source: mechanics("load over part of a section"),
  inputs: {
    inside: { ...massFlow, symbol: "I_1" },
    outside: { ...massFlow, symbol: "I_2" },
    share: { ...wear, symbol: "c" },
  },
  output: { symbol: "I_m", unit: "kg/s" },
  printed: "c * I_1 + (1 - c) * I_2",
  evaluate: ({ inside, outside, share: part }) => part * inside + (1 - part) * outside,
});

/** Friction of a belt at rest, over that of the design: no more of it is counted on than there surely is. */
export const restingFriction = defineFormula({
  id: "load-cases/case/resting-friction",
  source: adopted("a belt at rest has its friction at the low end"),
  inputs: {
    factor: { symbol: "k_f", unit: "1", must: nonNegative },
    lowFriction: { symbol: "x_low", unit: "1", must: between(0, 1) },
  },
  output: { symbol: "x", unit: "1" },
  printed: "k_f * x_low",
  evaluate: ({ factor, lowFriction }) => factor * lowFriction,
});
