import { defineProcedure } from "../../trace/formula.ts";
import { between, nonNegative } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { is11592 } from "../sources.ts";

/** Bending the belt round a pulley by the table of the code. */
export const tabulatedWrap = defineProcedure({
  id: "is-11592/pulleys/tabulated-wrap",
  source: is11592("wrap resistance for each pulley", "recalled"),
  inputs: {
    wrapAngle: { symbol: "phi", unit: "rad", must: nonNegative },
    isTight: { symbol: "tight", unit: "1", must: between(0, 1) },
  },
  output: { symbol: "R_w", unit: "N" },
  rule: "wrap of 150 to 240 degrees: 230 N on the tight side, 175 N on the slack side; 140 N for any other wrap",
  evaluate: ({ wrapAngle, isTight }) => {
    if (wrapAngle < 150 * degree || wrapAngle > 240 * degree) return 140;
    return isTight > 0 ? 230 : 175;
  },
});

/** Bearings of one pulley by the same table, N. */
export const tabulatedBearing = { value: 100, source: is11592("resistance of pulley bearings", "recalled") };
