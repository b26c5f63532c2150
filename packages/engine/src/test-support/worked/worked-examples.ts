import { beltPathExamples } from "./belt-path.ts";
import { brakeExamples } from "./brakes.ts";
import { priceExamples } from "./cost-prices.ts";
import { rollUpExamples } from "./cost-roll-up.ts";
import { driveControlExamples } from "./drive-control.ts";
import { driveExamples } from "./drives.ts";
import { dutyExamples } from "./duty.ts";
import { energyExamples } from "./energy-and-wear.ts";
import { furtherMethodExamples } from "./further-methods.ts";
import { horizontalCurveExamples } from "./horizontal-curves.ts";
import { idlerExamples } from "./idlers.ts";
import { lengthAndColdExamples } from "./length-and-cold.ts";
import { loadCaseExamples } from "./load-cases.ts";
import { pulleyExamples } from "./pulleys.ts";
import { shaftExamples } from "./shafts.ts";
import { smallCalculatorExamples } from "./small-calculators.ts";
import { startAndStopExamples } from "./start-and-stop.ts";
import { streamAndHopperExamples } from "./streams-and-hoppers.ts";
import { transitionAndTurnoverExamples } from "./transition-and-turnover.ts";
import { universalExamples } from "./universal-method.ts";
import { verticalCurveExamples } from "./vertical-curves.ts";
import type { WorkedExample } from "./worked-number.ts";

/** Every worked example of the chapters on drives, pulleys, idlers, curves, calculators, cost, methods, duty and control. */
export const workedExamples: readonly WorkedExample[] = [
  ...driveExamples,
  ...startAndStopExamples,
  ...brakeExamples,
  ...beltPathExamples,
  ...pulleyExamples,
  ...shaftExamples,
  ...idlerExamples,
  ...verticalCurveExamples,
  ...horizontalCurveExamples,
  ...transitionAndTurnoverExamples,
  ...streamAndHopperExamples,
  ...smallCalculatorExamples,
  ...lengthAndColdExamples,
  ...furtherMethodExamples,
  ...universalExamples,
  ...driveControlExamples,
  ...loadCaseExamples,
  ...dutyExamples,
  ...priceExamples,
  ...rollUpExamples,
  ...energyExamples,
].toSorted((one, other) => Number(one.chapter) - Number(other.chapter));
