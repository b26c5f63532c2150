import {
  runawayAcceleration,
  runawayDistance,
  runawayEnergy,
  runawaySpeed,
  stopDeceleration,
  timeToOverspeed,
} from "../../rules/drive-control/runaway.ts";
import type { Trace } from "../../trace/trace.ts";
import type { LoadCaseName } from "../load-case.ts";

/** A belt that drives itself, from the loss of its drives until it stands. SI. */
export interface Runaway {
  readonly loadCase: LoadCaseName;
  readonly effectiveTension: number;
  readonly acceleration: number;
  /** Until 110 % of full speed where nothing brakes, s. */
  readonly timeToOverspeed: number;
  /** When its brakes have their full force. */
  readonly peakSpeed: number;
  readonly distance: number;
  readonly energy: number;
}

interface RunawayGiven {
  readonly loadCase: LoadCaseName;
  readonly effectiveTension: number;
  readonly mass: number;
  readonly beltSpeed: number;
  /** From the loss of the drives until the brakes have their full force, s. */
  readonly delay: number;
  readonly stopTime: number;
}

export function runawayOf(trace: Trace, given: RunawayGiven): Runaway {
  const { loadCase, effectiveTension } = given;
  const acceleration = runawayAcceleration(trace, given);
  const peakSpeed = runawaySpeed(trace, { ...given, acceleration });
  const deceleration = stopDeceleration(trace, given);
  const distance = runawayDistance(trace, { ...given, acceleration, peakSpeed, deceleration });
  return {
    loadCase,
    effectiveTension,
    acceleration,
    timeToOverspeed: timeToOverspeed(trace, { ...given, acceleration }),
    peakSpeed,
    distance,
    energy: runawayEnergy(trace, { ...given, distance }),
  };
}
