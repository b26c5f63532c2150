import type { Following } from "../../../parts/drives/drive-input.ts";
import type { DriveTrain } from "../../../parts/drives/drive-train.ts";
import { controlledForce } from "../../../rules/drive-control/limits.ts";
import { meanAcceleration } from "../../../rules/rigid-start/curve.ts";
import { forceFactor, torqueFactor } from "../../../rules/rigid-start/start.ts";
import { isFiniteNumber } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import { controlledOf } from "../control-group.ts";
import { summaryFactor, type TorqueSource } from "../torque-source.ts";
import { type PreparedStart, prepareStart, type StartPlace } from "./prepare.ts";

/** What drives give in a start: as factors of their full load, and what they may give where a speed is followed. */
export function startSettingsOf(
  trace: Trace,
  place: StartPlace,
): { readonly factors: ReadonlyMap<string, number>; readonly following: ReadonlyMap<string, Following> } {
  const prepared = prepareStart(trace, place);
  return { factors: startFactorsOf(trace, place, prepared), following: followingOf(place, prepared) };
}

function followingOf(place: StartPlace, { followed }: PreparedStart): ReadonlyMap<string, Following> {
  if (followed === undefined) return new Map();
  const { peakAcceleration: acceleration } = followed.reference;
  const own = controlledOf(place.trains);
  return new Map(
    place.trains.flatMap((train): readonly (readonly [string, Following])[] => {
      const { most, least } = train.control[place.load];
      if (own.includes(train)) return [[train.driveId, { acceleration, most, least }]];
      const force = followed.starting.beside?.steepest.find(({ driveId }) => driveId === train.driveId)?.force;
      return force === undefined ? [] : [[train.driveId, { acceleration, most: force, least: force }]];
    }),
  );
}

/**
 * Start factors that make the solved start what it is: the largest factor of a start that follows a speed, the factor
 * that takes as long as a starter's curve, else that of the source.
 */
export function startFactorsOf(
  trace: Trace,
  place: StartPlace,
  { duty, followed, curveTime: time }: PreparedStart,
): ReadonlyMap<string, number> {
  const { trains, load } = place;
  const own = (source: TorqueSource) => summaryFactor(trace, source);
  const byDrive = (factor: (train: DriveTrain) => number) =>
    new Map(trains.map((train) => [train.driveId, factor(train)]));
  if (duty.nominalForce <= 0) return byDrive((train) => own(train.start[load]));
  if (followed !== undefined) {
    const { peakAcceleration: acceleration } = followed.reference;
    const { most, least } = followed.starting;
    const force = controlledForce(stepsOnly(trace), { ...duty, most, least, acceleration });
    const factor = forceFactor(trace, { force, nominalForce: duty.nominalForce });
    return byDrive(() => factor);
  }
  if (time === undefined || !isFiniteNumber(time) || time <= 0) return byDrive((train) => own(train.start[load]));
  const acceleration = meanAcceleration(stepsOnly(trace), { beltSpeed: duty.beltSpeed, time });
  const factor = torqueFactor(trace, { ...duty, acceleration });
  return byDrive(() => factor);
}
