import type { Design } from "../../../design/design.ts";
import { hasPulley } from "../../../design/point.ts";
import { starPull } from "../../../rules/drive-control/star-delta.ts";
import { fastestBesideSlow } from "../../../rules/drive-train/duty.ts";
import { gearboxRating, gearboxShare } from "../../../rules/drive-train/torque.ts";
import { slidingAcceleration, steepestRise } from "../../../rules/rigid-start/start.ts";
import type { Solution } from "../../../solve/solve.ts";
import { isBraked } from "../../../solve/start-stop/brakes-left.ts";
import { certaintyOf } from "../../../solve/start-stop/start/start-of.ts";
import type { Start, StartStop, Stop } from "../../../solve/start-stop/start-stop.ts";
import { lineLoadIn } from "../../../solve/tension/case-result.ts";
import { mechanics } from "../../../standards/sources.ts";
import type { Finding } from "../../../trace/finding.ts";
import type { Limit } from "../../../trace/limit.ts";
import type { Place } from "../../../trace/place.ts";
import { constant, isEqual, isZero, largest, none, plain, smallest } from "../../../trace/reference.ts";
import { defineSum } from "../../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import { addWhenAsked } from "../../../trace/when-asked.ts";
import { padLimits, rimLimits } from "../disc-heat.ts";
import { driveLimitOf } from "../drive-part-codes.ts";
import { type DrivePart, driveParts, slotNames } from "../drive-parts.ts";
import type { DriveTrain } from "../drive-train.ts";
import { driveChecks, driveFindings, drivePartFindings } from "../findings.ts";
import { type Check, rowOf } from "../slot.ts";

interface DriveReport {
  readonly design: Design;
  readonly solution: Solution;
  readonly trains: readonly DriveTrain[];
  readonly startStop: StartStop;
}

/** Everything the engineer should know of drives, starting and stopping. */
export function reportDrives(trace: Trace, report: DriveReport): void {
  for (const train of report.trains) {
    for (const part of driveParts) reportSlot(trace, train, part);
    reportTrain(trace, train, report.design);
    if (report.design.isReversible === true && rowOf(train.slots.holdback) !== undefined) {
      driveFindings["holdback-blocks-reverse"].raise(trace, { place: { driveId: train.driveId } });
    }
  }
  reportSpeeds(trace, report);
  reportStart(trace, report, report.startStop.starts.full);
  reportStart(trace, report, report.startStop.starts.empty);
  reportStops(trace, report);
  reportBrakesOut(trace, report);
  reportBrakes(trace, report);
}

/** Where steps are kept, those that follow belong here. */
function placed(trace: Trace, place: Place): Trace {
  trace.place = place;
  return stepsOnly(trace);
}

/** A drive without a motor or a gearbox is unfinished; a belt that runs back without a holdback is dangerous. */
const missing: Readonly<Partial<Record<DrivePart, Finding["severity"]>>> = {
  motor: "warning",
  gearbox: "warning",
  holdback: "error",
};

function reportSlot(trace: Trace, train: DriveTrain, part: DrivePart): void {
  const slot = train.slots[part];
  const subject = slotNames[part];
  const about = { subject, place: { driveId: train.driveId } };
  const isIdle = part === "holdback" && !train.holdback.isNeeded;
  if (slot.kind === "missing") {
    const isTyped = part === "brake" && train.brake.torque > 0;
    const severity = missing[part] ?? "note";
    if (!isTyped && !isIdle) drivePartFindings[`drive-missing-${subject}`].raise(trace, { ...about, severity });
  } else if (slot.kind === "none-fits") {
    const { binding, candidates } = slot;
    if (binding === undefined) drivePartFindings[`drive-none-to-choose-${subject}`].raise(trace, about);
    else {
      const values = { ...valuesOf(binding), candidates };
      const none = drivePartFindings[`drive-none-fits-${driveLimitOf(subject, binding.name)}`];
      none.raise(trace, { ...about, values, limit: limitOf(binding) });
    }
  } else if (slot.kind === "chosen") {
    for (const check of slot.checks.filter((one) => !one.isMet)) {
      const short = drivePartFindings[`drive-short-${driveLimitOf(subject, check.name)}`];
      // A holdback on which nothing runs back endangers nobody, however weak it is.
      const severity = isIdle ? "note" : short.severity;
      short.raise(trace, { ...about, severity, values: valuesOf(check), limit: limitOf(check) });
    }
  }
}

