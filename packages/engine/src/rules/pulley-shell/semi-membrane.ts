import { shellTheory } from "../../standards/machine-sources.ts";
import { mechanics } from "../../standards/sources.ts";
import { namesOf, plainly } from "../../trace/declared-values.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";
import type { ShellInputs } from "./harmonics.ts";
import { type ShellState, shellState } from "./shell-state.ts";

const source = shellTheory("belt pressure as a Fourier series, in-plane rigid end discs");
const rule =
  "harmonics 2 to 40 of the belt pressure as beams on elastic foundation along the axis, with hoop and beam stress, every degree, inside and outside";
const inputs = {
  shellDiameter: { symbol: "D_s", unit: "m", must: positive },
  shellThickness: { symbol: "t", unit: "m", must: positive },
  discCentres: { symbol: "L_d", unit: "m", must: positive },
  beltWidth: { symbol: "b", unit: "m", must: positive },
  meanTension: { symbol: "T_m", unit: "N", must: nonNegative },
  wrapAngle: { symbol: "theta", unit: "rad", must: strictlyBetween(0, 2 * Math.PI) },
  modulus: { symbol: "E", unit: "Pa", must: positive },
} as const;
const names = namesOf(inputs);

/** Largest von Mises stress of the shell. About 8 % above the full shell solution on the example checked. */
export const shellStress = defineProcedure({
  id: "pulley-shell/semi-membrane/shell-stress",
  source,
  inputs,
  output: { symbol: "sigma_v", unit: "Pa" },
  rule,
  evaluate: (given: ShellInputs) => shellState(given).stress,
});

/** Where it occurs, from the middle of the wrap. */
export const shellStressAngle = defineProcedure({
  id: "pulley-shell/semi-membrane/shell-stress-angle",
  source,
  inputs,
  output: { symbol: "theta_v", unit: "rad" },
  rule,
  evaluate: (given: ShellInputs) => shellState(given).angle,
});

/** The face on which it occurs. */
export function stressedSide(given: ShellInputs): ShellState["side"] {
  return shellState(plainly(names, given)).side;
}

/** Range of the circumferential stress in one turn: what fatigue of the welds sees. */
export const shellStressRange = defineProcedure({
  id: "pulley-shell/semi-membrane/shell-stress-range",
  source,
  inputs,
  output: { symbol: "d_sigma", unit: "Pa" },
  rule,
  evaluate: (given: ShellInputs) => shellState(given).range,
});

const proportions = shellTheory("checked against the full shell solution");

/** Thickness of the shell over its radius. */
export const shellThinness = defineFormula({
  id: "pulley-shell/semi-membrane/shell-thinness",
  source: proportions,
  inputs: { shellThickness: inputs.shellThickness, radius: { symbol: "r", unit: "m", must: positive } },
  output: { symbol: "t_r", unit: "1" },
  printed: "t / r",
  evaluate: ({ shellThickness, radius }) => shellThickness / radius,
});

/** Distance of the discs over the radius of the shell. */
export const shellLength = defineFormula({
  id: "pulley-shell/semi-membrane/shell-length",
  source: proportions,
  inputs: { discCentres: inputs.discCentres, radius: { symbol: "r", unit: "m", must: positive } },
  output: { symbol: "L_r", unit: "1" },
  printed: "L_d / r",
  evaluate: ({ discCentres, radius }) => discCentres / radius,
});

/** Torque that each of the two discs hands to the shell. */
export const halfTorque = defineFormula({
  id: "pulley-shell/semi-membrane/half-torque",
  source: mechanics("symmetric pulley"),
  inputs: { torque: { symbol: "T_q", unit: "N*m" } },
  output: { symbol: "T_d", unit: "N*m" },
  printed: "abs(T_q) / 2",
  evaluate: ({ torque }) => Math.abs(torque) / 2,
});

/** Shear of the shell by the torque it carries. */
export const shellShear = defineFormula({
  id: "pulley-shell/semi-membrane/shell-shear",
  source: shellTheory("thin tube in torsion"),
  inputs: {
    torque: { symbol: "T_q", unit: "N*m", must: nonNegative },
    radius: { symbol: "r", unit: "m", must: positive },
    shellThickness: inputs.shellThickness,
  },
  output: { symbol: "tau", unit: "Pa" },
  printed: "T_q / (2 * pi * r ^ 2 * t)",
  evaluate: ({ torque, radius, shellThickness }) => torque / (2 * Math.PI * radius ** 2 * shellThickness),
});

/** Radius of the middle of the shell. */
export const shellRadius = defineFormula({
  id: "pulley-shell/semi-membrane/shell-radius",
  source: shellTheory("middle surface"),
  inputs: { shellDiameter: inputs.shellDiameter, shellThickness: inputs.shellThickness },
  output: { symbol: "r", unit: "m" },
  printed: "D_s / 2 - t / 2",
  evaluate: ({ shellDiameter, shellThickness }) => shellDiameter / 2 - shellThickness / 2,
});

/** Bending and torsion together. */
export const shellCombinedStress = defineFormula({
  id: "pulley-shell/semi-membrane/shell-combined-stress",
  source: shellTheory("distortion energy"),
  inputs: {
    stress: { symbol: "sigma_v", unit: "Pa", must: nonNegative },
    shear: { symbol: "tau", unit: "Pa", must: nonNegative },
  },
  output: { symbol: "sigma", unit: "Pa" },
  printed: "sqrt(sigma_v ^ 2 + 3 * tau ^ 2)",
  evaluate: ({ stress, shear }) => Math.sqrt(stress ** 2 + 3 * shear ** 2),
});
