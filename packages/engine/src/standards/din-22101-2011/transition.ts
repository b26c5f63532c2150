import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { din22101 } from "../sources.ts";

const source = din22101("transition from pulley to trough");
const wingLength = { symbol: "w", unit: "m", must: nonNegative };
const troughAngle = { symbol: "lambda", unit: "rad", must: { least: 0, most: Math.PI / 2 } };
const pulleyRise = { symbol: "h", unit: "m", must: nonNegative };
const length = { symbol: "L", unit: "m", must: positive };
const edgeLength = { symbol: "l_E", unit: "m", must: positive };
const modulus = { symbol: "M", unit: "N/m", must: positive };

/** Path of the belt edge between pulley and first full trough. */
export const transitionEdgeLength = defineFormula({
  id: "din-22101-2011/transition/transition-edge-length",
  source,
  inputs: { length, pulleyRise, wingLength, troughAngle },
  output: { symbol: "l_E", unit: "m" },
  printed: "sqrt(L ^ 2 + h ^ 2 + 2 * w ^ 2 - 2 * w * (h * sin(lambda) + w * cos(lambda)))",
  evaluate: ({ length: run, pulleyRise: h, wingLength: wing, troughAngle: trough }) =>
    Math.sqrt(run ** 2 + h ** 2 + 2 * wing ** 2 - 2 * wing * (h * Math.sin(trough) + wing * Math.cos(trough))),
});

/** Difference of edge and centre tension of a textile belt. */
export const textileDifference = defineFormula({
  id: "din-22101-2011/transition/textile-difference",
  source,
  inputs: { modulus, edgeLength, length },
  output: { symbol: "dk", unit: "N/m" },
  printed: "M * (l_E - L) / L",
  evaluate: ({ modulus: stiffness, edgeLength: edge, length: run }) => (stiffness * (edge - run)) / run,
});

/** Length over which steel cords relieve each other beyond the transition. */
export const steelCordRelief = defineFormula({
  id: "din-22101-2011/transition/steel-cord-relief",
  source,
  inputs: {
    edgeHeight: { symbol: "z_e", unit: "m", must: positive },
    pulleyRise,
  },
  output: { symbol: "L_comp", unit: "m" },
  printed: "90 * (z_e - h) * (1 - h / z_e)",
  evaluate: ({ edgeHeight, pulleyRise: h }) => 90 * (edgeHeight - h) * (1 - h / edgeHeight),
});

/** Difference of edge and centre tension of a steel cord belt. */
export const steelCordDifference = defineFormula({
  id: "din-22101-2011/transition/steel-cord-difference",
  source,
  inputs: { modulus, edgeLength, length, relief: { symbol: "L_comp", unit: "m", must: nonNegative } },
  output: { symbol: "dk", unit: "N/m" },
  printed: "M * (l_E - L) / (L + L_comp)",
  evaluate: ({ modulus: stiffness, edgeLength: edge, length: run, relief }) =>
    (stiffness * (edge - run)) / (run + relief),
});

/** Centre tension when the difference rises linearly over each wing. */
export const transitionCentreTension = defineFormula({
  id: "din-22101-2011/transition/transition-centre-tension",
  source,
  inputs: {
    widthTension: { symbol: "t", unit: "N/m" },
    wingShare: { symbol: "w_s", unit: "1", must: between(0, 0.5) },
    difference: { symbol: "dk", unit: "N/m" },
  },
  output: { symbol: "t_cen", unit: "N/m" },
  printed: "t - w_s * dk",
  evaluate: ({ widthTension, wingShare, difference }) => widthTension - wingShare * difference,
});

/** Edge tension that goes with it. */
export const transitionEdgeTension = defineFormula({
  id: "din-22101-2011/transition/transition-edge-tension",
  source,
  inputs: { centreTension: { symbol: "t_cen", unit: "N/m" }, difference: { symbol: "dk", unit: "N/m" } },
  output: { symbol: "t_edge", unit: "N/m" },
  printed: "t_cen + dk",
  evaluate: ({ centreTension, difference }) => centreTension + difference,
});