function valuesOf({ value }: Check): Readonly<Record<string, number>> {
  return value === undefined ? {} : { value };
}

function limitOf({ least, most }: Check): Limit {
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
}

function reportTrain(trace: Trace, train: DriveTrain, design: Design): void {
  const place = { driveId: train.driveId };
  const motor = rowOf(train.slots.motor);
  const { voltage: wanted } = train.duties.motor;
  if (train.slots.motor.kind === "chosen" && train.slots.motor.by === "auto" && motor !== undefined) {
    if (!isZero(wanted) && !isEqual(motor.voltage, wanted)) {
      driveFindings["motor-voltage-differs"].raise(trace, { place, values: { voltage: motor.voltage, wanted } });
    }
  }
  reportHoldback(trace, train, design);
  const box = rowOf(train.slots.gearbox);
  if (box === undefined || motor === undefined || motor.power <= 300e3) return;
  const steps = placed(trace, place);
  const rating = gearboxRating(steps, { torque: box.torque, rotation: train.pulleyRotation });
  const share = gearboxShare(steps, { power: motor.power, rating });
  driveChecks["gearbox-thermal-rating"].check(trace, { place, values: { share } });
}

/** Drives on one belt run at one speed: gear ratios that ask for different ones set the drives against each other. */
function reportSpeeds(trace: Trace, { trains }: DriveReport): void {
  const geared = trains.filter(({ slots }) => rowOf(slots.motor) !== undefined && rowOf(slots.gearbox) !== undefined);
  const [slowest, ...faster] = geared.toSorted((one, other) => one.actualBeltSpeed - other.actualBeltSpeed);
  const fastest = faster.at(-1);
  if (slowest === undefined || fastest === undefined) return;
  const place = { driveId: fastest.driveId, otherDriveId: slowest.driveId };
  if (fastest.actualBeltSpeed <= fastestBesideSlow.evaluate({ beltSpeed: slowest.actualBeltSpeed })) return;
  const most = fastestBesideSlow(placed(trace, place), { beltSpeed: slowest.actualBeltSpeed });
  const values = { beltSpeed: fastest.actualBeltSpeed, otherBeltSpeed: slowest.actualBeltSpeed };
  driveChecks["drive-speeds-differ"].raise(trace, { place, values, limit: { most } });
}

/** Brakes of a belt that runs both ways do what its holdback may not. */
function isHeldByBrakes({ isReversible, points }: Design, { runbackForce }: DriveTrain["holdback"]): boolean {
  const force = points.reduce((sum, point) => sum + (hasPulley(point) ? plain(point.brakeForce) : 0), 0);
  return isReversible === true && force >= runbackForce;
}

function reportHoldback(trace: Trace, { holdback, slots, driveId }: DriveTrain, design: Design): void {
  if (!holdback.isNeeded || slots.holdback.kind !== "left-out" || isHeldByBrakes(design, holdback)) return;
  driveFindings["holdback-left-out"].raise(trace, {
    place: { driveId },
    values: { runbackTorque: holdback.runbackTorque },
  });
}

/** Belts from this length on are started gently, m. */
const longBelt = 200;

/** A long empty belt that starts faster than this whips and lifts, m/s²; a short one is up to speed before it does. */
const emptyAcceleration = 1;

/** Material on the belt slides above this; wet fines sooner. */
const materialFriction = 0.5;

