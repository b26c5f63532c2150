import { type DiscHeat, discHeat, padLimits } from "../../parts/drives/disc-heat.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { rowOf } from "../../parts/drives/slot.ts";
import { brakingEnergy } from "../../rules/disc-brake/heat.ts";
import { discEnergy, discPower, discShare } from "../../rules/rigid-stop/stop.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";

/** The disc of a brake in service. */
export interface BrakeHeat extends DiscHeat {
  readonly driveId: string;
  /** Largest braking power of one disc, W. */
  readonly peakPower: number;
  /** What its pads stand, °C: of the whole disc, and of its surface. */
  readonly limits: { readonly mean: number; readonly surface: number };
}

const padSource = adopted("what brake pads stand");

interface BrakedStop {
  readonly mass: number;
  readonly beltSpeed: number;
  readonly effectiveTension: number;
  readonly distance: number;
  readonly time?: number;
  /** Of all brakes of the conveyor, at the belt, N, and of those of drives. */
  readonly brakeForce: number;
  readonly driveBrakes: readonly { readonly driveId: string; readonly force: number }[];
}

/** Heat in one disc of a drive: its share of the work of a stop by its share of the brake force. */
export function brakeHeat(trace: Trace, train: DriveTrain, stop: BrakedStop): BrakeHeat | undefined {
  const { input, disc } = train.brake;
  const own = stop.driveBrakes.find(({ driveId }) => driveId === train.driveId)?.force ?? 0;
  if (input === undefined || disc === undefined || own <= 0 || disc.diameter <= 0 || disc.thickness <= 0)
    return undefined;
  trace.place = { driveId: train.driveId };
  const steps = stepsOnly(trace);
  const { brakeForce, beltSpeed, time = none(trace) } = stop;
  const share = discShare(steps, { own, brakeForce, motors: train.motors, discs: disc.discs });
  const energy = discEnergy(steps, { energy: brakingEnergy(trace, stop), share });
  const padWidth = rowOf(train.slots.brake)?.padOffset ?? none(trace);
  const { mean, surface } = padLimits[input.pads];
  return {
    driveId: train.driveId,
    limits: { mean: constant(trace, mean, padSource), surface: constant(trace, surface, padSource) },
    ...discHeat(trace, disc, { energy, padWidth, time }, input),
    peakPower: discPower(steps, { brakeForce, share, beltSpeed }),
  };
}
