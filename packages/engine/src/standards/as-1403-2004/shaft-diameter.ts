import { defineFormula } from "../../trace/formula.ts";
import { atLeast, nonNegative, positive } from "../../trace/limit.ts";
import { as1403 } from "../machine-sources.ts";

/**
 * The standard prints millimetres, newton metres and megapascals: D³ = 10⁴ Fs/FR · …, with P D/8000. In SI the numbers
 * become 10 and 8.
 */
const clause = (number: number) => as1403(`formula ${number}`);
const provisional = "no published shaft was at hand to check this formula; formula 4 reproduces one";
const safety = { symbol: "F_s", unit: "1", must: positive };
const yieldStrength = { symbol: "F_Y", unit: "Pa", must: positive };
const enduranceLimit = { symbol: "F_R", unit: "Pa", must: positive };
const sizeFactor = { symbol: "K_s", unit: "1", must: atLeast(1) };
const stressFactor = { symbol: "K", unit: "1", must: atLeast(1) };
const moment = { symbol: "M_q", unit: "N*m", must: nonNegative };
const torque = { symbol: "T_q", unit: "N*m", must: nonNegative };
const axialForce = { symbol: "P_q", unit: "N", must: nonNegative };
const diameter = { symbol: "D", unit: "m", must: nonNegative };
const fatigue = { safety, enduranceLimit, sizeFactor, stressFactor, moment, torque, axialForce, diameter };

/** Formula 1: at most 600 starts and 900 turns a year, so that yield decides. */
export const rarelyTurnedShaft = defineFormula({
  id: "as-1403-2004/shaft-diameter/rarely-turned-shaft",
  source: clause(1),
  provisional,
  inputs: { safety, yieldStrength, moment, torque, axialForce, diameter },
  output: { symbol: "D", unit: "m" },
  printed: "(10 * F_s / F_Y * sqrt((M_q + P_q * D / 8) ^ 2 + 0.75 * T_q ^ 2)) ^ (1 / 3)",
  evaluate: ({ safety: fs, yieldStrength: fy, moment: m, torque: t, axialForce: p, diameter: d }) =>
    (((10 * fs) / fy) * Math.sqrt((m + (p * d) / 8) ** 2 + 0.75 * t ** 2)) ** (1 / 3),
});

/** Formula 2: at most 600 starts a year, more than 900 turns. */
export const rarelyStartedShaft = defineFormula({
  id: "as-1403-2004/shaft-diameter/rarely-started-shaft",
  source: clause(2),
  provisional,
  inputs: fatigue,
  output: { symbol: "D", unit: "m" },
  printed: "(10 * F_s / F_R * sqrt((K_s * K * (M_q + P_q * D / 8)) ^ 2 + 0.75 * T_q ^ 2)) ^ (1 / 3)",
  evaluate: ({
    safety: fs,
    enduranceLimit: fr,
    sizeFactor: ks,
    stressFactor: k,
    moment: m,
    torque: t,
    axialForce: p,
    diameter: d,
  }) => (((10 * fs) / fr) * Math.sqrt((ks * k * (m + (p * d) / 8)) ** 2 + 0.75 * t ** 2)) ** (1 / 3),
});

/** Formula 3: more than 600 starts and 900 turns a year, torque one way. The conveyor's usual case. */
export const oftenStartedShaft = defineFormula({
  id: "as-1403-2004/shaft-diameter/often-started-shaft",
  source: clause(3),
  provisional,
  inputs: fatigue,
  output: { symbol: "D", unit: "m" },
  printed:
    "(10 * F_s / F_R * sqrt((K_s * K * (M_q + P_q * D / 8)) ^ 2 + 3 / 16 * ((1 + K_s * K) * T_q) ^ 2)) ^ (1 / 3)",
  evaluate: ({
    safety: fs,
    enduranceLimit: fr,
    sizeFactor: ks,
    stressFactor: k,
    moment: m,
    torque: t,
    axialForce: p,
    diameter: d,
  }) =>
    (((10 * fs) / fr) * Math.sqrt((ks * k * (m + (p * d) / 8)) ** 2 + (3 / 16) * ((1 + ks * k) * t) ** 2)) ** (1 / 3),
});

/** Formula 4: the same with torque both ways. Reproduces a published shaft report. */
export const reversingShaft = defineFormula({
  id: "as-1403-2004/shaft-diameter/reversing-shaft",
  source: clause(4),
  inputs: fatigue,
  output: { symbol: "D", unit: "m" },
  printed: "(10 * F_s / F_R * K_s * K * sqrt((M_q + P_q * D / 8) ^ 2 + 0.75 * T_q ^ 2)) ^ (1 / 3)",
  evaluate: ({
    safety: fs,
    enduranceLimit: fr,
    sizeFactor: ks,
    stressFactor: k,
    moment: m,
    torque: t,
    axialForce: p,
    diameter: d,
  }) => (((10 * fs) / fr) * ks * k * Math.sqrt((m + (p * d) / 8) ** 2 + 0.75 * t ** 2)) ** (1 / 3),
});