function reportStart(trace: Trace, { design, solution, trains }: DriveReport, start: Start): void {
  const place = { loadCase: `starting-${start.load}` };
  if (start.nominalForce <= 0) return;
  const { constant: held, startFactor } = start;
  const kind = certaintyOf(start) === undefined ? start.simulated.kind : "started";
  if (kind === "overruns") return;
  if (kind === "stalled" && reportStar(trace, trains, start)) return;
  if (kind === "stalled" || (start.control === "torque" && held.time === undefined)) {
    const values = { speed: start.simulated.reachedSpeed, startFactor, force: held.force };
    driveFindings["start-stalls"].raise(trace, { place, values, limit: { above: start.effectiveTension } });
    return;
  }
  const time = () => ({ place, values: { time: start.simulated.time } });
  if (kind === "too-slow") driveChecks["start-too-slow"].raise(trace, time());
  if (start.control === "followed") {
    driveChecks["start-torque-high"].check(trace, {
      place,
      values: { factor: start.factorNeeded ?? start.peakFactor },
    });
  }
  const gentle = gentleLimit(trace, solution);
  if (start.load === "empty") {
    if (gentle !== undefined)
      checkAcceleration(trace, start, "start-acceleration-high", fixed(trace, emptyAcceleration));
    return;
  }
  const isDirect = trains.some((train) => train.start.full.kind === "motor");
  if (isDirect && start.control === "torque") driveChecks["start-long-for-motor"].check(trace, time());
  const sliding = slidingLimit(placed(trace, place), design, solution);
  if (gentle !== undefined) checkAcceleration(trace, start, "start-acceleration-high", gentle);
  checkAcceleration(trace, start, "material-slides", sliding);
}

/**
 * The largest acceleration of a start against its limit. Where it surely keeps or misses it, the start is followed only for
 * those who ask by how much.
 */
function checkAcceleration(
  trace: Trace,
  start: Start,
  code: "start-acceleration-high" | "material-slides",
  limit: number,
): void {
  const { acceleration: held } = start.constant;
  const most = certaintyOf(start)?.mostAcceleration ?? Number.POSITIVE_INFINITY;
  if (held <= limit && most <= limit) return;
  const found = {
    place: { loadCase: `starting-${start.load}` },
    values: addWhenAsked(
      {},
      { acceleration: () => (most <= held ? held : largest(start.simulated.peakAcceleration, held)) },
    ),
  };
  if (held > limit) driveChecks[code].raise(trace, { ...found, limit: { most: limit } });
  else driveChecks[code].check(trace, { ...found, limit });
}

/** Largest acceleration of a long belt; undefined for a short one. */
function gentleLimit(trace: Trace, { loop }: Solution): number | undefined {
  const length = loop.beltLength / 2;
  return length > longBelt ? fixed(trace, length > 1000 ? 0.1 : 0.3) : undefined;
}

/** A motor that cannot leave star has a third of its torque, whatever it would have in delta. */
function reportStar(trace: Trace, trains: readonly DriveTrain[], start: Start): boolean {
  const { load, simulated, effectiveTension } = start;
  const place = { loadCase: `starting-${load}` };
  const steps = placed(trace, place);
  const pulls = trains.flatMap(({ start: { [load]: source }, control: { pulling: nominalForce } }) =>
    source.kind === "motor" && source.star !== undefined
      ? [starPull(steps, { lockedRotor: source.lockedRotor, nominalForce })]
      : [],
  );
  const force = starSum(steps, pulls);
  if (pulls.length < trains.length || force > effectiveTension) return false;
  const values = { speed: simulated.reachedSpeed, force };
  driveFindings["star-too-weak"].raise(trace, { place, values, limit: { above: effectiveTension } });
  return true;
}

const starSum = defineSum({
  id: "drives/star-force",
  source: mechanics("sum over the drives"),
  output: { symbol: "F_star", unit: "N" },
  term: "F_star",
});

/** A number that is the same for every conveyor. */
function fixed(trace: Trace, value: number): number {
  return constant(trace, value, driveChecks["start-acceleration-high"].source);
}

/** Acceleration at which material slides on the steepest loaded rise. */
function slidingLimit(trace: Trace, { gravity }: Design, { loop, cases }: Solution): number {
  const loaded = loop.sections.filter((_, at) => lineLoadIn(cases["running-full"], at) > 0);
  const steepest = loaded.reduce<(typeof loaded)[number] | undefined>(
    (most, one) => (riseOf(one) > (most === undefined ? 0 : riseOf(most)) ? one : most),
    undefined,
  );
  const slope = steepest === undefined ? none(trace) : steepestRise(trace, steepest);
  return slidingAcceleration(trace, { gravity, friction: fixed(trace, materialFriction), slope });
}

function riseOf({ lift, run }: { readonly lift: number; readonly run: number }): number {
  return Math.atan2(lift, run);
}

