import { mechanics } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { type TwistedBelt, twistedBeam } from "./twisted-beam.ts";

const source = mechanics("least energy of a twisted belt bending in its own plane under tension and weight");
const rule = "finite differences with 160 intervals, ends clamped flat, banded solution";
const inputs = {
  beltWidth: { symbol: "B", unit: "m", must: positive },
  modulus: { symbol: "M", unit: "N/m", must: positive },
  tension: { symbol: "T", unit: "N", must: positive },
  beltMass: { symbol: "q_B", unit: "kg/m", must: nonNegative },
  gravity: { symbol: "g", unit: "m/s2", must: positive },
  length: { symbol: "L", unit: "m", must: positive },
} as const;

/** Sag of the middle of the turnover, less than that of a string since the belt stands on edge there. */
export const edgewiseSag = defineProcedure({
  id: "belt-turnover/own-weight/edgewise-sag",
  source,
  inputs,
  output: { symbol: "y", unit: "m" },
  rule,
  evaluate: (belt: TwistedBelt) => twistedBeam(belt).sag,
});

/** Curvature of the belt in its own plane where the turnover begins. */
export const edgewiseCurvature = defineProcedure({
  id: "belt-turnover/own-weight/edgewise-curvature",
  source,
  inputs,
  output: { symbol: "kappa", unit: "1/m" },
  rule,
  evaluate: (belt: TwistedBelt) => twistedBeam(belt).endCurvature,
});

/** What that curvature adds to one edge and takes from the other. */
export const edgewiseTension = defineFormula({
  id: "belt-turnover/own-weight/edgewise-tension",
  source: mechanics("plane sections, linear elastic belt"),
  inputs: {
    modulus: inputs.modulus,
    curvature: { symbol: "kappa", unit: "1/m", must: nonNegative },
    beltWidth: inputs.beltWidth,
  },
  output: { symbol: "dt", unit: "N/m" },
  printed: "M * kappa * B / 2",
  evaluate: ({ modulus, curvature, beltWidth }) => (modulus * curvature * beltWidth) / 2,
});
