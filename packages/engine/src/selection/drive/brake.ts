import type { BrakeRow } from "../../methods/drives/component-rows.ts";
import type { BrakeTrain, DriveTrain } from "../../methods/drives/drive-train.ts";
import { type BrakeDuty, calipersFor, caliperTorqueOf } from "../../methods/drives/duties.ts";
import { rowOf, type Slot } from "../../methods/drives/slot.ts";
import { brakeTorqueOfCalipers, fastShaftTorque, rimSpeed } from "../../standards/disc-brake/torque.ts";
import type { Trace } from "../../trace/trace.ts";
import type { DrivePlace } from "./drive-place.ts";
import { brakeNeed } from "./needs.ts";
import { brakeRules } from "./rules.ts";
import { decide, held } from "./select.ts";

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
  rows: readonly BrakeRow[] | undefined,
  line: Line,
  before?: DriveTrain,
): { readonly slot: Slot<BrakeRow>; readonly duty: BrakeDuty; readonly train: BrakeTrain } {
  const { brake } = place.input;
  const need = brakeNeed(trace, place);
  const { ratio, motors } = line;
  const atFastShaft = (torque: number) => (ratio > 0 ? fastShaftTorque(trace, { torque, ratio: ratio * motors }) : 0);
  const requiredHighSpeedTorque = atFastShaft(need.requiredTorque);
  const isFast = brake?.shaft === "high-speed";
  const duty: BrakeDuty = {
    torque: isFast ? requiredHighSpeedTorque : need.requiredTorque / motors,
    calipers: brake?.calipers ?? 0,
    friction: brake?.friction ?? 0,
    discDiameter: brake?.discDiameter ?? 0,
    wear: brake?.wear ?? 0,
  };
  const none = { calipers: 0, caliperTorque: 0, torque: 0, largestTorque: 0, highSpeedTorque: 0, rimSpeed: 0 };
  if (brake === undefined) {
    return { slot: { kind: "left-out" }, duty, train: { ...need, requiredHighSpeedTorque, ...none } };
  }
  const last = keptBrake(before, duty);
  const slot = decide(brake.caliper, rows, brakeRules, duty, last?.row);
  const row = rowOf(slot);
  const kept = row === last?.row ? (last?.calipers ?? 0) : 0;
  const calipers = row === undefined ? 0 : Math.max(calipersFor(row, duty), duty.calipers > 0 ? 0 : kept);
  const through = isFast ? ratio : 1;
  const torqueWith = (force: number | undefined) => {
    const caliperTorque = row === undefined ? 0 : Math.max(0, caliperTorqueOf(row, duty, force));
    if (through <= 0) return 0;
    return brakeTorqueOfCalipers(trace, { calipers, caliperTorque, ratio: through, motors });
  };
  const torque = brake.torque ?? torqueWith(undefined);
  return {
    slot,
    duty,
    train: {
      input: brake,
      ...need,
      requiredHighSpeedTorque,
      calipers,
      caliperTorque: row === undefined ? 0 : caliperTorqueOf(row, duty),
      torque,
      largestTorque: brake.torque ?? Math.max(torque, torqueWith(row?.largestForce)),
      highSpeedTorque: atFastShaft(torque),
      rimSpeed: rimSpeed(trace, { discDiameter: brake.discDiameter, rotation: isFast ? line.fast : line.slow }),
    },
  };
}

/** The brake of the round before, while the calipers it has suffice: of more, another row may need fewer. */
function keptBrake(before: DriveTrain | undefined, duty: BrakeDuty) {
  const row = held(before?.slots.brake);
  const calipers = before?.brake.calipers ?? 0;
  return row === undefined || calipersFor(row, duty) > calipers ? undefined : { row, calipers };
}
