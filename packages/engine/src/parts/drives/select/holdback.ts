import { fastShaftTorque } from "../../../rules/disc-brake/torque.ts";
import { radiusOfDiameter } from "../../../rules/drive-train/duty.ts";
import { none } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { HoldbackRow } from "../component-rows.ts";
import type { HoldbackNeed } from "../drive-train.ts";
import type { HoldbackDuty } from "../duties.ts";
import { rowOf, type Slot } from "../slot.ts";
import type { DriveLine } from "./drive-line.ts";
import { type DriveOffer, type DrivePlace, getDrivePoint, offeredFor } from "./drive-place.ts";
import type { DecidedGearbox } from "./gear-and-couplings.ts";
import { holdbackNeed } from "./needs.ts";
import { holdbackRules } from "./rules.ts";
import { decide } from "./select.ts";

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
  offer: DriveOffer,
): DecidedHoldback {
  const { input } = place;
  const { pulley } = getDrivePoint(place);
  const { ratio, slot: box } = given.gearbox;
  const need = holdbackNeed(trace, place, {
    lowSpeedTorque: line.lowTorque,
    motors: given.motors,
    radius: radiusOfDiameter(stepsOnly(trace), pulley),
  });
  const isFast = input.holdbackShaft === "high-speed";
  const atShaft = (torque: number) =>
    isFast && ratio > 0 ? fastShaftTorque(stepsOnly(trace), { torque, ratio }) : torque;
  const duty: HoldbackDuty = {
    torque: atShaft(need.requiredTorque),
    runbackTorque: atShaft(need.runbackTorque),
    holdbacks: need.holdbacks,
    bore: isFast ? (rowOf(box)?.inputShaftDiameter ?? none(trace)) : pulley.shaftDiameter,
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
      : decide(trace, input.holdback, offeredFor(offer, "holdback", offer.rows?.holdbacks), holdbackRules, duty);
  return { need, duty, slot };
}
