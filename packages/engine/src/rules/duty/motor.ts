import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { defineSum } from "../../trace/sum.ts";

const source = mechanics("heat of a winding with the square of the torque");

/** Torque of the motors of a drive in a state over their rated torque. */
export const torqueShare = defineFormula({
  id: "duty/motor/torque-share",
  source: mechanics("torque in proportion to power over speed"),
  inputs: {
    power: { symbol: "P_i", unit: "W" },
    installedPower: { symbol: "P_inst", unit: "W", must: positive },
  },
  output: { symbol: "m_i", unit: "1" },
  printed: "P_i / P_inst",
  evaluate: ({ power, installedPower }) => power / installedPower,
});

/** Heat of a state, of that at rated torque. */
export const heatInState = defineFormula({
  id: "duty/motor/heat-in-state",
  source,
  inputs: {
    timeShare: { symbol: "h_i", unit: "1", must: nonNegative },
    torqueShare: { symbol: "m_i", unit: "1" },
  },
  output: { symbol: "q_i", unit: "1" },
  printed: "h_i * m_i ^ 2",
  evaluate: ({ timeShare, torqueShare: torque }) => timeShare * torque ** 2,
});

/** Heat of running in all states. */
export const runningHeat = defineSum({
  id: "duty/motor/running-heat",
  source,
  output: { symbol: "q", unit: "1" },
  term: "q",
});

/** Share of the time in which the motors start; all of it where one start follows the other. */
export const startingShare = defineFormula({
  id: "duty/motor/starting-share",
  source: mechanics("starts in an hour"),
  inputs: {
    startsPerHour: { symbol: "z", unit: "1", must: nonNegative },
    startTime: { symbol: "t_s", unit: "s", must: nonNegative },
  },
  output: { symbol: "h_s", unit: "1" },
  printed: "min(1, z * t_s / 3600[s])",
  evaluate: ({ startsPerHour, startTime }) => Math.min(1, (startsPerHour * startTime) / 3600),
});

/** Root mean square of the torque over starts and running, of the rated torque. */
export const meanTorqueShare = defineFormula({
  id: "duty/motor/mean-torque-share",
  source,
  inputs: {
    startingShare: { symbol: "h_s", unit: "1", must: between(0, 1) },
    startFactor: { symbol: "k_s", unit: "1" },
    runningHeat: { symbol: "q", unit: "1", must: nonNegative },
  },
  output: { symbol: "m_rms", unit: "1" },
  printed: "sqrt(h_s * k_s ^ 2 + (1 - h_s) * q)",
  evaluate: ({ startingShare: part, startFactor, runningHeat: heat }) =>
    Math.sqrt(part * startFactor ** 2 + (1 - part) * heat),
});
