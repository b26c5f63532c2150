import type { Calculator } from "./calculator.ts";
import { beltLengthCalculator, beltRollCalculator } from "./definitions/belt-roll.ts";
import { brakeCalculator, flywheelCalculator } from "./definitions/brake.ts";
import { curveCalculator, measuredRadiusCalculator } from "./definitions/curve.ts";
import { feederCalculator } from "./definitions/feeder.ts";
import { hopperCalculator } from "./definitions/hopper.ts";
import { inertiaCalculator } from "./definitions/inertia.ts";
import { regressionCalculator, unitsCalculator } from "./definitions/numbers.ts";
import { powerCalculator } from "./definitions/power.ts";
import { airCalculator } from "./definitions/site.ts";
import { takeUpCalculator } from "./definitions/take-up.ts";
import { tractionCalculator } from "./definitions/traction.ts";
import { trajectoryCalculator } from "./definitions/trajectory.ts";
import { transitionCalculator } from "./definitions/transition.ts";
import { tubeCalculator } from "./definitions/tube.ts";
import { turnoverCalculator } from "./definitions/turnover.ts";

/** Every calculator, group by group in the order they are listed. */
export const calculators: readonly Calculator[] = [
  trajectoryCalculator,
  feederCalculator,
  hopperCalculator,
  tubeCalculator,
  transitionCalculator,
  turnoverCalculator,
  curveCalculator,
  measuredRadiusCalculator,
  takeUpCalculator,
  beltRollCalculator,
  beltLengthCalculator,
  powerCalculator,
  tractionCalculator,
  inertiaCalculator,
  brakeCalculator,
  flywheelCalculator,
  airCalculator,
  regressionCalculator,
  unitsCalculator,
];

export function findCalculator(name: string | undefined): Calculator | undefined {
  return calculators.find((one) => one.name === name);
}
