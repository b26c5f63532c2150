import type { Design } from "../../../design/design.ts";
import { holdingFullLoad, largestHold, largestPull, pullOutLimit } from "../../../rules/drive-control/limits.ts";
import type { Tensions } from "../../../solve/solve.ts";
import { leastPull } from "../../../solve/start-stop/friction-end.ts";
import { fullLoadForce } from "../../../solve/start-stop/full-load-force.ts";
import type { TimePoint, TorqueSource } from "../../../solve/start-stop/torque-source.ts";
import { adopted } from "../../../standards/sources.ts";
import { constant, none } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { DriveRules, DriveTrainInput } from "../drive-train-input.ts";
import type { BrakingMode, ControlMode, ControlRole, DriveControlInput } from "./control-input.ts";

/** The control of a drive as it is used: what was typed, else what handbook 15.1 says. Forces at the belt, N. */
export interface DriveControl {
  readonly mode: ControlMode;
  /** Absent: the largest drive under speed control leads, the rest follow. */
  readonly role?: ControlRole;
  readonly droop: number;
  readonly brakingMode: BrakingMode;
  /** At full load, pulling and holding back. */
  readonly pulling: number;
  readonly holding: number;
  readonly full: ControlLimits;
  readonly empty: ControlLimits;
  /** N/s and s. */
  readonly torqueRate: number;
  readonly torqueLag: number;
  /** s; absent: by the distance from the leader. */
  readonly followerDelay?: number;
}

interface ControlLimits {
  /** Over full load. */
  readonly torqueLimit: number;
  readonly most: number;
  /** 0 where the drive may not brake. */
  readonly least: number;
}

interface ControlPlace {
  readonly design: Design;
  readonly solution: Tensions;
  readonly input: DriveTrainInput;
  readonly rules: DriveRules;
}

/** How the parts of a drive start it. */
interface StartKind {
  readonly followed?: readonly TimePoint[];
  readonly own: TorqueSource["kind"];
}

/** What a drive has that decides how it is controlled. */
interface Fitted {
  readonly start: StartKind;
  readonly installedPower: number;
  /** Over full load; absent: not known. */
  readonly breakdown: number | undefined;
}

const usual = adopted("usual figures of drives under control");
/** Torque limit of a converter, and breakdown torque of a motor that does not state it, over full load. */
const usualLimit = 1.5;
const usualBreakdown = 2.5;
const usualDroop = 0.03;
const usualRate = 10;
const usualLag = 0.005;

export function controlOf(trace: Trace, place: ControlPlace, fitted: Fitted): DriveControl {
  const { design, input, rules } = place;
  const typed = input.control ?? {};
  const steps = stepsOnly(trace);
  const { beltSpeed } = design;
  const efficiency = design.drives.find(({ id }) => id === input.driveId)?.efficiency ?? 1;
  const pulling = fullLoadForce(steps, design, input.driveId, fitted.installedPower);
  const holding = holdingFullLoad(steps, { installedPower: fitted.installedPower, efficiency, beltSpeed });
  const brakingMode = typed.brakingMode ?? (leastPull(place.solution).least < 0 ? "regenerative" : "none");
  const limits = (factor: number | undefined): ControlLimits => {
    const breakdown = fitted.breakdown ?? constant(steps, usualBreakdown, usual);
    const wanted = typed.torqueLimit ?? factor ?? constant(steps, usualLimit, usual);
    const torqueLimit = pullOutLimit(steps, { limit: wanted, breakdown });
    const held = brakingLimit(steps, typed, brakingMode, torqueLimit);
    return {
      torqueLimit,
      most: largestPull(steps, { limit: torqueLimit, force: pulling }),
      least: largestHold(steps, { limit: held, force: holding }),
    };
  };
  return {
    mode: modeOf(place, fitted.start),
    ...(typed.role === undefined ? {} : { role: typed.role }),
    droop: typed.droop ?? constant(steps, usualDroop, usual),
    brakingMode,
    pulling,
    holding,
    full: limits(rules.startFactorFull),
    empty: limits(rules.startFactorEmpty),
    torqueRate: typed.torqueRate ?? constant(steps, usualRate, usual),
    torqueLag: typed.torqueLag ?? constant(steps, usualLag, usual),
    ...(typed.followerDelay === undefined ? {} : { followerDelay: typed.followerDelay }),
  };
}

/** A resistor takes full load unless typed, a drive that feeds back as much as it gives. */
function brakingLimit(
  trace: Trace,
  { brakingLimit: typed }: DriveControlInput,
  mode: BrakingMode,
  most: number,
): number {
  switch (mode) {
    case "none":
      return none(trace);
    case "resistor":
      return typed ?? constant(trace, 1, usual);
    case "regenerative":
      return typed ?? most;
  }
}

/** As typed, else by what is fitted: a ramp or speeds over time, torques over speed, a coupling, or nothing at all. */
function modeOf({ input, rules }: ControlPlace, { followed, own }: StartKind): ControlMode {
  if (input.control?.mode !== undefined) return input.control.mode;
  if (rules.ramp !== undefined || followed !== undefined) return "speed-control";
  switch (own) {
    case "torque-speed":
      return "torque-curve";
    case "fluid-coupling":
      return "fluid-coupling";
    default:
      return "direct-on-line";
  }
}
