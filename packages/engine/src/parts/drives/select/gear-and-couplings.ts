import { startingTorque } from "../../../rules/drive-train/duty.ts";
import { requiredRating } from "../../../rules/drive-train/torque.ts";
import { peakTorque } from "../../../solve/start-stop/torque-source.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { CouplingRow, GearboxRow } from "../component-rows.ts";
import type { DriveTrain } from "../drive-train.ts";
import type { CouplingDuty, GearboxDuty } from "../duties.ts";
import { rowOf, type Slot } from "../slot.ts";
import type { DriveLine } from "./drive-line.ts";
import { type DriveOffer, type DrivePlace, getDrivePoint, offeredFor } from "./drive-place.ts";
import type { DecidedMotor } from "./motor.ts";
import { couplingRules, gearboxRules } from "./rules.ts";
import { decide } from "./select.ts";

const leftOut = { kind: "left-out" } as const;

/** The gearbox, and the ratio that comes of it: as required where there is none. */
export interface DecidedGearbox {
  readonly slot: Slot<GearboxRow>;
  readonly duty: GearboxDuty;
  readonly ratio: number;
}

export function decideGearbox(
  trace: Trace,
  { input }: DrivePlace,
  line: DriveLine,
  start: DriveTrain["start"],
  offer: DriveOffer,
): DecidedGearbox {
  const { lowTorque, ratioNeeded } = line;
  const duty: GearboxDuty = {
    torque: requiredRating(trace, { serviceFactor: input.gearboxServiceFactor, torque: lowTorque }),
    startingTorque: startingTorque(stepsOnly(trace), { peakFactor: peakTorque(start.full), torque: lowTorque }),
    ratio: ratioNeeded,
    tolerance: input.ratioTolerance,
    inputSpeed: line.fast,
  };
  const slot =
    ratioNeeded > 0
      ? decide(trace, input.gearbox, offeredFor(offer, "gearbox", offer.rows?.gearboxes), gearboxRules, duty)
      : withoutMotor(input.gearbox);
  const ratio = rowOf(slot)?.ratio;
  return { slot, duty, ratio: ratio !== undefined && ratio > 0 ? ratio : ratioNeeded };
}

/** Without a motor nothing is known of the gearbox: what the document holds stays. */
function withoutMotor(choice: DrivePlace["input"]["gearbox"]): Slot<GearboxRow> {
  if (choice.kind === "none") return leftOut;
  const row = choice.kind === "manual" ? choice.row : choice.current;
  if (row === undefined) return { kind: "missing" };
  return { kind: "chosen", by: choice.kind, row, checks: [], isAdequate: true };
}

/** The couplings on both sides of the gearbox. */
export interface DecidedCouplings {
  readonly high: { readonly slot: Slot<CouplingRow>; readonly duty: CouplingDuty };
  readonly low: { readonly slot: Slot<CouplingRow>; readonly duty: CouplingDuty };
}

interface Neighbours {
  readonly motor: DecidedMotor;
  readonly gearbox: DecidedGearbox;
  /** Whether a fluid coupling stands in place of the high-speed coupling. */
  readonly isFluid: boolean;
}

export function decideCouplings(
  trace: Trace,
  place: DrivePlace,
  line: DriveLine,
  { motor, gearbox, isFluid }: Neighbours,
  offer: DriveOffer,
): DecidedCouplings {
  const { input } = place;
  const box = rowOf(gearbox.slot);
  const high: CouplingDuty = {
    torque: line.highTorque,
    serviceFactor: input.highSpeedServiceFactor,
    bores: known(rowOf(motor.slot)?.shaftDiameter, box?.inputShaftDiameter),
    speed: line.motorSpeed,
  };
  const low: CouplingDuty = {
    torque: line.lowTorque,
    serviceFactor: input.lowSpeedServiceFactor,
    bores: known(box?.outputShaftDiameter, getDrivePoint(place).pulley.shaftDiameter),
    speed: line.slow,
  };
  const choose = (side: "highSpeedCoupling" | "lowSpeedCoupling", duty: CouplingDuty) =>
    decide(trace, input[side], offeredFor(offer, side, offer.rows?.couplings), couplingRules, duty);
  return {
    high: { duty: high, slot: isFluid ? leftOut : choose("highSpeedCoupling", high) },
    low: { duty: low, slot: box?.isShaftMounted ? leftOut : choose("lowSpeedCoupling", low) },
  };
}

function known(...diameters: readonly (number | undefined)[]): readonly number[] {
  return diameters.flatMap((one) => (one !== undefined && one > 0 ? [one] : []));
}
