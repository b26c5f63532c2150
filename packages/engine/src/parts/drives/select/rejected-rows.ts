import type { ComponentRow, DriveRows } from "../component-rows.ts";
import type { DriveSlots, DriveTrain } from "../drive-train.ts";
import type { Choice } from "../drive-train-input.ts";
import { rowOf, type Slot } from "../slot.ts";
import {
  brakeRules,
  couplingRules,
  fluidCouplingRules,
  gearboxRules,
  holdbackRules,
  motorRules,
  starterRules,
} from "./rules.ts";
import { type Rejection, type Rules, rejectionsOf } from "./select.ts";

/** Why the rows of a library were not chosen for a slot of a decided drive. */
export function rejectedRows(train: DriveTrain, slot: keyof DriveSlots, rows: DriveRows): readonly Rejection[] {
  const { duties, slots, input } = train;
  switch (slot) {
    case "motor":
      return why(rows.motors, input.motor, motorRules, duties.motor, slots.motor);
    case "fluidCoupling":
      return why(
        rows.fluidCouplings,
        input.fluidCoupling,
        fluidCouplingRules,
        duties.fluidCoupling,
        slots.fluidCoupling,
      );
    case "gearbox":
      return why(rows.gearboxes, input.gearbox, gearboxRules, duties.gearbox, slots.gearbox);
    case "highSpeedCoupling":
      return why(
        rows.couplings,
        input.highSpeedCoupling,
        couplingRules,
        duties.highSpeedCoupling,
        slots.highSpeedCoupling,
      );
    case "lowSpeedCoupling":
      return why(
        rows.couplings,
        input.lowSpeedCoupling,
        couplingRules,
        duties.lowSpeedCoupling,
        slots.lowSpeedCoupling,
      );
    case "holdback":
      return why(rows.holdbacks, input.holdback, holdbackRules, duties.holdback, slots.holdback);
    case "brake":
      return why(rows.brakes, input.brake?.caliper ?? { kind: "none" }, brakeRules, duties.brake, slots.brake);
    case "starter":
      return why(rows.starters, input.starter, starterRules, duties.starter, slots.starter);
  }
}

function why<Row extends ComponentRow, Duty>(
  rows: readonly Row[],
  choice: Choice<Row>,
  rules: Rules<Row, Duty>,
  duty: Duty,
  slot: Slot<Row>,
): readonly Rejection[] {
  const category = choice.kind === "auto" ? choice.category : undefined;
  return rejectionsOf(rows, category, rules, duty, rowOf(slot)?.id);
}
