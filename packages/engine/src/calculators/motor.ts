import { fullLoadTorque, lowSpeedTorque } from "../rules/drive-train/torque.ts";
import { capacityTorque, circuitSpeed } from "../rules/fluid-coupling/start.ts";
import { holdbackRating } from "../rules/holdback/runback.ts";
import { fullLoadCurrent } from "../rules/quick-estimates/motor.ts";
import { constant } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";

/** A motor and the gearbox behind it, SI; speed in 1/s. */
interface MotorInput {
  readonly power: number;
  readonly speed: number;
  readonly ratio: number;
  /** On the full-load torque; 3 after the specification. */
  readonly holdbackFactor: number;
  readonly voltage: number;
  readonly efficiency: number;
  readonly powerFactor: number;
  /** Fluid coupling on the fast shaft; absent: none. */
  readonly circuit?: { readonly capacity: number; readonly density: number; readonly diameter: number };
}

interface MotorFigures {
  readonly highSpeedTorque: number;
  readonly lowSpeedTorque: number;
  readonly holdbackTorque: number;
  /** A */
  readonly current: number;
  /** What the circuit of the coupling carries at the speed of the motor. */
  readonly couplingTorque?: number;
}

/** Torques of a motor at both shafts, the holdback they ask for, and its current. */
export function motorFigures(trace: Trace, input: MotorInput): MotorFigures {
  const torque = fullLoadTorque(trace, { power: input.power, speed: input.speed });
  const low = lowSpeedTorque(trace, { torque, ratio: input.ratio });
  const one = constant(trace, 1, holdbackRating.definition.source);
  const { power, voltage, efficiency, powerFactor } = input;
  return {
    highSpeedTorque: torque,
    lowSpeedTorque: low,
    holdbackTorque: holdbackRating(trace, {
      serviceFactor: input.holdbackFactor,
      torque: low,
      motors: one,
      holdbacks: one,
    }),
    ...(input.circuit && {
      couplingTorque: capacityTorque(trace, {
        ...input.circuit,
        angularSpeed: circuitSpeed(trace, { speed: input.speed }),
      }),
    }),
    current: fullLoadCurrent(trace, { power, voltage, efficiency, powerFactor }),
  };
}
