import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

/** Pull of a motor at rest in star: its windings get the voltage over the root of three, its torque is a third. */
export const starPull = defineFormula({
  id: "drive-control/star-delta/star-pull",
  source: mechanics("torque goes with the square of the voltage"),
  inputs: {
    lockedRotor: { symbol: "m_lr", unit: "1", must: nonNegative },
    nominalForce: { symbol: "F_n", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_star", unit: "N" },
  printed: "m_lr * F_n / 3",
  evaluate: ({ lockedRotor, nominalForce }) => (lockedRotor * nominalForce) / 3,
});

const machine = mechanics("induction machine, constant resistance and reactance");
const lockedRotorCurrentInput = { symbol: "I_lr", unit: "A", must: nonNegative };

/** Current of a motor at rest, switched on in delta. */
export const lockedRotorCurrent = defineFormula({
  id: "drive-control/star-delta/locked-rotor-current",
  source: adopted("cage motors take 6 to 8 times their full-load current at rest; 7 where the maker states none"),
  inputs: { current: { symbol: "I_n", unit: "A", must: nonNegative } },
  output: { symbol: "I_lr", unit: "A" },
  printed: "7 * I_n",
  evaluate: ({ current }) => 7 * current,
});

/** Slip at a share of full-load speed. */
export const slipAtShare = defineFormula({
  id: "drive-control/star-delta/slip-at-share",
  source: machine,
  inputs: {
    share: { symbol: "nu", unit: "1", must: nonNegative },
    fullLoadSlip: { symbol: "s_n", unit: "1", must: between(0, 1) },
  },
  output: { symbol: "s", unit: "1" },
  printed: "1 - nu * (1 - s_n)",
  evaluate: ({ share, fullLoadSlip }) => 1 - share * (1 - fullLoadSlip),
});

/** Line current in delta at a slip: little less than at rest until the motor nears its breakdown slip. */
export const deltaCurrent = defineFormula({
  id: "drive-control/star-delta/delta-current",
  source: machine,
  inputs: {
    lockedRotorCurrent: lockedRotorCurrentInput,
    breakdownSlip: { symbol: "s_k", unit: "1", must: positive },
    slip: { symbol: "s", unit: "1", must: positive },
  },
  output: { symbol: "I_delta", unit: "A" },
  printed: "I_lr * sqrt((1 + s_k ^ 2) / (1 + (s_k / s) ^ 2))",
  evaluate: ({ lockedRotorCurrent: atRest, breakdownSlip, slip }) =>
    atRest * Math.sqrt((1 + breakdownSlip ** 2) / (1 + (breakdownSlip / slip) ** 2)),
});

/** Line current in star: voltage and current of a winding fall by the root of three, and a winding feeds one line only. */
export const starCurrent = defineFormula({
  id: "drive-control/star-delta/star-current",
  source: mechanics("current goes with the voltage; a line feeds one winding instead of two"),
  inputs: { current: { symbol: "I_delta", unit: "A", must: nonNegative } },
  output: { symbol: "I_star", unit: "A" },
  printed: "I_delta / 3",
  evaluate: ({ current }) => current / 3,
});
