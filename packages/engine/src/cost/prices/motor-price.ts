import { motorPrice, rotorStarterPrice, starterPrice } from "../../rules/prices/motor.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, none, plain } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { type Coefficient, coefficient, costModel, named } from "../coefficient.ts";
import type { CostMotor } from "../cost-input.ts";

const { motor: model, starter } = costModel;
const plainly = adopted("indicative prices of parts");
const one = (trace: Trace) => constant(trace, 1, plainly);
const isHigh = (voltage: number) => plain(voltage) > 1000;

type PricedMotor = Pick<CostMotor, "power" | "poles" | "voltage" | "isSlipRing" | "efficiencyClass">;

/** Dollars for one motor; poles that are not listed count as twelve, or four where none are known. */
export function motorPriceOf(
  trace: Trace,
  { power, poles, voltage, isSlipRing, efficiencyClass }: PricedMotor,
): number {
  const isHv = isHigh(voltage);
  const count = plain(poles) === 0 ? 4 : Math.min(12, Math.max(2, 2 * Math.round(plain(poles) / 2)));
  return motorPrice(trace, {
    base: isHv ? none(trace) : coefficient(trace, model.lvA),
    rate: coefficient(trace, isHv ? model.hvB : model.lvB),
    power,
    exponent: coefficient(trace, isHv ? model.hvN : model.lvN),
    poles: named(trace, model.poles, String(count)),
    rotor: isSlipRing ? coefficient(trace, model.slipRing) : one(trace),
    efficiencyClass: named(trace, model.ie, efficiencyClass),
  });
}

interface StarterKind {
  readonly low: readonly [base: Coefficient | undefined, rate: Coefficient, exponent?: Coefficient];
  readonly high: StarterKind["low"];
}

const feeder: StarterKind = { low: [starter.dolLvA, starter.dolLvB], high: [starter.dolHvA, starter.dolHvB] };
const soft: StarterKind = { low: [starter.softA, starter.softB], high: [starter.softHvA, starter.softHvB] };
const converter: StarterKind = {
  low: [starter.vfdLvA, starter.vfdLvB, starter.vfdLvN],
  high: [undefined, starter.vfdHvB, starter.vfdHvN],
};

/** Whether a starter of this name is a frequency converter. */
export function isConverter(category: string): boolean {
  return /vfd|s-curve|linear ramp|converter/i.test(category);
}

function kindOf(category: string): StarterKind {
  if (isConverter(category)) return converter;
  return /soft/i.test(category) ? soft : feeder;
}

interface PricedStarter extends Pick<CostMotor, "power" | "voltage"> {
  readonly category: string;
  readonly isRegenerative: boolean;
}

/** Dollars for what starts one motor; a controlled stop costs nothing of its own. */
export function starterPriceOf(trace: Trace, { category, power, voltage, isRegenerative }: PricedStarter): number {
  if (/controlled stop/i.test(category)) return none(trace);
  const kind = kindOf(category);
  const isHv = isHigh(voltage);
  const [base, rate, exponent] = isHv ? kind.high : kind.low;
  const price = starterPrice(trace, {
    base: base === undefined ? none(trace) : coefficient(trace, base),
    rate: coefficient(trace, rate),
    power,
    exponent: exponent === undefined ? one(trace) : coefficient(trace, exponent),
    regenerative:
      kind === converter && isRegenerative ? coefficient(trace, isHv ? starter.regenHv : starter.regenLv) : one(trace),
  });
  if (!/wound rotor/i.test(category)) return price;
  const [rotorBase, rotorRate] = [coefficient(trace, starter.rotorA), coefficient(trace, starter.rotorB)];
  return rotorStarterPrice(trace, { feeder: price, base: rotorBase, rate: rotorRate, power });
}
