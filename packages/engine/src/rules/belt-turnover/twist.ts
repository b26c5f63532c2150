import { beltMakers } from "../../standards/machine-sources.ts";
import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("uniform helix of half a turn, strain less its mean");
const widthTension = { symbol: "t", unit: "N/m", must: nonNegative };
const modulus = { symbol: "M", unit: "N/m", must: positive };
const beltWidth = { symbol: "B", unit: "m", must: positive };
const length = { symbol: "L", unit: "m", must: positive };
const reserve = { symbol: "dt", unit: "N/m", must: positive };

/** Strain of a fibre at a distance from the middle of the belt, exact. */
export const twistStrain = defineFormula({
  id: "belt-turnover/twist/twist-strain",
  source,
  inputs: { fromMiddle: { symbol: "r", unit: "m", must: nonNegative }, length },
  output: { symbol: "epsilon", unit: "1" },
  printed: "sqrt(1 + (pi * r / L) ^ 2) - 1",
  evaluate: ({ fromMiddle, length: run }) => Math.sqrt(1 + ((Math.PI * fromMiddle) / run) ** 2) - 1,
});

/** Tension of the belt edges in the turnover. */
export const twistEdgeTension = defineFormula({
  id: "belt-turnover/twist/twist-edge-tension",
  source,
  inputs: { widthTension, modulus, beltWidth, length },
  output: { symbol: "t_edge", unit: "N/m" },
  printed: "t + pi ^ 2 * M * B ^ 2 / (12 * L ^ 2)",
  evaluate: ({ widthTension: mean, modulus: stiffness, beltWidth: width, length: run }) =>
    mean + (Math.PI ** 2 * stiffness * width ** 2) / (12 * run ** 2),
});

/** Tension of the middle of the belt in the turnover: as much below the mean as half the edge lies above. */
export const twistCentreTension = defineFormula({
  id: "belt-turnover/twist/twist-centre-tension",
  source,
  inputs: { widthTension, modulus, beltWidth, length },
  output: { symbol: "t_cen", unit: "N/m" },
  printed: "t - pi ^ 2 * M * B ^ 2 / (24 * L ^ 2)",
  evaluate: ({ widthTension: mean, modulus: stiffness, beltWidth: width, length: run }) =>
    mean - (Math.PI ** 2 * stiffness * width ** 2) / (24 * run ** 2),
});

/** Length at which the edge just meets its limit. */
export const twistEdgeLength = defineFormula({
  id: "belt-turnover/twist/twist-edge-length",
  source,
  inputs: { beltWidth, modulus, reserve },
  output: { symbol: "L_edge", unit: "m" },
  printed: "pi * B * sqrt(M / (12 * dt))",
  evaluate: ({ beltWidth: width, modulus: stiffness, reserve: left }) =>
    Math.PI * width * Math.sqrt(stiffness / (12 * left)),
});

/** Length at which the middle just meets its lowest tension. */
export const twistCentreLength = defineFormula({
  id: "belt-turnover/twist/twist-centre-length",
  source,
  inputs: { beltWidth, modulus, reserve },
  output: { symbol: "L_cen", unit: "m" },
  printed: "pi * B * sqrt(M / (24 * dt))",
  evaluate: ({ beltWidth: width, modulus: stiffness, reserve: left }) =>
    Math.PI * width * Math.sqrt(stiffness / (24 * left)),
});

/** Sag of the twisted belt as a string between its supports: an upper bound. */
export const twistSag = defineFormula({
  id: "belt-turnover/twist/twist-sag",
  source: mechanics("string between supports"),
  inputs: {
    beltMass: { symbol: "q_B", unit: "kg/m", must: positive },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    span: { symbol: "L_s", unit: "m", must: positive },
    tension: { symbol: "T", unit: "N", must: positive },
  },
  output: { symbol: "y", unit: "m" },
  printed: "q_B * g * L_s ^ 2 / (8 * T)",
  evaluate: ({ beltMass, gravity, span, tension }) => (beltMass * gravity * span ** 2) / (8 * tension),
});

/** Rule of thumb in belt widths. */
export const ruleLength = defineFormula({
  id: "belt-turnover/twist/rule-length",
  source: beltMakers("turnover length in belt widths"),
  provisional: "the split by arrangement is working knowledge, not checked against a standard",
  inputs: { multiple: { symbol: "n", unit: "1", must: positive }, beltWidth },
  output: { symbol: "L_rule", unit: "m" },
  printed: "n * B",
  evaluate: ({ multiple, beltWidth: width }) => multiple * width,
});

/** Free belt on each side of the roll that guides it in the middle. */
export const halfTurn = defineFormula({
  id: "belt-turnover/twist/half-turn",
  source: mechanics("string between supports"),
  inputs: { length: { symbol: "L", unit: "m", must: positive } },
  output: { symbol: "l", unit: "m" },
  printed: "L / 2",
  evaluate: ({ length }) => length / 2,
});