function reportStops(trace: Trace, { startStop, design, solution, trains }: DriveReport): void {
  const hasBrake = trains.some(({ brake }) => brake.torque > 0) || startStop.stops["braking-full"].brakeForce > 0;
  const coast = startStop.stops["coasting-full"];
  if (!hasBrake && coast.kind === "does-not-stop") {
    const values = { effectiveTension: coast.effectiveTension };
    const limit = { above: none(trace) };
    driveFindings["brake-needed"].raise(trace, { place: { loadCase: coast.name }, values, limit });
  }
  for (const name of ["braking-full", "braking-empty"] as const) {
    const stop = startStop.stops[name];
    if (stop.brakeForce <= 0) continue;
    if (stop.kind === "does-not-stop") {
      const values = { brakeForce: stop.brakeForce, effectiveTension: stop.effectiveTension };
      driveFindings["brake-does-not-stop"].raise(trace, { place: { loadCase: name }, values });
    }
    reportSlack(trace, stop, solution);
  }
  const { surge } = startStop;
  if (surge !== undefined && surge.mass > 0) {
    const values = { mass: surge.mass, volume: surge.volume, massFlow: design.massFlow };
    driveFindings["stops-before-upstream"].raise(trace, { place: { loadCase: coast.name }, values });
  }
}

/** A belt cannot push: with brakes at their largest force it must stay tight everywhere. */
function reportSlack(trace: Trace, { tensions, name }: Stop, solution: Solution): void {
  const lowest = tensions.reduce<{ readonly pointId: string; readonly tension: number } | undefined>((least, point) => {
    const tension = smallest(point.arriving, point.leaving);
    return least === undefined || tension < least.tension ? { pointId: point.pointId, tension } : least;
  }, undefined);
  const isOwn = solution.cases[name].smallest.tension > 0;
  if (lowest !== undefined && lowest.tension <= 0 && isOwn) {
    const { pointId, tension } = lowest;
    const limit = { above: none(trace) };
    driveFindings["slack-while-braking"].raise(trace, {
      place: { loadCase: name, pointId },
      values: { tension },
      limit,
    });
  }
}

/** With some brakes out the rest must hold and stop; a belt that drives itself is told where nobody asks for that. */
function reportBrakesOut(trace: Trace, { design, startStop: { brakesLeft, runaway }, trains }: DriveReport): void {
  if (brakesLeft !== undefined) {
    const { force, brakes, required } = brakesLeft;
    driveChecks["brakes-left-weak"].check(trace, { place: {}, values: { force, brakes }, limit: required });
  } else if (runaway !== undefined && isBraked(design, trains)) {
    const { loadCase, effectiveTension } = runaway;
    driveFindings["brake-out-unchecked"].raise(trace, { place: { loadCase }, values: { effectiveTension } });
  }
}

/** Discs and their surface by what the pads stand: a warning where the disc comes near it. */
function reportBrakes(trace: Trace, { startStop, trains }: DriveReport): void {
  for (const { driveId, peak, surface } of startStop.brakes) {
    const pads = padLimits[trains.find((train) => train.driveId === driveId)?.brake.input?.pads ?? "organic"];
    const severity = peak > pads.mean ? "error" : "warning";
    const limit = fixed(trace, peak > pads.mean ? pads.mean : pads.warm);
    const place = { driveId };
    driveChecks["brake-disc-hot"].check(trace, { severity, place, values: { temperature: peak }, limit });
    if (surface === undefined) continue;
    const most = fixed(trace, pads.surface);
    driveChecks["brake-surface-hot"].check(trace, { place, values: { temperature: surface }, limit: most });
  }
  for (const { driveId, brake, slots } of trains) {
    if (brake.input === undefined) continue;
    const place = { driveId };
    const rim = fixed(trace, rimLimits[brake.input.discMaterial]);
    driveChecks["brake-rim-fast"].check(trace, { place, values: { speed: brake.rimSpeed }, limit: rim });
    const { torque, requiredTorque } = brake;
    const isTyped = brake.input.torque !== undefined;
    if (torque < requiredTorque && (isTyped || slots.brake.kind === "missing") && torque > 0) {
      const limit = { least: requiredTorque };
      drivePartFindings["drive-short-brake-torque"].raise(trace, {
        subject: "brake",
        place,
        values: { value: torque },
        limit,
      });
    }
  }
}
