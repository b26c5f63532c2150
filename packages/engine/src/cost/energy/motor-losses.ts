import {
  classEfficiency,
  idleLoss,
  linearLoss,
  lossAtLoad,
  squareLoss,
  squareLossAlone,
} from "../../rules/energy-use/motor-losses.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, none, plain, restated } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { costModel } from "../coefficient.ts";
import type { CostMotor } from "../cost-input.ts";

/** Losses of a motor over its rating: always there, rising with the load, and with its square. */
export interface MotorLosses {
  readonly idle: number;
  readonly linear: number;
  readonly square: number;
}

type Efficiencies = CostMotor["efficiency"];

const loads = adopted("losses of a motor from its efficiencies at three loads");
const { iec } = costModel.energy;
const standard = {
  document: "IEC 60034-30-1:2014, Efficiency classes of line operated AC motors",
  clause: "limits at 50 Hz",
};
const { IE1, IE2, IE3, IE4 } = iec;
const limits = { IE1, IE2, IE3, IE4 };

/** Least efficiency of a class; motors of eight poles and more are taken as of six. */
export function classLimit(trace: Trace, { efficiencyClass, poles, power }: Omit<LimitedMotor, "efficiency">): number {
  const count = plain(poles) <= 2 && plain(poles) > 0 ? "2" : plain(poles) > 4 ? "6" : "4";
  const [cubic, square, linear, last] = limits[efficiencyClass][count];
  const read = (value: number | undefined) => constant(trace, value ?? 0, standard);
  return classEfficiency(trace, {
    cubic: read(cubic),
    square: read(square),
    linear: read(linear),
    constant: read(last),
    power,
  });
}

type LimitedMotor = Pick<CostMotor, "efficiencyClass" | "poles" | "power" | "efficiency">;

/** As the row says; where it says nothing, the limit of its class, a little less at half load. */
export function efficienciesOf(trace: Trace, motor: LimitedMotor): Efficiencies {
  const [half, three, full] = motor.efficiency;
  if (half > 0 && three > 0 && full > 0) return motor.efficiency;
  const limit = full > 0 ? full : classLimit(trace, motor);
  return [half > 0 ? half : restated(limit, (value) => value - 0.006), three > 0 ? three : limit, limit];
}

/** A curve through three loads that never falls: where it would, one without its linear part. */
export function motorLosses(trace: Trace, [half, three, full]: Efficiencies): MotorLosses {
  const at = (load: number, efficiency: number) =>
    lossAtLoad(trace, { load: constant(trace, load, loads), efficiency });
  const losses = { half: at(0.5, half), three: at(0.75, three), full: at(1, full) };
  const square = squareLoss(trace, losses);
  const linear = linearLoss(trace, { ...losses, square });
  const idle = idleLoss(trace, { full: losses.full, linear, square });
  if (idle > 0 && linear >= 0 && square >= 0) return { idle, linear, square };
  const alone = squareLossAlone(trace, losses);
  const flat = none(trace);
  return { idle: idleLoss(trace, { full: losses.full, linear: flat, square: alone }), linear: flat, square: alone };
}
