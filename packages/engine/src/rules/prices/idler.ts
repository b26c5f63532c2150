import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative } from "../../trace/limit.ts";

const source = adopted("indicative prices of parts");

/** A roll without its steel: making it, two bearings and two sets of seals, by the bore of its bearings. */
export const rollPrice = defineFormula({
  id: "prices/idler/roll-price",
  source,
  inputs: {
    making: { symbol: "c_r", unit: "USD" },
    bearing: { symbol: "c_b", unit: "USD" },
    bore: { symbol: "d", unit: "m", must: nonNegative },
    bearingExponent: { symbol: "n_b", unit: "1" },
    seal: { symbol: "c_s", unit: "USD" },
    sealExponent: { symbol: "n_s", unit: "1" },
  },
  output: { symbol: "C_r", unit: "USD" },
  printed: "c_r + 2 * (c_b * (d / 0.02[m])^n_b + c_s * (d / 0.02[m])^n_s)",
  evaluate: ({ making, bearing, bore, bearingExponent, seal, sealExponent }) =>
    making + 2 * (bearing * (bore / 0.02) ** bearingExponent + seal * (bore / 0.02) ** sealExponent),
});

export const idlerSetPrice = defineFormula({
  id: "prices/idler/idler-set-price",
  source,
  inputs: {
    rolls: { symbol: "z", unit: "1", must: nonNegative },
    roll: { symbol: "C_r", unit: "USD" },
    rotating: { symbol: "c_r", unit: "USD/kg" },
    rotatingMass: { symbol: "m_r", unit: "kg", must: nonNegative },
    frame: { symbol: "c_f", unit: "USD/kg" },
    setMass: { symbol: "m", unit: "kg", must: nonNegative },
    type: { symbol: "k", unit: "1" },
  },
  output: { symbol: "C", unit: "USD" },
  printed: "(z * C_r + c_r * m_r + c_f * max(0, m - m_r)) * k",
  evaluate: ({ rolls, roll, rotating, rotatingMass, frame, setMass, type }) =>
    (rolls * roll + rotating * rotatingMass + frame * Math.max(0, setMass - rotatingMass)) * type,
});
