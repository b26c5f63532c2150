import { steelDensity } from "../../calculators/pulley-inertia.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import {
  brakingEnergy,
  coolingArea,
  discRise,
  heatLeft,
  peakTemperature,
  troughTemperature,
} from "../../rules/disc-brake/heat.ts";
import { discMass } from "../../rules/quick-estimates/brake.ts";
import { discEnergy, discPower, discShare } from "../../rules/rigid-stop/stop.ts";
import { mechanics } from "../../standards/sources.ts";
import { constant, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";

/** The disc of a brake in service. J, kg, °C and K. */
export interface BrakeHeat {
  readonly driveId: string;
  /** Of one disc in one stop. */
  readonly energy: number;
  readonly discMass: number;
  readonly rise: number;
  /** Just before a stop, after many at the stated number an hour. */
  readonly trough: number;
  /** After the stated number of stops in a row. */
  readonly peak: number;
  /** Largest braking power of one disc, W. */
  readonly peakPower: number;
}

interface BrakedStop {
  readonly mass: number;
  readonly beltSpeed: number;
  readonly effectiveTension: number;
  readonly distance: number;
  /** Of all brakes of the conveyor, at the belt, N, and of those of drives. */
  readonly brakeForce: number;
  readonly driveBrakes: readonly { readonly driveId: string; readonly force: number }[];
}

const steel = mechanics("density of steel");

/** Heat in one disc of a drive: its share of the work of a stop by its share of the brake force. */
export function brakeHeat(trace: Trace, train: DriveTrain, stop: BrakedStop): BrakeHeat | undefined {
  const { input } = train.brake;
  const own = stop.driveBrakes.find(({ driveId }) => driveId === train.driveId)?.force ?? 0;
  if (input === undefined || own <= 0 || input.discDiameter <= 0 || input.discThickness <= 0) return undefined;
  trace.place = { driveId: train.driveId };
  const steps = stepsOnly(trace);
  const { brakeForce, beltSpeed } = stop;
  const share = discShare(steps, { own, brakeForce, motors: train.motors });
  const energy = discEnergy(steps, { energy: brakingEnergy(trace, stop), share });
  const { discDiameter, discThickness, stopsPerHour, ambient } = input;
  const mass = discMass(trace, { discDiameter, discThickness, density: constant(trace, steelDensity, steel) });
  const rise = discRise(trace, { energy, discMass: mass });
  const area = coolingArea(trace, { discDiameter, discThickness });
  const left = stopsPerHour > 0 ? heatLeft(trace, { area, discMass: mass, stopsPerHour }) : none(trace);
  const trough = left > 0 && left < 1 ? troughTemperature(trace, { ambient, rise, heatLeft: left }) : ambient;
  return {
    driveId: train.driveId,
    energy,
    discMass: mass,
    rise,
    trough,
    peak: peakTemperature(trace, { trough, stops: input.consecutiveStops, rise }),
    peakPower: discPower(steps, { brakeForce, share, beltSpeed }),
  };
}
