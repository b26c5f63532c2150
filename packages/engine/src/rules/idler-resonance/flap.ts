import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { atLeast, nonNegative, positive } from "../../trace/limit.ts";

const tension = { symbol: "T", unit: "N", must: nonNegative };
const lineMass = { symbol: "q", unit: "kg/m", must: positive };
const beltSpeed = { symbol: "v", unit: "m/s", must: nonNegative };
const waveSpeed = { symbol: "c", unit: "m/s", must: nonNegative };
const spacing = { symbol: "s", unit: "m", must: positive, covers: atLeast(1) };

/** Speed of a transverse wave in the belt. */
export const transverseWaveSpeed = defineFormula({
  id: "idler-resonance/flap/transverse-wave-speed",
  source: mechanics("string"),
  inputs: { tension, lineMass },
  output: { symbol: "c", unit: "m/s" },
  printed: "sqrt(T / q)",
  evaluate: ({ tension: pull, lineMass: mass }) => Math.sqrt(pull / mass),
});

/** First frequency of the moving belt between two sets; 0 when the belt outruns its waves. Bending stiffness is left out. */
export const flapFrequency = defineFormula({
  id: "idler-resonance/flap/flap-frequency",
  source: mechanics("string moving along itself, first mode"),
  inputs: { waveSpeed, beltSpeed, spacing },
  output: { symbol: "f_b", unit: "1/s" },
  printed: "if(c <= v, 0[1/s], (c - v ^ 2 / c) / (2 * s))",
  evaluate: ({ waveSpeed: c, beltSpeed: v, spacing: s }) => (c <= v ? 0 : (c - v ** 2 / c) / (2 * s)),
});

/** Frequency at which an eccentric roll strikes the belt. */
export const rollFrequency = defineFormula({
  id: "idler-resonance/flap/roll-frequency",
  source: mechanics("rolling"),
  inputs: { beltSpeed, rollDiameter: { symbol: "D_r", unit: "m", must: positive } },
  output: { symbol: "f_r", unit: "1/s" },
  printed: "v / (pi * D_r)",
  evaluate: ({ beltSpeed: v, rollDiameter }) => v / (Math.PI * rollDiameter),
});

/** Spacing that would put the belt exactly on the roll frequency. */
export const resonantSpacing = defineFormula({
  id: "idler-resonance/flap/resonant-spacing",
  source: mechanics("string moving along itself, first mode"),
  inputs: {
    waveSpeed: { ...waveSpeed, must: positive },
    beltSpeed,
    rollFrequency: { symbol: "f_r", unit: "1/s", must: positive },
  },
  output: { symbol: "s_res", unit: "m" },
  printed: "max(0, c - v ^ 2 / c) / (2 * f_r)",
  evaluate: ({ waveSpeed: c, beltSpeed: v, rollFrequency: f }) => Math.max(0, c - v ** 2 / c) / (2 * f),
});

/** Tension at which the belt flaps at a given frequency. */
export const resonantTension = defineFormula({
  id: "idler-resonance/flap/resonant-tension",
  source: mechanics("string moving along itself, first mode"),
  inputs: { lineMass, frequency: { symbol: "f", unit: "1/s", must: nonNegative }, spacing, beltSpeed },
  output: { symbol: "T_res", unit: "N" },
  printed: "q * (f * s + sqrt((f * s) ^ 2 + v ^ 2)) ^ 2",
  evaluate: ({ lineMass: mass, frequency: f, spacing: s, beltSpeed: v }) =>
    mass * (f * s + Math.sqrt((f * s) ** 2 + v ** 2)) ** 2,
});

const aroundRolls = mechanics("band round the frequency of the rolls");
const strike = { symbol: "f_r", unit: "1/s", must: nonNegative };
const band = { symbol: "df", unit: "1/s", must: nonNegative };

/** Half width of the band where it is told as a share. */
export const bandOfShare = defineFormula({
  id: "idler-resonance/flap/band-of-share",
  source: aroundRolls,
  inputs: { share: { symbol: "k", unit: "1", must: nonNegative }, rollFrequency: strike },
  output: { symbol: "df", unit: "1/s" },
  printed: "k * f_r",
  evaluate: ({ share, rollFrequency: frequency }) => share * frequency,
});

export const bandStart = defineFormula({
  id: "idler-resonance/flap/band-start",
  source: aroundRolls,
  inputs: { rollFrequency: strike, band },
  output: { symbol: "f", unit: "1/s" },
  printed: "max(0, f_r - df)",
  evaluate: ({ rollFrequency: frequency, band: width }) => Math.max(0, frequency - width),
});

export const bandEnd = defineFormula({
  id: "idler-resonance/flap/band-end",
  source: aroundRolls,
  inputs: { rollFrequency: strike, band },
  output: { symbol: "f", unit: "1/s" },
  printed: "f_r + df",
  evaluate: ({ rollFrequency: frequency, band: width }) => frequency + width,
});
