import type { ComponentRow, DriveRows, MotorRow } from "../../methods/drives/component-rows.ts";
import type { DriveSlots, DriveTrain } from "../../methods/drives/drive-train.ts";
import type { DriveRules } from "../../methods/drives/drive-train-input.ts";
import type { FluidCouplingDuty, MotorDuty } from "../../methods/drives/duties.ts";
import { rowOf, type Slot } from "../../methods/drives/slot.ts";
import { peakTorque } from "../../methods/start-stop/torque-source.ts";
import {
  actualBeltSpeed,
  inputSpeed,
  pitchDiameter,
  pulleyRotation,
  requiredRatio,
} from "../../standards/drive-train/ratio.ts";
import { fullLoadTorque, lowSpeedTorque, requiredRating } from "../../standards/drive-train/torque.ts";
import { deratingFactor, requiredNameplate } from "../../standards/motor-derating/table.ts";
import type { Trace } from "../../trace/trace.ts";
import { decideBrake } from "./brake.ts";
import { type DrivePlace, getDrivePoint, getPlacedDrive, startDuty } from "./drive-place.ts";
import { inertiaOf, massOf } from "./inertia.ts";
import { holdbackNeed, returnedPower } from "./needs.ts";
import { couplingRules, fluidCouplingRules, gearboxRules, holdbackRules, motorRules } from "./rules.ts";
import { decide } from "./select.ts";
import { decideStarter, decidesTorque, startSource } from "./start-source.ts";

/**
 * Decides every component of a drive, one after the other, and what is required of it. Without rows the components of
 * the document stay. `place.solution` is that of the drive as it was before; components of the round `before`, where they
 * are given, stay while they are adequate.
 */
export function driveTrain(trace: Trace, place: DrivePlace, rows?: DriveRows, before?: DriveTrain): DriveTrain {
  const { input, design, rules } = place;
  const drive = getPlacedDrive(place);
  const point = getDrivePoint(place);
  const radius = point.pulley.diameter / 2;
  const motors = Math.max(1, drive.motors);
  trace.place = { driveId: input.driveId };

  const motorDuty = dutyOfMotor(trace, place, motors);
  const motorSlot = usable(decide(input.motor, rows?.motors, motorRules, motorDuty, held(before?.slots.motor)));
  const motor = rowOf(motorSlot);
  const installedPower = motors * (motor?.power ?? 0);
  const start = startDuty(place, installedPower);

  const starterDuty = { start, longestStart: longestStartOf(place) };
  const starter = decideStarter(input.starter, rows?.starters, starterDuty);
  const couplingDuty: FluidCouplingDuty = {
    power: motor?.power ?? 0,
    poles: motor?.poles ?? 0,
    start,
    ...decidesTorque(place, starter, start),
  };
  const fluidCoupling = decide(
    input.fluidCoupling,
    rows?.fluidCouplings,
    fluidCouplingRules,
    couplingDuty,
    held(before?.slots.fluidCoupling),
  );
  const slip = rowOf(fluidCoupling)?.slip ?? 0;

  const { belt, beltSpeed } = design;
  const { diameter } = point.pulley;
  const pitch = rules.ratioIncludesBelt ? pitchDiameter(trace, { diameter, ...belt }) : diameter;
  const slow = pulleyRotation(trace, { beltSpeed, pitchDiameter: pitch });
  const motorSpeed = motor?.speed ?? 0;
  const fast = motorSpeed > 0 ? inputSpeed(trace, { motorSpeed, slip }) : 0;
  const ratioNeeded = fast > 0 ? requiredRatio(trace, { inputSpeed: fast, pulleyRotation: slow }) : 0;
  const highTorque = motor === undefined ? 0 : fullLoadTorque(trace, { power: motor.power, speed: motorSpeed });
  const lowTorque = ratioNeeded > 0 ? lowSpeedTorque(trace, { torque: highTorque, ratio: ratioNeeded }) : 0;

  const source = startSource(trace, place, { motor, coupling: rowOf(fluidCoupling), starter: rowOf(starter) });
  const gearboxTorque = requiredRating(trace, { serviceFactor: input.gearboxServiceFactor, torque: lowTorque });
  const gearboxDuty = {
    torque: gearboxTorque,
    startingTorque: peakTorque(source.full) * lowTorque,
    ratio: ratioNeeded,
    tolerance: input.ratioTolerance,
    inputSpeed: fast,
  };
  const gearbox: DriveSlots["gearbox"] =
    ratioNeeded > 0
      ? decide(input.gearbox, rows?.gearboxes, gearboxRules, gearboxDuty, held(before?.slots.gearbox))
      : withoutMotor(input.gearbox);
  const box = rowOf(gearbox);
  const ratio = box !== undefined && box.ratio > 0 ? box.ratio : ratioNeeded;

  const highDuty = {
    torque: highTorque,
    serviceFactor: input.highSpeedServiceFactor,
    bores: known(motor?.shaftDiameter, box?.inputShaftDiameter),
    speed: motorSpeed,
  };
  const lowDuty = {
    torque: lowTorque,
    serviceFactor: input.lowSpeedServiceFactor,
    bores: known(box?.outputShaftDiameter, point.pulley.shaftDiameter),
    speed: slow,
  };
  const isReplaced = rowOf(fluidCoupling) !== undefined;
  const highSpeedCoupling = isReplaced
    ? leftOut
    : decide(input.highSpeedCoupling, rows?.couplings, couplingRules, highDuty, held(before?.slots.highSpeedCoupling));
  const lowSpeedCoupling = box?.isShaftMounted
    ? leftOut
    : decide(input.lowSpeedCoupling, rows?.couplings, couplingRules, lowDuty, held(before?.slots.lowSpeedCoupling));

  const holdback = holdbackNeed(trace, place, { lowSpeedTorque: lowTorque, motors, radius });
  const isFast = input.holdbackShaft === "high-speed";
  const through = isFast && ratio > 0 ? ratio : 1;
  const holdbackDuty = {
    torque: holdback.requiredTorque / through,
    runbackTorque: holdback.runbackTorque / through,
    holdbacks: Math.max(1, input.holdbacks),
    bore: isFast ? (box?.inputShaftDiameter ?? 0) : point.pulley.shaftDiameter,
    speed: isFast ? fast : slow,
  };
  const isIdle = input.holdback.kind === "auto" && !holdback.isNeeded;
  const holdbackSlot = isIdle
    ? notNeeded
    : decide(input.holdback, rows?.holdbacks, holdbackRules, holdbackDuty, held(before?.slots.holdback));
  const brake = decideBrake(trace, place, rows?.brakes, { ratio, motors, fast, slow }, before);

  const slots: DriveSlots = {
    motor: motorSlot,
    fluidCoupling,
    gearbox,
    highSpeedCoupling,
    lowSpeedCoupling,
    holdback: holdbackSlot,
    brake: brake.slot,
    starter,
  };
  const inertia = inertiaOf(trace, input, slots);
  return {
    driveId: input.driveId,
    pointId: point.id,
    motors,
    radius,
    input,
    slots,
    duties: {
      motor: motorDuty,
      fluidCoupling: couplingDuty,
      gearbox: gearboxDuty,
      highSpeedCoupling: highDuty,
      lowSpeedCoupling: lowDuty,
      holdback: holdbackDuty,
      brake: brake.duty,
      starter: starterDuty,
    },
    requiredMotorPower: motorDuty.power,
    installedPower,
    fullLoadTorque: { highSpeed: highTorque, lowSpeed: lowTorque },
    pulleyRotation: slow,
    requiredRatio: ratioNeeded,
    ratio,
    actualBeltSpeed:
      fast > 0 && ratio > 0 ? actualBeltSpeed(trace, { inputSpeed: fast, pitchDiameter: pitch, ratio }) : beltSpeed,
    gearboxTorque,
    highSpeedCouplingTorque: requiredRating(trace, { serviceFactor: highDuty.serviceFactor, torque: highTorque }),
    lowSpeedCouplingTorque: requiredRating(trace, { serviceFactor: lowDuty.serviceFactor, torque: lowTorque }),
    holdback,
    brake: brake.train,
    inertia,
    ...massOf(trace, { inertia, motors, ratio, radius, isDecoupled: rules.isMotorDecoupled && isReplaced }),
    start: source,
  };
}

