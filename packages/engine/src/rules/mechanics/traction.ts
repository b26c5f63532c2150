import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";

const slackInput = { symbol: "T_2", unit: "N", must: positive };
const force = { symbol: "F", unit: "N", must: finite };

/** Pull a drive has to hold without slip, from its running pull: what it gives while starting is a factor of that. */
export const pullToHold = defineFormula({
  id: "mechanics/traction/pull-to-hold",
  source: mechanics("start factor on the running pull"),
  inputs: { pullFactor: { symbol: "k_A", unit: "1", must: positive }, driveForce: force },
  output: { symbol: "F_A", unit: "N" },
  printed: "k_A * F",
  evaluate: ({ pullFactor, driveForce }) => pullFactor * driveForce,
});

/** Slack-side tension that carries a drive's force without slip. */
export const requiredSlackTension = defineFormula({
  id: "mechanics/traction/required-slack-tension",
  source: mechanics("Euler and Eytelwein"),
  inputs: { wrapFactor: { symbol: "C_w", unit: "1", must: nonNegative }, driveForce: force },
  output: { symbol: "T_req", unit: "N" },
  printed: "C_w * abs(F)",
  evaluate: ({ wrapFactor, driveForce }) => wrapFactor * Math.abs(driveForce),
});

/** Slack tension beyond what the drive needs. Negative: it slips. */
export const tractionSurplus = defineFormula({
  id: "mechanics/traction/traction-surplus",
  source: mechanics("Euler and Eytelwein"),
  inputs: {
    slackTension: { symbol: "T_2", unit: "N", must: finite },
    required: { symbol: "T_req", unit: "N", must: nonNegative },
  },
  output: { symbol: "surplus", unit: "N" },
  printed: "T_2 - T_req",
  evaluate: ({ slackTension, required }) => slackTension - required,
});

/** Tension on the other side of a pulley that takes a force from the belt or gives it one. */
export const tightSideTension = defineFormula({
  id: "mechanics/traction/tight-side-tension",
  source: mechanics("balance of forces on a driven pulley"),
  inputs: { slackTension: { symbol: "T_2", unit: "N", must: finite }, driveForce: force },
  output: { symbol: "T_1", unit: "N" },
  printed: "T_2 + abs(F)",
  evaluate: ({ slackTension, driveForce }) => slackTension + Math.abs(driveForce),
});

/** The side of a drive pulley with less tension. */
export const slackSide = defineFormula({
  id: "mechanics/traction/slack-side",
  source: mechanics("slack side of a driven pulley"),
  inputs: {
    arriving: { symbol: "T_in", unit: "N", must: finite },
    leaving: { symbol: "T_out", unit: "N", must: finite },
  },
  output: { symbol: "T_2", unit: "N" },
  printed: "min(T_in, T_out)",
  evaluate: ({ arriving, leaving }) => Math.min(arriving, leaving),
});

/** A slack tension of zero or less has no logarithm; 0.0001 N stands in for it. */
export const usableSlackTension = defineFormula({
  id: "mechanics/traction/usable-slack-tension",
  source: adopted("a zero T2 is replaced by 0.0001 in the friction calculation"),
  inputs: { slackTension: { symbol: "T_2", unit: "N", must: finite } },
  output: { symbol: "T_2", unit: "N" },
  printed: "max(T_2, 0.0001[N])",
  guards: "slackTension",
  evaluate: ({ slackTension }) => Math.max(slackTension, 0.0001),
});

/** Friction the drive would just hold with. */
export const requiredFriction = defineFormula({
  id: "mechanics/traction/required-friction",
  source: mechanics("Euler and Eytelwein"),
  inputs: { slackTension: slackInput, driveForce: force, wrapAngle: { symbol: "theta", unit: "rad", must: positive } },
  output: { symbol: "mu_req", unit: "1" },
  printed: "ln((T_2 + abs(F)) / T_2) / theta",
  evaluate: ({ slackTension, driveForce, wrapAngle }) =>
    Math.log((slackTension + Math.abs(driveForce)) / slackTension) / wrapAngle,
});

/** Wrap the drive would just hold with. */
export const requiredWrapAngle = defineFormula({
  id: "mechanics/traction/required-wrap-angle",
  source: mechanics("Euler and Eytelwein"),
  inputs: { slackTension: slackInput, driveForce: force, friction: { symbol: "mu", unit: "1", must: positive } },
  output: { symbol: "theta_req", unit: "rad" },
  printed: "ln((T_2 + abs(F)) / T_2) / mu",
  evaluate: ({ slackTension, driveForce, friction }) =>
    Math.log((slackTension + Math.abs(driveForce)) / slackTension) / friction,
});
