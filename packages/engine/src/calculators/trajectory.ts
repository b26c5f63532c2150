import {
  centrifugalRatio,
  centroidRadius,
  centroidSpeed,
  dischargeAngle,
  flightSource,
  flightSpeed,
  flightTime,
  streamForward,
  streamUp,
} from "../rules/trajectory/discharge.ts";
import {
  leavesAtTangency,
  slidingSpeed,
  slidingSpeedSquared,
  slipDischarge,
  slipStart,
} from "../rules/trajectory/slip.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { atLeast, integerBetween, satisfies } from "../trace/limit.ts";
import { constant, isEqual, opposite } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";

/** How the stream leaves the pulley: turning with it (CEMA), or sliding on it (Booth; Korzen with adhesion). */
export type DischargeModel =
  | { readonly kind: "cema" }
  | {
      readonly kind: "slip";
      readonly staticFriction: number;
      readonly kineticFriction: number;
      /** Adhesive stress over the weight of the layer. */
      readonly adhesion: number;
    };

/** SI; the belt slopes upwards by a positive angle where it meets the pulley. */
export interface TrajectoryInput {
  /** Pulley, lagging and belt: radius of the lower stream boundary, m. */
  readonly innerRadius: number;
  /** The same with the depth of the material, m. */
  readonly outerRadius: number;
  readonly beltSpeed: number;
  readonly slope: number;
  readonly points: number;
  /** s */
  readonly timeStep: number;
  readonly gravity: number;
  readonly model: DischargeModel;
}

export interface StreamPoint {
  readonly time: number;
  /** Forward from the pulley centre, m. */
  readonly x: number;
  /** Up from the pulley centre, m. */
  readonly y: number;
}

interface Discharge {
  /** Past the top, rad. */
  readonly angle: number;
  readonly speed: number;
  readonly isHighSpeed: boolean;
  /** Centrifugal over gravity force at the middle of the stream. */
  readonly speedRatio: number;
}

/** The program computes no trajectory for zero points or more than 500. */
export type Trajectory =
  | ({
      readonly kind: "trajectory";
      readonly lower: readonly StreamPoint[];
      readonly upper: readonly StreamPoint[];
    } & Discharge)
  | { readonly kind: "not-computed" };

const trajectoryPoints = integerBetween(1, 500);

/** Path of the material after it leaves the head pulley: lower and upper boundary of the stream. */
export function trajectory(trace: Trace, input: TrajectoryInput): Trajectory {
  if (!satisfies(trajectoryPoints, input.points)) return { kind: "not-computed" };
  if (!(input.outerRadius >= input.innerRadius)) {
    const limit = atLeast(input.innerRadius);
    throw new InputRefused({ subject: "trajectory", input: "outerRadius", value: input.outerRadius, limit });
  }
  const leaving = discharge(trace, input);
  return {
    kind: "trajectory",
    ...leaving,
    lower: stream(trace, input, leaving, input.innerRadius),
    upper: stream(trace, input, leaving, input.outerRadius),
  };
}

/** Where and how fast the stream leaves. */
function discharge(trace: Trace, input: TrajectoryInput): Discharge {
  return input.model.kind === "cema" ? rigidDischarge(trace, input) : slidingDischarge(trace, input, input.model);
}

function rigidDischarge(trace: Trace, input: TrajectoryInput): Discharge {
  const { innerRadius, beltSpeed, gravity, slope } = input;
  const radius = centroidRadius(trace, input);
  const speed = centroidSpeed(trace, { beltSpeed, centroidRadius: radius, innerRadius });
  const speedRatio = centrifugalRatio(trace, { speed, gravity, radius });
  return {
    speedRatio,
    angle: dischargeAngle(trace, { speedRatio, slope }),
    speed: flightSpeed(trace, { speedRatio, slope, beltSpeed, centroidSpeed: speed }),
    isHighSpeed: speedRatio >= Math.cos(slope),
  };
}

function slidingDischarge(
  trace: Trace,
  input: TrajectoryInput,
  model: Extract<DischargeModel, { kind: "slip" }>,
): Discharge {
  const { innerRadius: radius, beltSpeed, gravity, slope } = input;
  const { staticFriction, kineticFriction, adhesion } = model;
  const speedRatio = centrifugalRatio(trace, { speed: beltSpeed, gravity, radius });
  const tangency = leavesAtTangency(trace, { beltSpeed, radius, gravity, slope, adhesion });
  const isHighSpeed = isEqual(tangency, 1);
  if (isHighSpeed) return { speedRatio, angle: opposite(slope), speed: beltSpeed, isHighSpeed };
  const slipAngle = slipStart(trace, { beltSpeed, radius, gravity, slope, staticFriction, adhesion });
  const sliding = { slipAngle, beltSpeed, radius, gravity, kineticFriction, adhesion };
  const angle = slipDischarge(trace, sliding);
  const speed = slidingSpeed(trace, { speedSquared: slidingSpeedSquared(trace, { ...sliding, angle }) });
  return { speedRatio, angle, speed, isHighSpeed };
}

function stream(trace: Trace, input: TrajectoryInput, leaving: Discharge, radius: number): readonly StreamPoint[] {
  const { angle, speed } = leaving;
  return Array.from({ length: input.points }, (_, at) => {
    const time = flightTime(trace, { number: constant(trace, at, flightSource), timeStep: input.timeStep });
    const x = streamForward(trace, { radius, angle, speed, time });
    const y = streamUp(trace, { radius, angle, speed, time, gravity: input.gravity });
    return { time, x, y };
  });
}
