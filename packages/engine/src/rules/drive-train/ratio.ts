import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { fromBelow, nonNegative, positive } from "../../trace/limit.ts";

const beltSpeed = { symbol: "v", unit: "m/s", must: positive };
const motorSpeed = { symbol: "n", unit: "1/s", must: positive };
const slip = { symbol: "s", unit: "1", must: fromBelow(0, 1), covers: fromBelow(0, 0.2) };
const pitchDiameterInput = { symbol: "D_p", unit: "m", must: positive };

/** Diameter of the belt's neutral line on a pulley. */
export const pitchDiameter = defineFormula({
  id: "drive-train/ratio/pitch-diameter",
  source: adopted("belt speed is that of the middle of the carcass"),
  inputs: {
    diameter: { symbol: "D", unit: "m", must: positive },
    bottomCover: { symbol: "c_b", unit: "m", must: nonNegative },
    carcassThickness: { symbol: "t_c", unit: "m", must: nonNegative },
  },
  output: { symbol: "D_p", unit: "m" },
  printed: "D + 2 * (c_b + t_c / 2)",
  evaluate: ({ diameter, bottomCover, carcassThickness }) => diameter + 2 * (bottomCover + carcassThickness / 2),
});

/** Turns of the drive pulley. */
export const pulleyRotation = defineFormula({
  id: "drive-train/ratio/pulley-rotation",
  source: mechanics("belt without slip on the pulley"),
  inputs: { beltSpeed, pitchDiameter: pitchDiameterInput },
  output: { symbol: "n_p", unit: "1/s" },
  printed: "v / (pi * D_p)",
  evaluate: ({ beltSpeed: speed, pitchDiameter: diameter }) => speed / (Math.PI * diameter),
});

/** Speed behind the coupling: that of the gearbox input. */
export const inputSpeed = defineFormula({
  id: "drive-train/ratio/input-speed",
  source: mechanics("coupling slip"),
  inputs: { motorSpeed, slip },
  output: { symbol: "n_in", unit: "1/s" },
  printed: "n * (1 - s)",
  evaluate: ({ motorSpeed: speed, slip: lost }) => speed * (1 - lost),
});

/** Ratio that gives the belt its speed. */
export const requiredRatio = defineFormula({
  id: "drive-train/ratio/required-ratio",
  source: mechanics("speed of motor over speed of pulley"),
  inputs: {
    inputSpeed: { symbol: "n_in", unit: "1/s", must: positive },
    pulleyRotation: { symbol: "n_p", unit: "1/s", must: positive },
  },
  output: { symbol: "i_req", unit: "1" },
  printed: "n_in / n_p",
  evaluate: ({ inputSpeed: fast, pulleyRotation: slow }) => fast / slow,
});

/** Belt speed with the ratio of a real gearbox. */
export const actualBeltSpeed = defineFormula({
  id: "drive-train/ratio/actual-belt-speed",
  source: mechanics("speed of motor over ratio"),
  inputs: {
    inputSpeed: { symbol: "n_in", unit: "1/s", must: positive },
    pitchDiameter: pitchDiameterInput,
    ratio: { symbol: "i", unit: "1", must: positive },
  },
  output: { symbol: "v", unit: "m/s" },
  printed: "n_in * pi * D_p / i",
  evaluate: ({ inputSpeed: fast, pitchDiameter: diameter, ratio }) => (fast * Math.PI * diameter) / ratio,
});
