import {
  adopted,
  constant,
  type DriveControlInput,
  type GroupControlInput,
  isZero,
  none,
  type RampShape,
  type Trace,
} from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Drive } from "../../document/types/parts.ts";
import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { percent } from "../si.ts";

export const rampShapes = {
  Linear: "linear",
  Harrison: "harrison",
  Nordell: "nordell",
  "S-curve": "s-curve",
  Cosine: "cosine",
} as const satisfies Readonly<Record<Conveyor["rampType"], RampShape>>;

const modes = {
  "Direct on line": "direct-on-line",
  "Star-delta": "star-delta",
  "Soft starter": "soft-starter",
  "Wound rotor": "wound-rotor",
  "Fluid coupling": "fluid-coupling",
  "Torque curve": "torque-curve",
  "Speed control": "speed-control",
} as const;
const roles = { Leader: "leader", Follower: "follower", Droop: "droop" } as const;
const brakingModes = { None: "none", Resistor: "resistor", Regenerative: "regenerative" } as const;

/** What is typed of the control of a drive; nothing where all of it is as usual. */
export function controlInput(drive: Drive): { readonly control?: DriveControlInput } {
  const { controlMode, controlRole, brakingMode, torqueRate, torqueLag } = drive;
  return {
    control: {
      ...(controlMode === "Auto" ? {} : { mode: modes[controlMode] }),
      ...(controlRole === "Auto" ? {} : { role: roles[controlRole] }),
      ...(brakingMode === "Auto" ? {} : { brakingMode: brakingModes[brakingMode] }),
      droop: percent(drive.droop),
      ...(drive.torqueLimit > 0 ? { torqueLimit: percent(drive.torqueLimit) } : {}),
      ...(drive.brakingLimit > 0 ? { brakingLimit: percent(drive.brakingLimit) } : {}),
      torqueRate,
      torqueLag,
      ...(drive.followerDelay > 0 ? { followerDelay: drive.followerDelay } : {}),
      ...(drive.firstTorque > 0 ? { firstTorque: percent(drive.firstTorque) } : {}),
      ...(drive.lastTorque > 0 ? { lastTorque: percent(drive.lastTorque) } : {}),
      ...(drive.torqueTime > 0 ? { torqueTime: drive.torqueTime } : {}),
      starSpeed: percent(drive.starDeltaSpeed),
      ...(drive.starDeltaTime > 0 ? { starTime: drive.starDeltaTime } : {}),
      starGap: drive.starDeltaGap,
    },
  };
}

export function stopTimeOf({ designStopTime }: Conveyor, trace: Trace): number {
  return designStopTime > 0
    ? designStopTime
    : constant(trace, start.brakeDisc.designStoppingTime, adopted("usual stopping time"));
}

/** What the conveyor says of the control of all its drives and brakes together. */
export function groupControlInput(conveyor: Conveyor, trace: Trace): Partial<GroupControlInput> {
  const { stopRampTime, stopRampType, abortShare } = conveyor;
  return {
    stop: {
      shape: rampShapes[stopRampType],
      time: isZero(stopRampTime) ? stopTimeOf(conveyor, trace) : stopRampTime,
      jerkTime: none(trace),
    },
    sampling: conveyor.controlSampling,
    bandwidth: conveyor.speedBandwidth,
    hasFeedForward: conveyor.inertiaFeedForward,
    hasPreTorque: conveyor.preTorque,
    hasBrakeBackup: conveyor.brakeControlBackup,
    abortShares: [percent(abortShare), constant(trace, 0.5, adopted("starts aborted half way up their ramp"))],
    partingRunning: percent(conveyor.shareTolRun),
    partingStarting: percent(conveyor.shareTolStart),
  };
}
