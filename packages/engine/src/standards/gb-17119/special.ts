import { defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { interpolate } from "../interpolate.ts";
import { gb17119 } from "../sources.ts";

/** Share of the load that three forward-tilted rolls let slide sideways. The handbook rounds 35° to 0.43. */
export const tiltFactor = defineProcedure({
  id: "gb-17119/special/tilt-factor",
  source: gb17119("DTII(A) eq. 3-25, trough factor"),
  inputs: { troughAngle: { symbol: "lambda", unit: "rad", must: nonNegative } },
  output: { symbol: "C_epsilon", unit: "1" },
  rule: "0.40 at 30 deg, 0.43 at 35 deg, 0.50 at 45 deg, linear between rows and held at the ends",
  evaluate: ({ troughAngle }) =>
    interpolate(
      [
        [30 * degree, 0.4],
        [35 * degree, 0.43],
        [45 * degree, 0.5],
      ],
      troughAngle,
    ),
});

/** Belt width and clear width between skirts of the standard parts, m. */
const skirtWidths: readonly (readonly [beltWidth: number, skirtWidth: number])[] = [
  [0.5, 0.315],
  [0.65, 0.4],
  [0.8, 0.495],
  [1, 0.61],
  [1.2, 0.73],
  [1.4, 0.85],
];
const narrowest = skirtWidths[0]?.[0] ?? 0;
const widest = skirtWidths.at(-1)?.[0] ?? 0;

/** Clear width between the skirts of the standard parts. */
export const usualSkirtWidth = defineProcedure({
  id: "gb-17119/special/usual-skirt-width",
  source: gb17119("DTII(A), skirts", "recalled"),
  inputs: { beltWidth: { symbol: "B", unit: "m", must: positive } },
  output: { symbol: "b_1", unit: "m" },
  rule: "0.315, 0.400, 0.495, 0.610, 0.730, 0.850 m for belts of 500, 650, 800, 1000, 1200, 1400 mm, linear between rows; 0.63 B below and 0.61 B above",
  evaluate: ({ beltWidth }) => {
    if (beltWidth < narrowest) return 0.63 * beltWidth;
    return beltWidth > widest ? 0.61 * beltWidth : interpolate(skirtWidths, beltWidth);
  },
});

/** Pressure of a cleaner on the belt, Pa. */
export const cleanerPressure = { value: 1e5, source: gb17119("DTII(A) eq. 3-28, cleaner pressure") };

/** Artificial friction factors: standard design and adjustment, and a belt that drives its motors. */
export const frictionFactors = {
  usual: {
    value: 0.022,
    source: gb17119("DTII(A), friction factor: standard design, medium internal friction", "recalled"),
  },
  regenerating: { value: 0.012, source: gb17119("DTII(A), friction factor downhill, 0.012 to 0.016", "recalled") },
} as const;
