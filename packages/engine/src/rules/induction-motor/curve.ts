import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { atLeast, between, nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";

const machine = mechanics("induction machine, Kloss");
const fullLoadSlipInput = { symbol: "s_n", unit: "1", must: strictlyBetween(0, 1), covers: { above: 0, most: 0.1 } };
const breakdownInput = { symbol: "m_bd", unit: "1", must: atLeast(1) };
const breakdownSlipInput = { symbol: "s_k", unit: "1", must: positive };
const slip = { symbol: "s", unit: "1", must: between(-1, 1) };

/** Speed of the turning field. */
export const synchronousSpeed = defineFormula({
  id: "induction-motor/curve/synchronous-speed",
  source: machine,
  inputs: {
    frequency: { symbol: "f", unit: "1/s", must: positive },
    poles: { symbol: "p", unit: "1", must: positive },
  },
  output: { symbol: "n_s", unit: "1/s" },
  printed: "2 * f / p",
  evaluate: ({ frequency, poles }) => (2 * frequency) / poles,
});

/** Slip at a speed. */
export const slipAt = defineFormula({
  id: "induction-motor/curve/slip-at",
  source: machine,
  inputs: {
    synchronousSpeed: { symbol: "n_s", unit: "1/s", must: positive },
    speed: { symbol: "n", unit: "1/s", must: nonNegative },
  },
  output: { symbol: "s", unit: "1" },
  printed: "(n_s - n) / n_s",
  evaluate: ({ synchronousSpeed: field, speed }) => (field - speed) / field,
});

/** Breakdown torque the curve can be drawn with: above that of full load. */
export const usableBreakdown = defineFormula({
  id: "induction-motor/curve/usable-breakdown",
  source: adopted("breakdown torque at least 1.05 of full load"),
  inputs: { breakdown: { symbol: "m_bd", unit: "1", must: nonNegative } },
  output: { symbol: "m_bd", unit: "1" },
  printed: "max(m_bd, 1.05)",
  evaluate: ({ breakdown }) => Math.max(breakdown, 1.05),
  guards: "breakdown",
});

/** Slip at which a motor gives its largest torque. */
export const breakdownSlip = defineFormula({
  id: "induction-motor/curve/breakdown-slip",
  source: machine,
  inputs: { fullLoadSlip: fullLoadSlipInput, breakdown: breakdownInput },
  output: { symbol: "s_k", unit: "1" },
  printed: "s_n * (m_bd + sqrt(m_bd ^ 2 - 1))",
  evaluate: ({ fullLoadSlip, breakdown }) => fullLoadSlip * (breakdown + Math.sqrt(breakdown ** 2 - 1)),
});

/** Torque over full load by Kloss: good below the breakdown slip, far too low at standstill. */
export const klossTorque = defineFormula({
  id: "induction-motor/curve/kloss-torque",
  source: machine,
  inputs: {
    slip: { ...slip, must: { above: 0, most: 1 } },
    breakdownSlip: breakdownSlipInput,
    breakdown: breakdownInput,
  },
  output: { symbol: "m", unit: "1" },
  printed: "2 * m_bd / (s / s_k + s_k / s)",
  evaluate: ({ slip: s, breakdownSlip: most, breakdown }) => (2 * breakdown) / (s / most + most / s),
});

/** Torque over full load: Kloss to the breakdown slip, a smooth step from there to the locked rotor. */
export const motorTorque = defineProcedure({
  id: "induction-motor/curve/motor-torque",
  source: adopted("Kloss below breakdown slip, smooth blend to locked-rotor torque"),
  inputs: {
    slip,
    breakdownSlip: breakdownSlipInput,
    breakdown: breakdownInput,
    lockedRotor: { symbol: "m_lr", unit: "1", must: nonNegative },
  },
  output: { symbol: "m", unit: "1" },
  rule: "Kloss to the breakdown slip, then m_lr + (m_bd - m_lr) x^2 (3 - 2x) with x = (1 - s) / (1 - s_k); odd in s",
  evaluate: ({ slip: s, breakdownSlip: most, breakdown, lockedRotor }) => {
    const size = Math.abs(s);
    if (size === 0) return 0;
    const torque = size <= most ? klossTorque.evaluate({ slip: size, breakdownSlip: most, breakdown }) : blend();
    return s < 0 ? -torque : torque;
    function blend(): number {
      const x = (1 - size) / (1 - most);
      return lockedRotor + (breakdown - lockedRotor) * x * x * (3 - 2 * x);
    }
  },
});

/** Mean torque over full load of a start direct on line. */
export const meanStartTorque = defineFormula({
  id: "induction-motor/curve/mean-start-torque",
  source: adopted("ABB motor guide, mean accelerating torque"),
  inputs: {
    lockedRotor: { symbol: "m_lr", unit: "1", must: nonNegative },
    breakdown: { symbol: "m_bd", unit: "1", must: nonNegative },
  },
  output: { symbol: "m_acc", unit: "1" },
  printed: "0.45 * (m_lr + m_bd)",
  evaluate: ({ lockedRotor, breakdown }) => 0.45 * (lockedRotor + breakdown),
});
