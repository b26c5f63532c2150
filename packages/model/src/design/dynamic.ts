import {
  type DynamicBrake,
  type DynamicOptions,
  type DynamicTakeUp,
  plannedElements,
  prepareDynamics,
  type Scenario,
} from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import type { Calculated } from "./calculate.ts";
import { linkedDrive, pointId } from "./points.ts";
import { kilonewtons, percent } from "./si.ts";

const loads = { Full: "full", Empty: "empty", Inclines: "inclines", Declines: "declines" } as const;

/** The case and loading a document names for its dynamic analysis. */
export function dynamicScenario(conveyor: Conveyor): Scenario {
  const { dynCase, dynLoading } = conveyor;
  const load = loads[dynLoading];
  switch (dynCase) {
    case "Start":
      return { kind: "start", load };
    case "Stop by coasting":
      return { kind: "stop", load, by: "coasting" };
    case "Stop by brake":
      return { kind: "stop", load, by: "braking" };
    case "Aborted start":
      return abortedStart(conveyor, load);
    case "Emergency stop":
      return { kind: "emergency-stop", load };
    case "Stop by ramp":
      return { kind: "stop", load, by: "ramp-down" };
    case "Power failure":
      return { kind: "power-failure", load, hasBrakeBackup: conveyor.brakeControlBackup };
  }
}

/** A start that loses its drives; brakes close then where there are some, as statics has it. */
export function abortedStart(conveyor: Conveyor, load: Scenario["load"]): Extract<Scenario, { kind: "aborted-start" }> {
  const braked = [...conveyor.drives, ...conveyor.pulls].some(({ brakeType }) => brakeType !== "No Brake");
  return { kind: "aborted-start", load, tripTime: abortTime(conveyor), ...(braked ? { isBraked: true } : {}) };
}

/** When it loses them: at its share of a ramp, else when the conveyor says, s. */
function abortTime({ rampTime, dwellTime, dwellSpeed, abortShare, dynTripTime }: Conveyor): number {
  if (!(rampTime > 0)) return dynTripTime;
  const dwell = dwellSpeed > 0 && dwellSpeed < 100 ? dwellTime : 0;
  return dwell + (rampTime * abortShare) / 100;
}

/** What a run begins from: a conveyor as it was calculated, and what happens to it. */
export interface DynamicBasis {
  readonly conveyor: Conveyor;
  readonly calculated: Pick<Calculated, "design" | "solution">;
  /** Absent: the one the conveyor names. */
  readonly scenario?: Scenario;
}

/**
 * The one door from a calculated conveyor to its dynamic analysis. Drives, brakes and take-up are those it was solved
 * with, chosen parts included; `asked` comes before what the conveyor says of how finely it is followed.
 */
export function prepareConveyor(
  { conveyor, calculated, scenario = dynamicScenario(conveyor) }: DynamicBasis,
  asked: DynamicOptions = {},
): ReturnType<typeof prepareDynamics> {
  const options = { ...dynamicOptions(conveyor), ...asked };
  return prepareDynamics(calculated.design, calculated.solution, scenario, options);
}

/** Into how many elements such a run cuts the belt; undefined where it would refuse its settings. */
export function elementsOfRun({ conveyor, calculated, scenario = dynamicScenario(conveyor) }: DynamicBasis) {
  return plannedElements(calculated.design, calculated.solution, scenario, dynamicOptions(conveyor));
}

/** How many values such a run keeps of each quantity. */
export function valuesOfRun(
  conveyor: Conveyor,
  asked: { readonly [Name in "runTime" | "interval" | "elements"]?: number | undefined },
): number {
  const { runTime = 0, interval = 1, elements = 1 } = { ...dynamicOptions(conveyor), ...asked };
  return (runTime / interval) * elements;
}

/** What a document says about its dynamic analysis, in the engine's words; its drives are those that were solved. */
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
    brakes: conveyor.pulls.map((pull) => brakeOf(conveyor, pull)),
    takeUp: takeUpOf(conveyor),
  };
}

/** The delay of a brake is typed where its torque is: at the pulley, else at its drive. */
function brakeOf(conveyor: Conveyor, pull: Pull): DynamicBrake {
  const linked = linkedDrive(conveyor, pull);
  const isOwn = pull.brakeType !== "No Brake" && pull.brakeTorque > 0;
  const typed = isOwn || linked === undefined ? pull : linked;
  return { pointId: pointId(pull), delay: typed.brakeDelay, rampTime: typed.brakeRampTime };
}

function takeUpOf({ takeupTravelInp, takeupWinchSpeed, takeupWinchBand, takeupFriction }: Conveyor): DynamicTakeUp {
  return {
    ...(takeupTravelInp === 0 ? {} : { travel: takeupTravelInp }),
    winchSpeed: takeupWinchSpeed,
    ...(takeupWinchBand > 0 ? { winchBand: percent(takeupWinchBand) } : {}),
    friction: kilonewtons(takeupFriction),
  };
}
