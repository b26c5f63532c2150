import type { DriveRows, HoldbackRow } from "../../methods/drives/component-rows.ts";
import type { DriveTrain, HoldbackNeed } from "../../methods/drives/drive-train.ts";
import type { HoldbackDuty } from "../../methods/drives/duties.ts";
import { rowOf, type Slot } from "../../methods/drives/slot.ts";
import type { Trace } from "../../trace/trace.ts";
import type { DriveLine } from "./drive-line.ts";
import { type DrivePlace, getDrivePoint } from "./drive-place.ts";
import type { DecidedGearbox } from "./gear-and-couplings.ts";
import { holdbackNeed } from "./needs.ts";
import { holdbackRules } from "./rules.ts";
import { decide, held } from "./select.ts";

/** What a holdback must hold, at the shaft it stands on, and the row for it. */
export interface DecidedHoldback {
  readonly need: HoldbackNeed;
  readonly duty: HoldbackDuty;
  readonly slot: Slot<HoldbackRow>;
}

export function decideHoldback(
  trace: Trace,
  place: DrivePlace,
  line: DriveLine,
  given: { readonly gearbox: DecidedGearbox; readonly motors: number },
  rows?: DriveRows,
  before?: DriveTrain,
): DecidedHoldback {
  const { input } = place;
  const { pulley } = getDrivePoint(place);
  const { ratio, slot: box } = given.gearbox;
  const need = holdbackNeed(trace, place, {
    lowSpeedTorque: line.lowTorque,
    motors: given.motors,
    radius: pulley.diameter / 2,
  });
  const isFast = input.holdbackShaft === "high-speed";
  const through = isFast && ratio > 0 ? ratio : 1;
  const duty: HoldbackDuty = {
    torque: need.requiredTorque / through,
    runbackTorque: need.runbackTorque / through,
    holdbacks: Math.max(1, input.holdbacks),
    bore: isFast ? (rowOf(box)?.inputShaftDiameter ?? 0) : pulley.shaftDiameter,
    speed: isFast ? line.fast : line.slow,
  };
  const isAuto = input.holdback.kind === "auto";
  const isIdle = isAuto && !need.isNeeded;
  // A holdback would keep a reversible belt from running the other way.
  const isBlocked = isAuto && place.design.isReversible === true;
  const slot: Slot<HoldbackRow> = isIdle
    ? { kind: "not-needed" }
    : isBlocked
      ? { kind: "left-out" }
      : decide(input.holdback, rows?.holdbacks, holdbackRules, duty, held(before?.slots.holdback));
  return { need, duty, slot };
}
