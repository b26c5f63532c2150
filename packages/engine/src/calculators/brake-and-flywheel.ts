import {
  brakeTorque,
  calipers,
  caliperTorque,
  coastTime,
  discMass,
  discTemperature,
  flywheelInertia,
  flywheelMass,
  meanBrakePower,
  stopEnergy,
  stoppingBrakeForce,
} from "../rules/quick-estimates/brake.ts";
import { densitySource } from "../rules/rotating-parts/pulley-sizes.ts";
import { constant } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";
import { steelDensity } from "./pulley-inertia.ts";

/** A conveyor as one moving mass, and a disc brake on the fast shaft. SI. */
export interface BrakeInput {
  readonly movingMass: number;
  readonly beltSpeed: number;
  /** Resistance of the belt, N. */
  readonly effectiveTension: number;
  readonly stopTime: number;
  readonly pulleyRadius: number;
  readonly gearRatio: number;
  readonly friction: number;
  readonly clampingForce: number;
  /** Share of the clamping force lost for each metre of air gap beyond 1 mm. */
  readonly lossPerLength: number;
  readonly airGap: number;
  readonly discDiameter: number;
  readonly discThickness: number;
  readonly padOffset: number;
  /** °C */
  readonly ambient: number;
  readonly consecutiveStops: number;
  readonly stopsPerHour: number;
}

interface QuickBrake {
  readonly coastTime: number;
  readonly brakeForce: number;
  readonly lowSpeedTorque: number;
  readonly highSpeedTorque: number;
  readonly caliperTorque: number;
  readonly calipers: number;
  readonly energyPerStop: number;
  readonly discMass: number;
  readonly discTemperature: number;
  readonly meanPower: number;
}

/** Brake and disc for a stop in a given time, without cooling between stops. */
export function quickBrake(trace: Trace, input: BrakeInput): QuickBrake {
  const { movingMass, beltSpeed, effectiveTension, pulleyRadius: radius } = input;
  const force = stoppingBrakeForce(trace, { movingMass, beltSpeed, time: input.stopTime, effectiveTension });
  const highSpeedTorque = brakeTorque(trace, { brakeForce: force, radius, ratio: input.gearRatio });
  const shaftItself = constant(trace, 1, brakeTorque.definition.source);
  const one = caliperTorque(trace, input);
  const energy = stopEnergy(trace, { brakeForce: force, beltSpeed, time: input.stopTime });
  const mass = discMass(trace, { ...input, density: constant(trace, steelDensity, densitySource) });
  const heat = { ambient: input.ambient, stops: input.consecutiveStops, energy, discMass: mass };
  return {
    coastTime: coastTime(trace, { movingMass, beltSpeed, effectiveTension }),
    brakeForce: force,
    lowSpeedTorque: brakeTorque(trace, { brakeForce: force, radius, ratio: shaftItself }),
    highSpeedTorque,
    caliperTorque: one,
    calipers: calipers(trace, { torque: highSpeedTorque, caliperTorque: one }),
    energyPerStop: energy,
    discMass: mass,
    discTemperature: discTemperature(trace, heat),
    meanPower: meanBrakePower(trace, { stopsPerHour: input.stopsPerHour, energy }),
  };
}

/** Flywheel on the fast shaft for a coast of a given time. */
export function quickFlywheel(
  trace: Trace,
  input: {
    readonly movingMass: number;
    readonly beltSpeed: number;
    readonly effectiveTension: number;
    readonly coastTime: number;
    readonly pulleyRadius: number;
    readonly gearRatio: number;
  },
): { readonly mass: number; readonly inertia: number } {
  const { movingMass, beltSpeed, effectiveTension, coastTime: time } = input;
  const mass = flywheelMass(trace, { effectiveTension, time, beltSpeed, movingMass });
  return { mass, inertia: flywheelInertia(trace, { mass, radius: input.pulleyRadius, ratio: input.gearRatio }) };
}
