import type { Design } from "../../../design/design.ts";
import { fastestBesideSlow, holdbacksNeed, holdbacksTorque } from "../../../rules/drive-train/duty.ts";
import { gearboxRating, gearboxShare } from "../../../rules/drive-train/torque.ts";
import { slidingAcceleration, steepestRise } from "../../../rules/rigid-start/start.ts";
import type { Solution } from "../../../solve/solve.ts";
import type { Start, StartStop, Stop } from "../../../solve/start-stop/start-stop.ts";
import { lineLoadIn } from "../../../solve/tension/case-result.ts";
import { adopted } from "../../../standards/sources.ts";
import type { Finding, Severity } from "../../../trace/finding.ts";
import type { Limit } from "../../../trace/limit.ts";
import { constant, isEqual, isZero, largest, none, smallest } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { DriveSlots, DriveTrain } from "../drive-train.ts";
import { type Check, rowOf, type SlotName } from "../slot.ts";

interface DriveReport {
  readonly design: Design;
  readonly solution: Solution;
  readonly trains: readonly DriveTrain[];
  readonly startStop: StartStop;
}

const slotNames: Readonly<Record<keyof DriveSlots, SlotName>> = {
  motor: "motor",
  fluidCoupling: "fluid-coupling",
  gearbox: "gearbox",
  highSpeedCoupling: "high-speed-coupling",
  lowSpeedCoupling: "low-speed-coupling",
  holdback: "holdback",
  brake: "brake",
  starter: "starter",
};

/** Everything the engineer should know of drives, starting and stopping. */
export function reportDrives(trace: Trace, report: DriveReport): void {
  for (const train of report.trains) {
    for (const key of slotKeys) reportSlot(trace, train, key);
    reportTrain(trace, train);
    if (report.design.isReversible === true && rowOf(train.slots.holdback) !== undefined) {
      tell(trace, "error", "holdback", { driveId: train.driveId }, { code: "holdback-blocks-reverse", values: {} });
    }
  }
  reportSpeeds(trace, report);
  reportStart(trace, report, report.startStop.starts.full);
  reportStart(trace, report, report.startStop.starts.empty);
  reportStops(trace, report);
  reportBrakes(trace, report);
}

const slotKeys = [
  "motor",
  "fluidCoupling",
  "gearbox",
  "highSpeedCoupling",
  "lowSpeedCoupling",
  "holdback",
  "brake",
  "starter",
] as const satisfies readonly (keyof DriveSlots)[];

type Report = Pick<Finding, "code" | "values"> & { readonly limit?: Limit };

function tell(trace: Trace, severity: Severity, subject: string, place: Finding["place"], report: Report): void {
  trace.report({ ...report, severity, subject, place, source: adopted("drives") });
}

/** Where steps are kept, those that follow belong here. */
function placed(trace: Trace, place: Finding["place"]): Trace {
  trace.place = place;
  return stepsOnly(trace);
}

/** A limit that is the same for every conveyor. */
function fixed(trace: Trace, value: number): number {
  return constant(trace, value, adopted("drives"));
}

function reportSlot(trace: Trace, train: DriveTrain, key: keyof DriveSlots): void {
  const slot = train.slots[key];
  const name = slotNames[key];
  const place = { driveId: train.driveId };
  const isIdle = key === "holdback" && !train.holdback.isNeeded;
  if (slot.kind === "missing") {
    const isTyped = key === "brake" && train.brake.torque > 0;
    const severity = key === "motor" || key === "gearbox" ? "warning" : "note";
    const code = `drive-missing-${name}`;
    if (!isTyped && !isIdle) tell(trace, severity, name, place, { code, values: {} });
  } else if (slot.kind === "none-fits") {
    const { binding, candidates } = slot;
    if (binding === undefined) tell(trace, "error", name, place, { code: `drive-none-to-choose-${name}`, values: {} });
    else {
      const missed = binding.name;
      const code = `drive-none-fits-${name}-${missed}`;
      tell(trace, "error", name, place, {
        code,
        values: { ...valuesOf(binding), candidates },
        limit: limitOf(binding),
      });
    }
  } else if (slot.kind === "chosen") {
    for (const check of slot.checks.filter((one) => !one.isMet)) {
      const missed = check.name;
      const code = `drive-short-${name}-${missed}`;
      // A holdback on which nothing runs back endangers nobody, however weak it is.
      tell(trace, isIdle ? "note" : "warning", name, place, { code, values: valuesOf(check), limit: limitOf(check) });
    }
  }
}

