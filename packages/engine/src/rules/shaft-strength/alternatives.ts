import { cemaB105, shigley } from "../../standards/machine-sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { atMost, nonNegative, positive } from "../../trace/limit.ts";

const moment = { symbol: "M", unit: "N*m", must: nonNegative };
const torque = { symbol: "T", unit: "N*m", must: nonNegative };
const tensileStrength = { symbol: "F_U", unit: "Pa", must: positive };
const diameter = { symbol: "D", unit: "m", must: positive, covers: atMost(0.4) };
const safety = { symbol: "n_s", unit: "1", must: positive };
const endurance = { symbol: "S_e", unit: "Pa", must: positive };
const bendingFactor = { symbol: "K_f", unit: "1", must: positive };
const torsionFactor = { symbol: "K_fs", unit: "1", must: positive };

/** Corrected fatigue strength: 0.8 surface, size by diameter, 0.897 reliability, and the keyway's factor. */
export const cemaFatigueStrength = defineFormula({
  id: "shaft-strength/alternatives/cema-fatigue-strength",
  source: cemaB105("shaft fatigue strength"),
  inputs: { diameter, keywayFactor: { symbol: "k_f", unit: "1", must: positive }, tensileStrength },
  output: { symbol: "S_f", unit: "Pa" },
  printed: "0.8 * (D / 25.4[mm]) ^ (-0.19) * 0.897 * k_f * 0.5 * F_U",
  evaluate: ({ diameter: d, keywayFactor, tensileStrength: strength }) =>
    0.8 * (d / 0.0254) ** -0.19 * 0.897 * keywayFactor * 0.5 * strength,
});

/** Shaft diameter after CEMA. */
export const cemaShaftDiameter = defineFormula({
  id: "shaft-strength/alternatives/cema-shaft-diameter",
  source: cemaB105("shaft diameter, bending and torsion"),
  inputs: {
    safety,
    moment,
    fatigueStrength: { symbol: "S_f", unit: "Pa", must: positive },
    torque,
    yieldStrength: { symbol: "S_y", unit: "Pa", must: positive },
  },
  output: { symbol: "D", unit: "m" },
  printed: "(32 * n_s / pi * sqrt((M / S_f) ^ 2 + 0.75 * (T / S_y) ^ 2)) ^ (1 / 3)",
  evaluate: ({ safety: n, moment: m, fatigueStrength, torque: t, yieldStrength }) =>
    (((32 * n) / Math.PI) * Math.sqrt((m / fatigueStrength) ** 2 + 0.75 * (t / yieldStrength) ** 2)) ** (1 / 3),
});

/** Endurance limit of a machined shaft of this size. */
export const goodmanEndurance = defineFormula({
  id: "shaft-strength/alternatives/goodman-endurance",
  source: shigley("Marin factors, machined surface, 90 % reliability"),
  inputs: { tensileStrength, diameter, enduranceLimit: { symbol: "F_R", unit: "Pa", must: positive } },
  output: { symbol: "S_e", unit: "Pa" },
  printed:
    "4.51 * (F_U / 1000000[Pa]) ^ (-0.265) * if(D <= 51[mm], 1.24 * (D / 1[mm]) ^ (-0.107), 1.51 * (D / 1[mm]) ^ (-0.157)) * 0.897 * F_R",
  evaluate: ({ tensileStrength: strength, diameter: d, enduranceLimit }) => {
    const size = d <= 0.051 ? 1.24 * (d / 0.001) ** -0.107 : 1.51 * (d / 0.001) ** -0.157;
    return 4.51 * (strength / 1e6) ** -0.265 * size * 0.897 * enduranceLimit;
  },
});

/** Shaft diameter for reversed bending and steady torque, von Mises and Goodman. */
export const goodmanDiameter = defineFormula({
  id: "shaft-strength/alternatives/goodman-diameter",
  source: shigley("DE-Goodman"),
  inputs: { safety, bendingFactor, moment, endurance, torsionFactor, torque, tensileStrength },
  output: { symbol: "D", unit: "m" },
  printed: "(16 * n_s / pi * (2 * K_f * M / S_e + sqrt(3) * K_fs * T / F_U)) ^ (1 / 3)",
  evaluate: ({
    safety: n,
    bendingFactor: kf,
    moment: m,
    endurance: se,
    torsionFactor: kfs,
    torque: t,
    tensileStrength: fu,
  }) => (((16 * n) / Math.PI) * ((2 * kf * m) / se + (Math.sqrt(3) * kfs * t) / fu)) ** (1 / 3),
});

/** Alternating bending stress at a notch. */
export const alternatingStress = defineFormula({
  id: "shaft-strength/alternatives/alternating-stress",
  source: shigley("von Mises stresses of a shaft"),
  inputs: { bendingFactor, moment, diameter },
  output: { symbol: "sigma_a", unit: "Pa" },
  printed: "32 * K_f * M / (pi * D ^ 3)",
  evaluate: ({ bendingFactor: kf, moment: m, diameter: d }) => (32 * kf * m) / (Math.PI * d ** 3),
});

/** Steady equivalent stress of the torque at a notch. */
export const steadyStress = defineFormula({
  id: "shaft-strength/alternatives/steady-stress",
  source: shigley("von Mises stresses of a shaft"),
  inputs: { torsionFactor, torque, diameter },
  output: { symbol: "sigma_m", unit: "Pa" },
  printed: "sqrt(3) * 16 * K_fs * T / (pi * D ^ 3)",
  evaluate: ({ torsionFactor: kfs, torque: t, diameter: d }) => (Math.sqrt(3) * 16 * kfs * t) / (Math.PI * d ** 3),
});

/** Safety against fatigue on the Goodman line. */
export const fatigueSafety = defineFormula({
  id: "shaft-strength/alternatives/fatigue-safety",
  source: shigley("Goodman line"),
  inputs: {
    alternating: { symbol: "sigma_a", unit: "Pa", must: positive },
    endurance,
    steady: { symbol: "sigma_m", unit: "Pa", must: nonNegative },
    tensileStrength,
  },
  output: { symbol: "n_f", unit: "1" },
  printed: "1 / (sigma_a / S_e + sigma_m / F_U)",
  evaluate: ({ alternating, endurance: se, steady, tensileStrength: fu }) => 1 / (alternating / se + steady / fu),
});

/** Safety against yield of the smooth shaft. */
export const yieldSafety = defineFormula({
  id: "shaft-strength/alternatives/yield-safety",
  source: shigley("distortion energy"),
  inputs: {
    yieldStrength: { symbol: "F_Y", unit: "Pa", must: positive },
    moment: { ...moment, must: positive },
    torque,
    diameter,
  },
  output: { symbol: "n_y", unit: "1" },
  printed: "F_Y / sqrt((32 * M / (pi * D ^ 3)) ^ 2 + 3 * (16 * T / (pi * D ^ 3)) ^ 2)",
  evaluate: ({ yieldStrength, moment: m, torque: t, diameter: d }) => {
    const section = Math.PI * d ** 3;
    return yieldStrength / Math.sqrt(((32 * m) / section) ** 2 + 3 * ((16 * t) / section) ** 2);
  },
});
