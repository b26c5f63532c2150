import type { DynamicBrake, DynamicDrive, DynamicOptions, DynamicTakeUp, Scenario } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { motorOf, starterOf } from "./dynamic-starter.ts";
import { driveId, linkedDrive, pointId } from "./points.ts";
import { kilonewtons } from "./si.ts";

const loads = { Full: "full", Empty: "empty", Inclines: "inclines", Declines: "declines" } as const;

/** The case and loading a document names for its dynamic analysis. */
export function dynamicScenario({ dynCase, dynLoading, dynTripTime }: Conveyor): Scenario {
  const load = loads[dynLoading];
  switch (dynCase) {
    case "Start":
      return { kind: "start", load };
    case "Stop by coasting":
      return { kind: "stop", load, by: "coasting" };
    case "Stop by brake":
      return { kind: "stop", load, by: "braking" };
    case "Aborted start":
      return { kind: "aborted-start", load, tripTime: dynTripTime };
    case "Emergency stop":
      return { kind: "emergency-stop", load };
  }
}

/** What a document says about its dynamic analysis, in the engine's words. */
export function dynamicOptions(conveyor: Conveyor): DynamicOptions {
  const isKelvin = conveyor.dynBeltModel === "KV";
  return {
    runTime: conveyor.dynRunTime,
    interval: conveyor.dynInterval,
    elements: conveyor.dynNumNodes,
    stepShare: conveyor.dynCfl,
    model: {
      branchRatio: isKelvin ? 0 : conveyor.dynSlsRatio,
      branchTime: conveyor.dynSlsTau,
      dampingTime: isKelvin ? conveyor.dynKvTime : 0,
    },
    gridDamping: conveyor.dynGridDamping,
    hasSag: conveyor.dynSag,
    breakaway: conveyor.dynBreakaway,
    speedShare: conveyor.dynSpeedFriction,
    isTakeUpLockedOnStop: conveyor.dynTakeupLockedOnStop,
    drives: conveyor.drives.map((drive) => driveOf(conveyor, drive)),
    brakes: conveyor.pulls.map((pull) => brakeOf(conveyor, pull)),
    takeUp: takeUpOf(conveyor),
  };
}

function driveOf(conveyor: Conveyor, drive: Drive): DynamicDrive {
  const starter = starterOf(conveyor, drive);
  const isHeld = drive.noOfHoldBacks > 0 && drive.holdback.maxTorque > 0;
  return {
    driveId: driveId(drive),
    ...(starter === undefined ? {} : { starter }),
    ...motorOf(conveyor, drive),
    startDelay: drive.startDelay,
    stopDelay: drive.stopDelay,
    // A holdback that is still to be chosen is there where the belt would roll back.
    ...(isHeld ? { hasHoldback: true } : {}),
    ...(drive.noOfHoldBacks === 0 ? { hasHoldback: false } : {}),
  };
}

/** The delay of a brake is typed where its torque is: at the pulley, else at its drive. */
function brakeOf(conveyor: Conveyor, pull: Pull): DynamicBrake {
  const linked = linkedDrive(conveyor, pull);
  const isOwn = pull.brakeType !== "No Brake" && pull.brakeTorque > 0;
  const typed = isOwn || linked === undefined ? pull : linked;
  return { pointId: pointId(pull), delay: typed.brakeDelay, rampTime: typed.brakeRampTime };
}

function takeUpOf({ takeupTravelInp, takeupWinchSpeed, takeupFriction }: Conveyor): DynamicTakeUp {
  return {
    ...(takeupTravelInp === 0 ? {} : { travel: takeupTravelInp }),
    winchSpeed: takeupWinchSpeed,
    friction: kilonewtons(takeupFriction),
  };
}
