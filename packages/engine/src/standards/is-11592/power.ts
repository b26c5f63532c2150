import { defineFormula } from "../../trace/formula.ts";
import { finite, positive } from "../../trace/limit.ts";
import { is11592 } from "../sources.ts";

/** Power of a drive with what its own pulley takes, which is no part of the effective tension. */
export const drivePulleyPower = defineFormula({
  id: "is-11592/power/drive-pulley-power",
  source: is11592("absorbed power, wrap and bearing resistance of the driving pulley", "recalled"),
  inputs: {
    beltPower: { symbol: "P_DP", unit: "W", must: finite },
    wrap: { symbol: "R_wd", unit: "N", must: finite },
    bearing: { symbol: "R_bd", unit: "N", must: finite },
    beltSpeed: { symbol: "V", unit: "m/s", must: positive },
  },
  output: { symbol: "P_A", unit: "W" },
  printed: "P_DP + (R_wd + R_bd) * V",
  evaluate: ({ beltPower, wrap, bearing, beltSpeed }) => beltPower + (wrap + bearing) * beltSpeed,
});
