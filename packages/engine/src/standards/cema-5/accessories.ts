import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { degree, poundForce, poundForcePerInch } from "../../units.ts";
import { adopted, cema5 } from "../sources.ts";

const skirt = cema5("chapter 6, skirtboard friction");
const width = { symbol: "B", unit: "m", must: positive };

/** Side pressure over weight of a material with this angle of repose. */
export const sidePressureFactor = defineFormula({
  id: "cema-5/accessories/side-pressure-factor",
  source: skirt,
  inputs: { reposeAngle: { symbol: "phi", unit: "rad", must: between(0, Math.PI / 2) } },
  output: { symbol: "K_s", unit: "1" },
  printed: "(1 - sin(phi)) / (1 + sin(phi))",
  evaluate: ({ reposeAngle }) => (1 - Math.sin(reposeAngle)) / (1 + Math.sin(reposeAngle)),
});

/** Material against both skirts. In the book Cs hs² with Cs = 2 γ / 288 × the side pressure factor, per foot. */
export const skirtMaterialDrag = defineFormula({
  id: "cema-5/accessories/skirt-material-drag",
  source: skirt,
  inputs: {
    skirtLength: { symbol: "L_b", unit: "m", must: nonNegative },
    bulkDensity: { symbol: "rho", unit: "kg/m3", must: positive },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    sidePressureFactor: { symbol: "K_s", unit: "1", must: nonNegative },
    materialDepth: { symbol: "h_s", unit: "m", must: nonNegative },
  },
  output: { symbol: "T_sb", unit: "N" },
  printed: "L_b * rho * g * K_s * h_s ^ 2",
  evaluate: ({ skirtLength, bulkDensity, gravity, sidePressureFactor: factor, materialDepth }) =>
    skirtLength * bulkDensity * gravity * factor * materialDepth ** 2,
});

/** Rubber edging of both skirts, also when the belt is empty: 6 lbf per foot. */
export const skirtEdgingDrag = defineFormula({
  id: "cema-5/accessories/skirt-edging-drag",
  source: skirt,
  inputs: { skirtLength: { symbol: "L_b", unit: "m", must: nonNegative } },
  output: { symbol: "T_e", unit: "N" },
  printed: "L_b * 6[lbf/ft]",
  evaluate: ({ skirtLength }) => skirtLength * ((6 * poundForce) / 0.3048),
});

/** One cleaner: 5 lbf per inch of blade. */
export const cleanerDrag = defineFormula({
  id: "cema-5/accessories/cleaner-drag",
  source: cema5("chapter 6, belt cleaners"),
  inputs: { beltWidth: width },
  output: { symbol: "T_bc", unit: "N" },
  printed: "5[lbf/in] * B",
  evaluate: ({ beltWidth }) => 5 * poundForcePerInch * beltWidth,
});

/** One full or single plough: 5 lbf per inch of belt width. */
export const ploughDrag = defineFormula({
  id: "cema-5/accessories/plough-drag",
  source: cema5("chapter 6, ploughs"),
  inputs: { beltWidth: width },
  output: { symbol: "T_pl", unit: "N" },
  printed: "5[lbf/in] * B",
  evaluate: ({ beltWidth }) => 5 * poundForcePerInch * beltWidth,
});

/** Depth of material against the skirts when none is given: a tenth of the belt width. */
export const usualSkirtDepth = defineFormula({
  id: "cema-5/accessories/usual-skirt-depth",
  source: adopted("depth of material against the skirts, a tenth of the belt"),
  inputs: { beltWidth: width },
  output: { symbol: "h_s", unit: "m" },
  printed: "0.1 * B",
  evaluate: ({ beltWidth }) => 0.1 * beltWidth,
});

/** Pull of a pulley with rolling bearings by the book's table: tight side, slack side, any other. */
export const tabulatedPulleyPull = defineProcedure({
  id: "cema-5/accessories/tabulated-pulley-pull",
  source: cema5("chapter 6, Tp, belt tension to rotate pulleys"),
  inputs: {
    wrapAngle: { symbol: "theta", unit: "rad", must: nonNegative },
    isDriven: { symbol: "driven", unit: "1", must: between(0, 1) },
  },
  output: { symbol: "T_p", unit: "N" },
  rule: "wrap of 150 to 240 degrees: 200 lbf at a drive, 150 lbf elsewhere; 100 lbf for any other wrap",
  evaluate: ({ wrapAngle, isDriven }) => {
    if (wrapAngle < 150 * degree || wrapAngle > 240 * degree) return 100 * poundForce;
    return (isDriven > 0 ? 200 : 150) * poundForce;
  },
});
