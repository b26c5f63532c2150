import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";

/** Power that the drives put into the belt. Negative when the conveyor drives its motors. */
export const beltPower = defineFormula({
  id: "mechanics/power/belt-power",
  source: mechanics("force times speed"),
  inputs: {
    effectiveTension: { symbol: "T_e", unit: "N", must: finite },
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
  },
  output: { symbol: "P", unit: "W" },
  printed: "T_e * v",
  evaluate: ({ effectiveTension, beltSpeed }) => effectiveTension * beltSpeed,
});

/** Power at the motor shaft: losses add to what is driven and take from what is returned. */
export const absorbedPower = defineFormula({
  id: "mechanics/power/absorbed-power",
  source: mechanics("drive efficiency"),
  inputs: {
    beltPower: { symbol: "P", unit: "W", must: finite },
    efficiency: { symbol: "eta", unit: "1", must: { above: 0, most: 1 } },
  },
  output: { symbol: "P_abs", unit: "W" },
  printed: "if(P >= 0, P / eta, P * eta)",
  evaluate: ({ beltPower: power, efficiency }) => (power >= 0 ? power / efficiency : power * efficiency),
});

/** How large a power is, whether it is given or taken. */
export const powerSize = defineFormula({
  id: "mechanics/power/power-size",
  source: mechanics("drive efficiency"),
  inputs: { power: { symbol: "P_abs", unit: "W", must: finite } },
  output: { symbol: "P", unit: "W" },
  printed: "abs(P_abs)",
  evaluate: ({ power }) => Math.abs(power),
});

/** How much of its rating a motor gives at the largest power asked of it. */
export const motorLoad = defineFormula({
  id: "mechanics/power/motor-load",
  source: mechanics("drive efficiency"),
  inputs: {
    power: { symbol: "P_abs", unit: "W", must: finite },
    installed: { symbol: "P_inst", unit: "W", must: positive },
  },
  output: { symbol: "x_m", unit: "1" },
  printed: "abs(P_abs) / P_inst",
  evaluate: ({ power, installed }) => Math.abs(power) / installed,
});

/** Motor power one motor of a drive needs. */
export const requiredMotorPower = defineFormula({
  id: "mechanics/power/required-motor-power",
  source: mechanics("absorbed power with a selection factor, shared by the motors"),
  inputs: {
    absorbedPower: { symbol: "P_abs", unit: "W", must: finite },
    selectionFactor: { symbol: "k_m", unit: "1", must: positive },
    motors: { symbol: "n", unit: "1", must: positive },
  },
  output: { symbol: "P_m", unit: "W" },
  printed: "abs(P_abs) * k_m / n",
  evaluate: ({ absorbedPower: power, selectionFactor: factor, motors }) => (Math.abs(power) * factor) / motors,
});

/** Belt-line force of the drives while starting: a factor on the installed full-load power, below 0 where they hold back. */
export const startForce = defineFormula({
  id: "mechanics/power/start-force",
  source: mechanics("start factor of installed power; proved by published starting times"),
  inputs: {
    startFactor: { symbol: "k_s", unit: "1", must: finite },
    installedPower: { symbol: "P_inst", unit: "W", must: nonNegative },
    efficiency: { symbol: "eta", unit: "1", must: { above: 0, most: 1 } },
    beltSpeed: { symbol: "v", unit: "m/s", must: positive },
  },
  output: { symbol: "F_st", unit: "N" },
  printed: "k_s * P_inst * eta / v",
  evaluate: ({ startFactor, installedPower, efficiency, beltSpeed }) =>
    (startFactor * installedPower * efficiency) / beltSpeed,
});
