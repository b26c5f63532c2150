import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("brakes that are left hold and stop");

/** Force that the brakes that are left must give: their share of what holds the belt at rest, or of what all must give. */
export const forceOfRest = defineFormula({
  id: "disc-brake/redundancy/force-of-rest",
  source,
  inputs: {
    holdShare: { symbol: "s_h", unit: "1", must: nonNegative },
    holding: { symbol: "F_hold", unit: "N", must: nonNegative },
    holdFactor: { symbol: "k_h", unit: "1", must: positive },
    torqueShare: { symbol: "s_T", unit: "1", must: nonNegative },
    required: { symbol: "F_b", unit: "N" },
  },
  output: { symbol: "F_rest", unit: "N" },
  printed: "max(s_h * F_hold / k_h, s_T * F_b)",
  evaluate: ({ holdShare, holding, holdFactor, torqueShare, required }) =>
    Math.max((holdShare * holding) / holdFactor, torqueShare * required),
});

/** Torque of all brakes of which some may fail, so that equal ones that are left give enough. */
export const torqueWithBrakesOut = defineFormula({
  id: "disc-brake/redundancy/torque-with-brakes-out",
  source,
  inputs: {
    torque: { symbol: "T_rest", unit: "N*m", must: nonNegative },
    brakes: { symbol: "n", unit: "1", must: positive },
    left: { symbol: "n_rest", unit: "1", must: positive },
  },
  output: { symbol: "T", unit: "N*m" },
  printed: "T_rest * n / n_rest",
  evaluate: ({ torque, brakes, left }) => (torque * brakes) / left,
});

/** Force at the belt of one of the equal brakes of a drive. */
export const forceOfOneBrake = defineFormula({
  id: "disc-brake/redundancy/force-of-one-brake",
  source: adopted("a brake is a disc with its calipers"),
  inputs: {
    torque: { symbol: "T", unit: "N*m", must: nonNegative },
    motors: { symbol: "z", unit: "1", must: positive },
    discs: { symbol: "k", unit: "1", must: positive },
    radius: { symbol: "r", unit: "m", must: positive },
  },
  output: { symbol: "F_1", unit: "N" },
  printed: "T / (z * k * r)",
  evaluate: ({ torque, motors, discs, radius }) => torque / (motors * discs * radius),
});