function valuesOf({ value }: Check): Readonly<Record<string, number>> {
  return value === undefined ? {} : { value };
}

function limitOf({ least, most }: Check): Limit {
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
}

function reportTrain(trace: Trace, train: DriveTrain): void {
  const place = { driveId: train.driveId };
  const motor = rowOf(train.slots.motor);
  const { voltage } = train.duties.motor;
  if (train.slots.motor.kind === "chosen" && train.slots.motor.by === "auto" && motor !== undefined) {
    if (!isZero(voltage) && !isEqual(motor.voltage, voltage)) {
      const values = { voltage: motor.voltage, wanted: voltage };
      tell(trace, "warning", "motor", place, { code: "motor-voltage-differs", values });
    }
  }
  reportHoldback(trace, train);
  const box = rowOf(train.slots.gearbox);
  const used = box === undefined || motor === undefined ? 0 : motor.power / mechanicalRating(box.torque, train);
  if (used > 0.6 && box !== undefined && motor !== undefined && motor.power > 300e3) {
    const steps = placed(trace, place);
    const rating = gearboxRating(steps, { torque: box.torque, rotation: train.pulleyRotation });
    tell(trace, "note", "gearbox", place, {
      code: "gearbox-thermal-rating",
      values: { share: gearboxShare(steps, { power: motor.power, rating }) },
      limit: { most: fixed(trace, 0.6) },
    });
  }
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
  tell(trace, "warning", "gearbox", place, { code: "drive-speeds-differ", values, limit: { most } });
}

/** Power a gearbox may carry by its torque, W. */
function mechanicalRating(torque: number, { pulleyRotation }: DriveTrain): number {
  return torque * 2 * Math.PI * pulleyRotation;
}

function reportHoldback(trace: Trace, train: DriveTrain): void {
  const { holdback, slots, duties } = train;
  const place = { driveId: train.driveId };
  if (!holdback.isNeeded) return;
  const values = { runbackTorque: holdback.runbackTorque };
  if (slots.holdback.kind === "left-out") {
    tell(trace, "warning", "holdback", place, { code: "holdback-left-out", values });
  }
  const row = rowOf(slots.holdback);
  if (row === undefined) return;
  const steps = placed(trace, place);
  const capacity = holdbacksTorque(steps, { torque: row.torque, holdbacks: holdback.holdbacks });
  const least = holdbacksNeed(steps, duties.holdback);
  if (capacity < least) {
    const found = { torque: capacity, ...values };
    tell(trace, "warning", "holdback", place, { code: "holdback-runback", values: found, limit: { least } });
  }
}

/** Belts from this length on are started gently, m. */
const longBelt = 200;

/** Material on the belt slides above this; wet fines sooner. */
const materialFriction = 0.5;

