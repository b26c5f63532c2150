import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("waves in a stretched elastic belt");
const axialStiffnessInput = { symbol: "EA", unit: "N", must: positive };

/** Pull that would stretch the belt to double its length. */
export const axialStiffness = defineFormula({
  id: "belt-dynamics/waves/axial-stiffness",
  source,
  inputs: {
    modulus: { symbol: "M", unit: "N/m", must: positive },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "EA", unit: "N" },
  printed: "M * B",
  evaluate: ({ modulus, beltWidth }) => modulus * beltWidth,
});

/** Speed of a tension wave along the belt with everything that moves with it. */
export const waveSpeed = defineFormula({
  id: "belt-dynamics/waves/wave-speed",
  source,
  inputs: { stiffness: axialStiffnessInput, mass: { symbol: "m", unit: "kg/m", must: positive } },
  output: { symbol: "c", unit: "m/s" },
  printed: "sqrt(EA / m)",
  evaluate: ({ stiffness, mass }) => Math.sqrt(stiffness / mass),
});

/** Time of a wave through a strand. */
export const transit = defineFormula({
  id: "belt-dynamics/waves/transit",
  source,
  inputs: {
    length: { symbol: "L", unit: "m", must: nonNegative },
    waveSpeed: { symbol: "c", unit: "m/s", must: positive },
  },
  output: { symbol: "t_c", unit: "s" },
  printed: "L / c",
  evaluate: ({ length, waveSpeed: speed }) => length / speed,
});

/** Tension behind a wave that changes the speed of the belt by one step. */
export const waveTension = defineFormula({
  id: "belt-dynamics/waves/wave-tension",
  source,
  inputs: {
    stiffness: axialStiffnessInput,
    mass: { symbol: "m", unit: "kg/m", must: positive },
    speedChange: { symbol: "v", unit: "m/s", must: nonNegative },
  },
  output: { symbol: "T_w", unit: "N" },
  printed: "v * sqrt(EA * m)",
  evaluate: ({ stiffness, mass, speedChange }) => speedChange * Math.sqrt(stiffness * mass),
});

/** What the sag between idlers takes up of the belt: strain S/T². */
export const sagConstant = defineFormula({
  id: "belt-dynamics/waves/sag-constant",
  source: mechanics("parabola of a uniformly loaded string"),
  inputs: {
    weight: { symbol: "w", unit: "N/m", must: nonNegative },
    spacing: { symbol: "a", unit: "m", must: nonNegative },
  },
  output: { symbol: "S", unit: "N2" },
  printed: "(w * a) ^ 2 / 24",
  evaluate: ({ weight, spacing }) => (weight * spacing) ** 2 / 24,
});

/** Time step of the run: a share of the longest with which no element swings up. */
export const timeStep = defineFormula({
  id: "belt-dynamics/waves/time-step",
  source: adopted("leapfrog over elements of equal transit time"),
  inputs: {
    share: { symbol: "C", unit: "1", must: between(0, 1) },
    frequency: { symbol: "omega_max", unit: "rad/s", must: positive },
  },
  output: { symbol: "dt", unit: "s" },
  printed: "2[rad] * C / omega_max",
  evaluate: ({ share, frequency }) => (2 * share) / frequency,
});
