import { radiusOfDiameter } from "../../../rules/drive-train/duty.ts";
import { actualBeltSpeed } from "../../../rules/drive-train/ratio.ts";
import { requiredRating } from "../../../rules/drive-train/torque.ts";
import { none } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { MotorRow } from "../component-rows.ts";
import { controlOf } from "../control/drive-control.ts";
import type { DriveDuties, DriveSlots, DriveTrain } from "../drive-train.ts";
import type { DriveTrainInput } from "../drive-train-input.ts";
import type { CouplingDuty } from "../duties.ts";
import { rowOf } from "../slot.ts";
import { decideBrake } from "./brake.ts";
import { type DriveLine, driveLine } from "./drive-line.ts";
import { type DriveOffer, type DrivePlace, getDrivePoint } from "./drive-place.ts";
import { type DecidedStart, decideStart } from "./drive-start.ts";
import { type DecidedCouplings, type DecidedGearbox, decideCouplings, decideGearbox } from "./gear-and-couplings.ts";
import { type DecidedHoldback, decideHoldback } from "./holdback.ts";
import { inertiaOf, massOf } from "./inertia.ts";
import type { DecidedMotor } from "./motor.ts";

/** The parts of a drive in the order they are decided in. */
interface Decided {
  readonly motor: DecidedMotor;
  readonly start: DecidedStart;
  readonly line: DriveLine;
  readonly gearbox: DecidedGearbox;
  readonly couplings: DecidedCouplings;
  readonly holdback: DecidedHoldback;
  readonly brake: ReturnType<typeof decideBrake>;
}

/**
 * Decides every component of a drive, one after the other, and what is required of it. Without rows the components of
 * the document stay. `place.solution` is that of the drive as it was before.
 */
export function driveTrain(trace: Trace, place: DrivePlace, motor: DecidedMotor, offer: DriveOffer): DriveTrain {
  trace.place = { driveId: place.input.driveId };
  const start = decideStart(trace, place, motor, offer);
  const isFluid = rowOf(start.coupling.slot) !== undefined;
  const line = driveLine(trace, place, motor, rowOf(start.coupling.slot)?.slip ?? none(trace));
  const gearbox = decideGearbox(trace, place, line, start.source, offer);
  const couplings = decideCouplings(trace, place, line, { motor, gearbox, isFluid }, offer);
  const { motors } = motor;
  const holdback = decideHoldback(trace, place, line, { gearbox, motors }, offer);
  const { ratio } = gearbox;
  const brake = decideBrake(trace, place, { ratio, motors, fast: line.fast, slow: line.slow }, offer);
  return trainOf(trace, place, { motor, start, line, gearbox, couplings, holdback, brake });
}

function trainOf(trace: Trace, place: DrivePlace, decided: Decided): DriveTrain {
  const { input, design, rules } = place;
  const { motor, start, line, gearbox, couplings, holdback, brake } = decided;
  const point = getDrivePoint(place);
  const radius = radiusOfDiameter(stepsOnly(trace), point.pulley);
  const { motors } = motor;
  const { ratio } = gearbox;
  const { fast, pitch } = line;
  const slots = slotsOf(decided);
  const inertia = inertiaOf(trace, input, slots, brake.train.disc);
  const isDecoupled = rowOf(start.coupling.slot) !== undefined && (rules.isMotorDecoupled || isBesideControl(place));
  return {
    driveId: input.driveId,
    pointId: point.id,
    motors,
    radius,
    input,
    slots,
    duties: dutiesOf(decided),
    requiredMotorPower: motor.duty.power,
    installedPower: motor.installedPower,
    fullLoadTorque: { highSpeed: line.highTorque, lowSpeed: line.lowTorque },
    pulleyRotation: line.slow,
    requiredRatio: line.ratioNeeded,
    ratio,
    actualBeltSpeed:
      fast > 0 && ratio > 0
        ? actualBeltSpeed(trace, { inputSpeed: fast, pitchDiameter: pitch, ratio })
        : design.beltSpeed,
    gearboxTorque: gearbox.duty.torque,
    highSpeedCouplingTorque: ratingFor(trace, couplings.high.duty),
    lowSpeedCouplingTorque: ratingFor(trace, couplings.low.duty),
    holdback: holdback.need,
    brake: brake.train,
    inertia,
    ...massOf(trace, { inertia, motors, ratio, radius, isDecoupled }),
    start: start.source,
    control: controlOf(trace, place, {
      start: start.source,
      installedPower: motor.installedPower,
      breakdown: breakdownOf(rowOf(motor.slot)),
    }),
  };
}

/** Whether a drive finds its own way beside drives that follow a reference: its motor then runs up as it likes. */
function isBesideControl({ input, inputs, rules }: DrivePlace): boolean {
  const isFollowing = ({ control, starter }: DriveTrainInput) => {
    if (control?.mode !== undefined) return control.mode === "speed-control";
    return rules.ramp !== undefined || (starter.kind === "manual" && starter.row?.curve.kind === "speed-time");
  };
  return !isFollowing(input) && inputs.some(isFollowing);
}

function breakdownOf(row: MotorRow | undefined): number | undefined {
  return row !== undefined && row.breakdownTorque > 0 ? row.breakdownTorque : undefined;
}

function ratingFor(trace: Trace, { serviceFactor, torque }: CouplingDuty): number {
  return requiredRating(trace, { serviceFactor, torque });
}

function slotsOf({ motor, start, gearbox, couplings, holdback, brake }: Decided): DriveSlots {
  return {
    motor: motor.slot,
    fluidCoupling: start.coupling.slot,
    gearbox: gearbox.slot,
    highSpeedCoupling: couplings.high.slot,
    lowSpeedCoupling: couplings.low.slot,
    holdback: holdback.slot,
    brake: brake.slot,
    starter: start.starter.slot,
  };
}

function dutiesOf({ motor, start, gearbox, couplings, holdback, brake }: Decided): DriveDuties {
  return {
    motor: motor.duty,
    fluidCoupling: start.coupling.duty,
    gearbox: gearbox.duty,
    highSpeedCoupling: couplings.high.duty,
    lowSpeedCoupling: couplings.low.duty,
    holdback: holdback.duty,
    brake: brake.duty,
    starter: start.starter.duty,
  };
}
