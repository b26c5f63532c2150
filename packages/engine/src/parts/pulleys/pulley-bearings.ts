import { diameterOfRadius } from "../../rules/mechanics/drive-line.ts";
import {
  basicLife,
  lifeSource,
  requiredRating,
  rollerExponent,
  rotationalSpeed,
  staticSafety,
} from "../../standards/iso-281/bearing-life.ts";
import { constant } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { bearingDuty, type RunningState } from "../duty/bearing-duty.ts";
import { type PulleyPlace, pulleyLoad, type WorstLoads } from "./pulley-load.ts";

/** Belt tensions at a pulley in one state of the duty, N. */
export interface PulleyState extends Pick<RunningState, "timeShare" | "beltSpeed"> {
  readonly arriving: number;
  readonly leaving: number;
}

interface TurningDuty {
  readonly beltSpeed: number;
  /** s; 0 asks for none. */
  readonly requiredLife: number;
  /** Absent: always the heaviest running case. */
  readonly states?: readonly PulleyState[];
}

/** N; absent where unknown, and then nothing is said of what they decide. */
interface Ratings {
  readonly bearingRating?: number;
  readonly bearingStaticRating?: number;
}

/** Life and static safety of the bearings of a pulley. */
export function bearingsOf(trace: Trace, duty: TurningDuty, built: Ratings, loads: WorstLoads, place: PulleyPlace) {
  const { bearingRating: dynamicRating, bearingStaticRating: staticRating } = built;
  const exponent = constant(trace, rollerExponent, lifeSource);
  const byDuty = dutyOfBearings(trace, duty, place, exponent);
  const rotation = byDuty?.rotation ?? rotationAt(trace, place, duty.beltSpeed);
  const load = byDuty?.load ?? loads.running.bearingLoad;
  const { requiredLife: life } = duty;
  return {
    ...(life > 0 && load > 0 && { neededRating: requiredRating(trace, { load, life, rotation, exponent }) }),
    ...(byDuty === undefined ? {} : { bearingDuty: byDuty }),
    ...(dynamicRating === undefined
      ? {}
      : { bearingLife: basicLife(trace, { dynamicRating, load, exponent, rotation }) }),
    ...(staticRating === undefined
      ? {}
      : { staticSafety: staticSafety(trace, { staticRating, load: loads.strength.bearingLoad }) }),
  };
}

function dutyOfBearings(trace: Trace, { states }: TurningDuty, place: PulleyPlace, exponent: number) {
  if (states === undefined) return undefined;
  const found = states.map(({ timeShare, beltSpeed, arriving, leaving }) => ({
    timeShare,
    load: pulleyLoad(trace, place, { loadCase: "running-full", state: "running", arriving, leaving }).bearingLoad,
    rotation: rotationAt(trace, place, beltSpeed),
  }));
  return bearingDuty(trace, found, exponent);
}

function rotationAt(trace: Trace, { beltRadius: pulleyRadius }: PulleyPlace, beltSpeed: number): number {
  return rotationalSpeed(trace, { beltSpeed, diameter: diameterOfRadius(trace, { pulleyRadius }) });
}