/** The row a round before chose. */
function held<Row extends ComponentRow>(slot: Slot<Row> | undefined): Row | undefined {
  return slot === undefined ? undefined : rowOf(slot);
}

const leftOut = { kind: "left-out" } as const;
const notNeeded = { kind: "not-needed" } as const;

function known(...diameters: readonly (number | undefined)[]): readonly number[] {
  return diameters.flatMap((one) => (one !== undefined && one > 0 ? [one] : []));
}

/** A motor without power or speed is none. */
function usable(slot: Slot<MotorRow>): Slot<MotorRow> {
  const row = rowOf(slot);
  return row !== undefined && !(row.power > 0 && row.speed > 0) ? { kind: "missing" } : slot;
}

/** Without a motor nothing is known of the gearbox: what the document holds stays. */
function withoutMotor(choice: DrivePlace["input"]["gearbox"]): DriveSlots["gearbox"] {
  if (choice.kind === "none") return leftOut;
  const row = choice.kind === "manual" ? choice.row : choice.current;
  if (row === undefined) return { kind: "missing" };
  return { kind: "chosen", by: choice.kind, row, checks: [], isAdequate: true };
}

function dutyOfMotor(trace: Trace, { input, solution, rules }: DrivePlace, motors: number): MotorDuty {
  const needed = solution.power.motors.find(({ driveId }) => driveId === input.driveId)?.requiredMotorPower ?? 0;
  const { site } = rules;
  const factor = site === undefined ? 1 : siteFactor(trace, site);
  return {
    power: requiredNameplate(trace, { power: needed, factor }),
    ...input.supply,
    returnedPower: returnedPower(solution, input.driveId, motors),
  };
}

/** Share of its power a motor gives here; beyond the table its end counts, and the maker has to be asked. */
function siteFactor(trace: Trace, { altitude, temperature }: NonNullable<DriveRules["site"]>): number {
  const inside = { altitude: clamp(altitude, -500, 4000), temperature: clamp(temperature, -60, 60) };
  if (inside.altitude !== altitude || inside.temperature !== temperature) {
    trace.report({
      code: "motor-site-beyond-table",
      severity: "warning",
      subject: "motor",
      values: { altitude, temperature },
    });
  }
  return deratingFactor(trace, inside);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Longest start the coupling of the drive stands; 600 s where there is none or it is not decided yet. */
function longestStartOf({ input: { fluidCoupling } }: DrivePlace): number {
  const row = fluidCoupling.kind === "manual" ? fluidCoupling.row : undefined;
  return row !== undefined && row.longestStart > 0 ? row.longestStart : 600;
}
