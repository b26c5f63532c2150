import type { JudgedRow } from "../../missed-limit.ts";
import type { ComponentRow, DriveRows } from "../component-rows.ts";
import type { DriveSlots, DriveTrain } from "../drive-train.ts";
import { type Criterion, checksOf } from "../slot.ts";
import {
  brakeRules,
  couplingRules,
  fluidCouplingRules,
  gearboxRules,
  holdbackRules,
  motorRules,
  starterRules,
} from "./rules.ts";

/** What the rows of a library miss as a component of a decided drive. */
export function judgeDriveRows(
  { duties }: DriveTrain,
  slot: keyof DriveSlots,
  rows: Partial<DriveRows>,
): readonly JudgedRow[] {
  switch (slot) {
    case "motor":
      return judged(rows.motors, motorRules, duties.motor);
    case "fluidCoupling":
      return judged(rows.fluidCouplings, fluidCouplingRules, duties.fluidCoupling);
    case "gearbox":
      return judged(rows.gearboxes, gearboxRules, duties.gearbox);
    case "highSpeedCoupling":
      return judged(rows.couplings, couplingRules, duties.highSpeedCoupling);
    case "lowSpeedCoupling":
      return judged(rows.couplings, couplingRules, duties.lowSpeedCoupling);
    case "holdback":
      return judged(rows.holdbacks, holdbackRules, duties.holdback);
    case "brake":
      return judged(rows.brakes, brakeRules, duties.brake);
    case "starter":
      return judged(rows.starters, starterRules, duties.starter);
  }
}

function judged<Row extends ComponentRow, Duty>(
  rows: readonly Row[] = [],
  { criteria }: { readonly criteria: readonly Criterion<Row, Duty>[] },
  duty: Duty,
): readonly JudgedRow[] {
  return rows.map((row) => {
    const missed = checksOf(criteria, row, duty).filter((check) => !check.isMet);
    return { id: row.id, missed: missed.map(({ isMet: _no, ...limit }) => limit) };
  });
}
