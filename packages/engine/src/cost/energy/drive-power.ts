import {
  converterPower,
  couplingPower,
  fluidPower,
  gearPower,
  motorLoad,
  motorPower,
  partLoadSlip,
  pulleyPower,
} from "../../rules/energy-use/chain.ts";
import { adopted } from "../../standards/sources.ts";
import { constant } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { coefficient, costModel } from "../coefficient.ts";
import type { MotorLosses } from "./motor-losses.ts";

const { energy: model } = costModel;
const direct = adopted("losses of a drive that add up, driving and braking alike");

/** What stands between the grid and the belt. Its rating is that of all its motors. */
export interface PowerChain {
  readonly rating: number;
  readonly losses: MotorLosses;
  /** At half, three quarters and full load; 0 where unknown. */
  readonly powerFactor: readonly [half: number, threeQuarters: number, full: number];
  readonly gear: number;
  /** Whether the efficiency is that of a gearbox, with pulley and couplings beside it; else it stands for all three. */
  readonly isGearbox: boolean;
  /** Of a fluid coupling at full load; absent: none. */
  readonly slip?: number;
  readonly hasConverter: boolean;
}

/** Power behind each element, counted from the belt, W; negative where it flows back. */
export interface DrivePower {
  readonly belt: number;
  readonly pulley: number;
  readonly gear: number;
  readonly shaft: number;
  readonly motor: number;
  readonly grid: number;
  /** Of the motor over its rating. */
  readonly load: number;
}

/** From the belt to the grid; speed over full speed. */
export function drivePower(trace: Trace, belt: number, speed: number, chain: PowerChain): DrivePower {
  const { rating, losses, isGearbox, hasConverter } = chain;
  const pulley = isGearbox ? pulleyPower(trace, { power: belt, share: coefficient(trace, model.pulleyLoss) }) : belt;
  const idle = coefficient(trace, model.gearNoLoadShare);
  const gear = gearPower(trace, { power: pulley, efficiency: chain.gear, idle, rating, speed });
  const coupled = isGearbox
    ? couplingPower(trace, { power: gear, share: coefficient(trace, model.couplingLoss), rating, speed })
    : gear;
  const shaft = chain.slip === undefined ? coupled : throughFluid(trace, coupled, speed, rating, chain.slip);
  const load = motorLoad(trace, { power: shaft, rating, speed });
  const harmonics = hasConverter ? coefficient(trace, model.motorHarmonic) : constant(trace, 1, direct);
  const motor = motorPower(trace, { power: shaft, harmonics, rating, ...losses, load, speed });
  const grid = hasConverter
    ? converterPower(trace, {
        power: motor,
        rating,
        idle: coefficient(trace, model.vfdC0),
        linear: coefficient(trace, model.vfdC1),
        square: coefficient(trace, model.vfdC2),
        load,
      })
    : motor;
  return { belt, pulley, gear, shaft, motor, grid, load };
}

function throughFluid(trace: Trace, power: number, speed: number, rating: number, slip: number): number {
  return fluidPower(trace, { power, slip: partLoadSlip(trace, { slip, power, rating, speed }) });
}