function reportStart(trace: Trace, { design, solution, trains }: DriveReport, start: Start): void {
  const place = { loadCase: `starting-${start.load}` };
  if (start.nominalForce <= 0) return;
  const { simulated, constant: held } = start;
  if (simulated.kind === "stalled" || (start.control === "torque" && held.time === undefined)) {
    const speed = simulated.reachedSpeed;
    tell(trace, "error", "starting", place, {
      code: "start-stalls",
      values: { speed, startFactor: start.startFactor, force: held.force },
      limit: { above: start.effectiveTension },
    });
    return;
  }
  if (simulated.kind === "too-slow") {
    tell(trace, "error", "starting", place, {
      code: "start-too-slow",
      values: { time: simulated.time },
      limit: { most: fixed(trace, 600) },
    });
  }
  if (start.control === "followed" && start.peakFactor > 1.5) {
    const values = { factor: start.peakFactor };
    tell(trace, "warning", "starting", place, {
      code: "start-torque-high",
      values,
      limit: { most: fixed(trace, 1.5) },
    });
  }
  if (start.load === "empty") return;
  const isDirect = trains.some((train) => train.start.full.kind === "motor");
  if (isDirect && start.control === "torque" && simulated.time > 15) {
    tell(trace, "warning", "starting", place, {
      code: "start-long-for-motor",
      values: { time: simulated.time },
      limit: { most: fixed(trace, 15) },
    });
  }
  const acceleration = largest(simulated.peakAcceleration, held.acceleration);
  const length = solution.loop.beltLength / 2;
  const most = fixed(trace, length > 1000 ? 0.1 : 0.3);
  if (length > longBelt && acceleration > most) {
    tell(trace, "warning", "starting", place, {
      code: "start-acceleration-high",
      values: { acceleration },
      limit: { most },
    });
  }
  const slides = slidingLimit(placed(trace, place), design, solution);
  if (acceleration > slides) {
    tell(trace, "warning", "starting", place, {
      code: "material-slides",
      values: { acceleration },
      limit: { most: slides },
    });
  }
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
    tell(
      trace,
      "error",
      "stopping",
      { loadCase: coast.name },
      { code: "brake-needed", values, limit: { above: none(trace) } },
    );
  }
  for (const name of ["braking-full", "braking-empty"] as const) {
    const stop = startStop.stops[name];
    if (stop.brakeForce <= 0) continue;
    if (stop.kind === "does-not-stop") {
      const values = { brakeForce: stop.brakeForce, effectiveTension: stop.effectiveTension };
      tell(trace, "error", "stopping", { loadCase: name }, { code: "brake-does-not-stop", values });
    }
    reportSlack(trace, stop, solution);
  }
  const { surge } = startStop;
  if (surge !== undefined && surge.mass > 0) {
    const values = { mass: surge.mass, volume: surge.volume, massFlow: design.massFlow };
    tell(trace, "warning", "stopping", { loadCase: coast.name }, { code: "stops-before-upstream", values });
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
    tell(
      trace,
      "error",
      "stopping",
      { loadCase: name, pointId },
      { code: "slack-while-braking", values: { tension }, limit: { above: none(trace) } },
    );
  }
}

/** Organic pads: a warning from 250 °C, too hot from 300 °C. Rims of steel discs 80 m/s. */
function reportBrakes(trace: Trace, { startStop, trains }: DriveReport): void {
  for (const { driveId, peak } of startStop.brakes) {
    const severity = peak > 300 ? "error" : "warning";
    const most = fixed(trace, peak > 300 ? 300 : 250);
    if (peak > 250) {
      tell(
        trace,
        severity,
        "brake",
        { driveId },
        { code: "brake-disc-hot", values: { temperature: peak }, limit: { most } },
      );
    }
  }
  for (const { driveId, brake, slots } of trains) {
    if (brake.input === undefined) continue;
    if (brake.rimSpeed > 80) {
      tell(
        trace,
        "warning",
        "brake",
        { driveId },
        { code: "brake-rim-fast", values: { speed: brake.rimSpeed }, limit: { most: fixed(trace, 80) } },
      );
    }
    const { torque, requiredTorque } = brake;
    const isTyped = brake.input.torque !== undefined;
    if (torque < requiredTorque && (isTyped || slots.brake.kind === "missing") && torque > 0) {
      tell(
        trace,
        "warning",
        "brake",
        { driveId },
        { code: "drive-short-brake-torque", values: { value: torque }, limit: { least: requiredTorque } },
      );
    }
  }
}
