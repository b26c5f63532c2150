import {
  brakeTorqueOfCalipers,
  leastPadFriction,
  mostPadFriction,
  rimSpeed,
} from "../../../rules/disc-brake/torque.ts";
import { fastTorqueOfOneLine, torqueOfOneDisc, torqueOfOneLine } from "../../../rules/drive-train/duty.ts";
import { mechanics } from "../../../standards/sources.ts";
import { constant, isZero, largest, none, refer } from "../../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { BrakeRow } from "../component-rows.ts";
import type { BrakeDisc, BrakeTrain, DriveTrain } from "../drive-train.ts";
import type { DriveBrake } from "../drive-train-input.ts";
import { type BrakeDuty, calipersFor, caliperTorqueOf } from "../duties.ts";
import { rowOf, type Slot } from "../slot.ts";
import { decideDisc } from "./disc.ts";
import { type DriveOffer, type DrivePlace, offeredFor } from "./drive-place.ts";
import { brakeNeed } from "./needs.ts";
import { brakeRules } from "./rules.ts";
import { decide } from "./select.ts";

interface Line {
  readonly ratio: number;
  readonly motors: number;
  readonly fast: number;
  readonly slow: number;
}

/** What a brake must do, the calipers for it, and the torque they give. */
export function decideBrake(
  trace: Trace,
  place: DrivePlace,
  line: Line,
  offer: DriveOffer,
): { readonly slot: Slot<BrakeRow>; readonly duty: BrakeDuty; readonly train: BrakeTrain } {
  const { brake } = place.input;
  const need = brakeNeed(trace, place);
  const { ratio, motors } = line;
  const steps = stepsOnly(trace);
  const nothing = none(trace);
  const atFastShaft = (torque: number) => (ratio > 0 ? fastTorqueOfOneLine(steps, { torque, ratio, motors }) : nothing);
  const { stoppingTorque, holdingTorque, rest, requiredOn, wholeTorque } = need;
  const asked = { stoppingTorque, holdingTorque, ...(rest === undefined ? {} : { rest }) };
  const slowTorque = (torque: number) => torqueOfOneLine(steps, { torque, motors });
  if (brake === undefined) {
    const given = { requiredTorque: wholeTorque, requiredHighSpeedTorque: atFastShaft(wholeTorque) };
    const duty = { calipers: nothing, friction: nothing, discDiameter: nothing, wear: nothing };
    return {
      slot: { kind: "left-out" },
      duty: { ...duty, torque: slowTorque(wholeTorque) },
      train: { ...asked, ...given, ...withoutBrake(trace) },
    };
  }
  const isFast = brake.shaft === "high-speed";
  const ofLine = (discs: number) => (isFast ? atFastShaft : slowTorque)(requiredOn(discs));
  const { calipers: typedCalipers = nothing, wear } = brake;
  const pads = padFrictions(steps, brake);
  const dutyOn = ({ diameter, discs }: BrakeDisc): BrakeDuty => ({
    torque: discs > 1 ? torqueOfOneDisc(steps, { torque: ofLine(discs), discs }) : ofLine(discs),
    calipers: typedCalipers,
    friction: pads.least,
    discDiameter: diameter,
    wear,
  });
  const through = isFast ? ratio : constant(trace, 1, slowShaft);
  const rotation = isFast ? line.fast : line.slow;
  const disc = decideDisc(trace, { place, brake, need, motors, through, rotation, dutyOn }, offer);
  const { discs } = disc;
  const requiredTorque = requiredOn(discs);
  const duty = dutyOn(disc);
  const before = keptBrake(offer.before, duty);
  const slot = decide(
    trace,
    brake.caliper,
    { ...offeredFor(offer, "brake", offer.rows?.brakes), before },
    brakeRules,
    duty,
  );
  const row = rowOf(slot);
  const calipers = row === undefined ? nothing : calipersOn(steps, row, duty, offer);
  const caliperTorque = (given: BrakeDuty, force?: number) =>
    row === undefined ? nothing : caliperTorqueOf(row, given, steps, force);
  const torqueOf = (ofOne: number) => {
    if (through <= 0) return nothing;
    const given = { calipers, caliperTorque: largest(nothing, ofOne), ratio: through, motors, discs };
    return brakeTorqueOfCalipers(trace, given);
  };
  const atMost = () => torqueOf(caliperTorque({ ...duty, friction: pads.most }, row?.largestForce));
  const torque = brake.torque ?? torqueOf(caliperTorque(duty));
  return {
    slot,
    duty,
    train: {
      input: brake,
      disc,
      pads,
      ...asked,
      requiredTorque,
      requiredHighSpeedTorque: atFastShaft(requiredTorque),
      calipers,
      caliperTorque: caliperTorque(duty),
      torque,
      largestTorque: brake.torque ?? largest(torque, atMost()),
      highSpeedTorque: atFastShaft(torque),
      rimSpeed: rimSpeed(trace, { discDiameter: disc.diameter, rotation }),
    },
  };
}

/** The pair of friction of its pads (handbook 15.13): the lower for stopping and holding, the higher for tensions. */
function padFrictions(trace: Trace, { friction, frictionSpread: spread }: DriveBrake) {
  if (spread === undefined || isZero(spread)) return { least: friction, most: friction };
  const given = { friction, spread };
  return { least: leastPadFriction(trace, given), most: mostPadFriction(trace, given) };
}

function withoutBrake(trace: Trace) {
  const nothing = none(trace);
  return {
    calipers: nothing,
    caliperTorque: nothing,
    torque: nothing,
    largestTorque: nothing,
    highSpeedTorque: nothing,
    rimSpeed: nothing,
  };
}

const slowShaft = mechanics("the brake sits on the slow shaft");

/** Calipers on a disc: as many as needed, and no fewer than the round before took of the same row. */
function calipersOn(trace: Trace, row: BrakeRow, duty: BrakeDuty, { before, decided }: DriveOffer): number {
  const needed = calipersFor(row, duty, trace);
  const last = decided ?? before;
  const isSameRow = last !== undefined && rowOf(last.slots.brake)?.id === row.id;
  if (duty.calipers > 0 || !isSameRow || last.brake.calipers <= needed) return needed;
  const kept = last.brake.calipers;
  return trace.mode === "recorded" ? refer(kept, { kind: "settled", path: "calipers" }) : kept;
}

/** The brake of the round before, while the calipers it has suffice: of more, another row may need fewer. */
function keptBrake(before: DriveTrain | undefined, duty: BrakeDuty): Slot<BrakeRow> | undefined {
  const slot = before?.slots.brake;
  const row = slot && rowOf(slot);
  if (before === undefined || row === undefined) return undefined;
  return calipersFor(row, duty, bareTrace) > before.brake.calipers ? undefined : slot;
}
