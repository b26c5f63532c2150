import type { DownRamp } from "../../parts/drives/control/ramp.ts";
import { downRamp, type SpeedReference, speedAt } from "../../parts/drives/control/reference.ts";
import type { ControlRange } from "./follow-start.ts";
import { fewestSteps, followingStep, longestStep } from "./following-step.ts";
import { addSample, noSamples, type Samples, thinned } from "./series.ts";
import {
  brakeForceAt,
  type LettingGo,
  type SimulatedStop,
  type StopDuty,
  type StoppingBrake,
  sharePulled,
} from "./simulate-stop.ts";

/** What slows a belt down along a reference: drives within their limits, brakes as far as those cannot. */
interface StopActors {
  /** Absent: drives are off, or let go one after the other. */
  readonly drives?: ControlRange;
  readonly letGo?: readonly LettingGo[];
  /** Brakes that hold their force. */
  readonly steady: readonly StoppingBrake[];
  /** Brakes under control, each with what it can give. */
  readonly steered: readonly StoppingBrake[];
}

/** A stop along a reference, and the largest forces it took, N. */
export interface FollowedStop extends SimulatedStop {
  readonly largestBrakeForce: number;
  /** Of the drives: largest pull, and hardest hold (below 0). */
  readonly largestPull: number;
  readonly hardestHold: number;
  /** When neither drives nor brakes could give what the reference needs, s. */
  readonly limitedAt?: number;
}

const longestStop = 600;

/**
 * The belt follows a down-ramp from the moment the first of its actors bites (handbook 15.10). Drives give what the
 * reference needs within their limits, brakes under control the rest, and nobody pushes a belt that slows down by itself.
 */
export function followStop(duty: StopDuty, ramp: DownRamp, actors: StopActors): FollowedStop {
  const begin = actors.drives !== undefined ? 0 : Math.min(...[...actors.steered].map(({ delay }) => delay));
  const { beltSpeed, effectiveTension } = duty;
  const ofRamp = ramp.time / Math.max(fewestSteps, Math.ceil(ramp.time / longestStep));
  const kept = noSamples();
  const moved: Moved = { time: 0, speed: beltSpeed, distance: 0, brake: 0, pull: 0, hold: 0, peak: 0 };
  let reference: SpeedReference | undefined;
  for (let n = 0; moved.speed > 0 && moved.time < longestStop; n += 1) {
    const step = followingStep(ofRamp, moved.time);
    if (reference === undefined && moved.time >= begin - step / 2) reference = downRamp(ramp, moved.speed, beltSpeed);
    const wanted = reference === undefined ? undefined : speedAt(reference, moved.time + step - begin);
    const isLate = reference !== undefined && moved.time - begin >= reference.time;
    moveOn(moved, { duty, actors, step, wanted, isLate }, n % 5 === 0 ? kept : undefined);
  }
  const { time, distance, speed } = moved;
  addSample(kept, { time, speed, distance, acceleration: 0, force: effectiveTension });
  const found = {
    peakDeceleration: moved.peak,
    series: thinned(kept),
    largestBrakeForce: moved.brake,
    largestPull: moved.pull,
    hardestHold: moved.hold,
    ...(moved.limitedAt === undefined ? {} : { limitedAt: moved.limitedAt }),
  };
  return speed > 0 ? { kind: "does-not-stop", ...found } : { kind: "stopped", time, distance, ...found };
}

interface Moved {
  time: number;
  speed: number;
  distance: number;
  brake: number;
  pull: number;
  hold: number;
  peak: number;
  limitedAt?: number;
}

interface Following {
  readonly duty: StopDuty;
  readonly actors: StopActors;
  readonly step: number;
  /** Speed at the end of the step; absent before the stop begins. */
  readonly wanted: number | undefined;
  /** Whether the belt should stand by now: it is let come to rest within its last step, not pulled on to the end of that. */
  readonly isLate: boolean;
}

function moveOn(moved: Moved, { duty, actors, step, wanted, isLate }: Following, kept: Samples | undefined): void {
  const { effectiveTension, mass } = duty;
  const { time, speed, distance } = moved;
  const at = (brakes: readonly StoppingBrake[]) =>
    brakes.reduce((sum, one) => sum + brakeForceAt(one, time + step / 2), 0);
  const steady = at(actors.steady);
  const need = wanted === undefined ? effectiveTension : effectiveTension + (mass * (wanted - speed)) / step;
  const drive =
    actors.drives === undefined
      ? effectiveTension * sharePulled(actors.letGo ?? [], time + step / 2)
      : clamp(need + steady, actors.drives.least, isLate ? 0 : actors.drives.most);
  const steered = wanted === undefined ? 0 : clamp(drive - steady - need, 0, at(actors.steered));
  const brake = steady + steered;
  const force = drive - brake;
  if (force > need + 1e-9 * mass) moved.limitedAt ??= time;
  const acceleration = (force - effectiveTension) / mass;
  if (kept !== undefined) addSample(kept, { time, speed, distance, acceleration, force });
  const next = speed + acceleration * step;
  const rest = next < 1e-12 * duty.beltSpeed && acceleration < 0 ? Math.min(1, -speed / acceleration / step) : 1;
  moved.brake = Math.max(moved.brake, brake);
  moved.pull = Math.max(moved.pull, drive);
  moved.hold = Math.min(moved.hold, drive);
  moved.peak = Math.max(moved.peak, -acceleration);
  moved.time = time + rest * step;
  moved.distance = distance + ((speed + Math.max(0, next)) / 2) * rest * step;
  moved.speed = rest < 1 || next < 1e-12 * duty.beltSpeed ? 0 : next;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
