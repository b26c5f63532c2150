import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { din22101 } from "../sources.ts";

/** Height-to-width area of load standing against the skirts above the trough. Zero when the load stays below them. */
export const skirtedArea = defineFormula({
  id: "din-22101-2011/skirt-resistance/skirted-area",
  source: din22101("clause 6, skirts outside the loading zone"),
  inputs: {
    massFlow: { symbol: "I_m", unit: "kg/s", must: nonNegative },
    beltSpeed: { symbol: "v", unit: "m/s", must: positive },
    bulkDensity: { symbol: "rho", unit: "kg/m3", must: positive },
    skirtWidth: { symbol: "b_Sch", unit: "m", must: positive },
    centreRoll: { symbol: "l_M", unit: "m", must: nonNegative },
    troughAngle: { symbol: "lambda", unit: "rad", must: between(0, Math.PI / 2) },
  },
  output: { symbol: "A_Sch", unit: "m2" },
  printed: "max(0, I_m / (v * rho) - (b_Sch ^ 2 - l_M ^ 2) * tan(lambda) / 4)",
  evaluate: ({ massFlow, beltSpeed, bulkDensity, skirtWidth, centreRoll, troughAngle }) =>
    Math.max(
      0,
      massFlow / (beltSpeed * bulkDensity) - ((skirtWidth ** 2 - centreRoll ** 2) * Math.tan(troughAngle)) / 4,
    ),
});

/** Friction of the load above the trough on the skirts. */
export const skirtResistance = defineFormula({
  id: "din-22101-2011/skirt-resistance",
  source: din22101("clause 6, skirts outside the loading zone"),
  inputs: {
    rankineFactor: { symbol: "c_Rank", unit: "1", must: nonNegative },
    skirtedArea: { symbol: "A_Sch", unit: "m2", must: nonNegative },
    bulkDensity: { symbol: "rho", unit: "kg/m3", must: positive },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    skirtLength: { symbol: "l_Sch", unit: "m", must: nonNegative },
    frictionOnSkirt: { symbol: "mu_2", unit: "1", must: nonNegative, covers: between(0.5, 0.7) },
    skirtWidth: { symbol: "b_Sch", unit: "m", must: positive },
  },
  output: { symbol: "F_Sch", unit: "N" },
  printed: "c_Rank * A_Sch ^ 2 * rho * g * l_Sch * mu_2 / b_Sch ^ 2",
  evaluate: (skirt) =>
    (skirt.rankineFactor *
      skirt.skirtedArea ** 2 *
      skirt.bulkDensity *
      skirt.gravity *
      skirt.skirtLength *
      skirt.frictionOnSkirt) /
    skirt.skirtWidth ** 2,
});
