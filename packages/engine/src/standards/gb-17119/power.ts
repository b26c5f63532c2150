import { defineFormula } from "../../trace/formula.ts";
import { finite } from "../../trace/limit.ts";
import { gb17119 } from "../sources.ts";

const share = { above: 0, most: 1 };

/** Allowances for a low supply voltage, and for motors that do not share evenly; one motor shares with none. */
export const motorAllowances = {
  voltage: { value: 0.95, source: gb17119("DTII(A) eq. 3-46, voltage drop, 0.90 to 0.95") },
  sharing: { value: 0.9, source: gb17119("DTII(A) eq. 3-46, uneven power of several motors, 0.90 to 0.95") },
  alone: { value: 1, source: gb17119("DTII(A) eq. 3-46, one motor") },
} as const;

/** Power to choose motors by, from that at their shafts. */
export const motorPower = defineFormula({
  id: "gb-17119/power/motor-power",
  source: gb17119("DTII(A) eq. 3-46"),
  inputs: {
    absorbedPower: { symbol: "P_abs", unit: "W", must: finite },
    voltage: { symbol: "eta_v", unit: "1", must: share },
    sharing: { symbol: "eta_s", unit: "1", must: share },
  },
  output: { symbol: "P_M", unit: "W" },
  printed: "P_abs / (eta_v * eta_s)",
  evaluate: ({ absorbedPower, voltage, sharing }) => absorbedPower / (voltage * sharing),
});
