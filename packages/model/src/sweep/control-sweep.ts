import type { DynamicResult, Scenario } from "@beltwright/engine";
import { type Calculated, type ComponentRows, calculate } from "../design/calculate.ts";
import { prepareConveyor } from "../design/dynamic.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { randomConveyor } from "./random-conveyor.ts";

type Change = (conveyor: Conveyor) => Conveyor;

function withDrives(change: Partial<Conveyor["drives"][number]>, ofConveyor: Partial<Conveyor> = {}): Change {
  return (conveyor) => ({
    ...conveyor,
    startupFactor: 0,
    ...ofConveyor,
    drives: conveyor.drives.map((drive) => ({ ...drive, ...change })),
  });
}

/** Every way a conveyor may be controlled, by name. */
export const controlModes = {
  "direct-on-line": withDrives({ controlMode: "Direct on line" }),
  "motor-shares": withDrives({ controlMode: "Direct on line", loadShare: 0 }),
  "star-delta": withDrives({ controlMode: "Star-delta", starDeltaTime: 8 }),
  "soft-starter": withDrives({ controlMode: "Soft starter" }),
  "wound-rotor": withDrives({ controlMode: "Wound rotor" }),
  "fluid-coupling": withDrives({ controlMode: "Fluid coupling", flDirectDrive: false }),
  "torque-curve": withDrives({ controlMode: "Torque curve" }),
  linear: withDrives({}, { rampTime: 12, rampType: "Linear", stopRampType: "Linear" }),
  harrison: withDrives({}, { rampTime: 20, rampType: "Harrison", stopRampType: "Harrison" }),
  nordell: withDrives({}, { rampTime: 15, rampType: "Nordell", dwellTime: 3, dwellSpeed: 10 }),
  "s-curve": withDrives({}, { rampTime: 10, rampType: "S-curve", stopRampType: "S-curve" }),
  cosine: withDrives({}, { rampTime: 8, rampType: "Cosine", startupFactor: 120 }),
  droop: withDrives({ controlRole: "Droop" }, { rampTime: 15 }),
  "two-quadrants": withDrives({ brakingMode: "None" }, { rampTime: 15 }),
  resistor: withDrives({ brakingMode: "Resistor", brakingLimit: 40, torqueLimit: 80 }, { rampTime: 6 }),
  mixed: (conveyor) => ({
    ...conveyor,
    startupFactor: 0,
    rampTime: 12,
    drives: conveyor.drives.map((drive, at) => ({
      ...drive,
      controlMode: at === 0 ? ("Speed control" as const) : ("Direct on line" as const),
    })),
  }),
  "steered-brake": withDrives({ brakeType: "Speed-Time", brakeTorqueLSS: 30_000 }, { brakeControlBackup: true }),
} as const satisfies Readonly<Record<string, Change>>;

export type ControlledBy = keyof typeof controlModes;

const scenarios: readonly Scenario[] = [
  { kind: "start", load: "full" },
  { kind: "stop", load: "full", by: "ramp-down" },
  { kind: "stop", load: "full", by: "braking" },
  { kind: "stop", load: "empty", by: "coasting" },
  { kind: "start", load: "empty" },
  { kind: "emergency-stop", load: "empty" },
  { kind: "emergency-stop", load: "full", isFull: true },
  { kind: "aborted-start", load: "full", tripTime: 3, isBraked: true },
  { kind: "power-failure", load: "full", hasBrakeBackup: true },
  { kind: "start", load: "declines" },
];

/** How a run went: to its end, refused for a reason, or what is wrong with it. */
type ControlOutcome =
  | { readonly kind: "finished"; readonly energyError: number; readonly shareError: number }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "not-finite" | "diverged" }
  | { readonly kind: "thrown"; readonly message: string };

/** Time that is simulated, s: beyond the end of the longest ramp. */
const runTime = 25;

/** A random conveyor under one kind of control through a scenario, another one for every seed and kind. */
export function controlOutcome(seed: number, by: ControlledBy, rows?: ComponentRows): ControlOutcome {
  try {
    return outcomeOf(seed, by, rows);
  } catch (fault) {
    return { kind: "thrown", message: fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault) };
  }
}

function outcomeOf(seed: number, by: ControlledBy, rows: ComponentRows | undefined): ControlOutcome {
  const conveyor = controlModes[by](randomConveyor(seed).conveyor);
  const calculated = calculate(conveyor, rows === undefined ? {} : { rows });
  if (calculated.kind === "refused") return { kind: "refused", reason: calculated.issues[0]?.message ?? "" };
  const scenario = scenarios[(seed + Object.keys(controlModes).indexOf(by)) % scenarios.length];
  const basis = { conveyor, calculated, ...(scenario === undefined ? {} : { scenario }) };
  const prepared = prepareConveyor(basis, { runTime, elements: 50 });
  if (prepared.kind === "refused") return { kind: "refused", reason: prepared.reasons[0]?.code ?? "" };
  prepared.run.advance(runTime);
  const result = prepared.run.result();
  if (!hasNumbers(result)) return { kind: "not-finite" };
  if (result.end !== "completed") return { kind: "diverged" };
  return { kind: "finished", energyError: Math.abs(result.energy.error), shareError: shareErrorOf(calculated) };
}

/**
 * How far drives that are led part from the shares wanted of them in any case of statics, over full load, and how far their
 * forces are from the pull. A drive at its limit leaves its rest to the others, and one without a leader finds its own share.
 */
function shareErrorOf({ solution }: Calculated): number {
  const errors = (solution.machine?.startStop?.sharing ?? []).flatMap(({ loadCase, drives, isByLines, parting }) => {
    const { effectiveTension, motion } = solution.cases[loadCase];
    const sum = drives.reduce((all, { force }) => all + force, 0);
    const isFree = drives.some(({ isLimited }) => isLimited);
    const gap =
      motion === "starting" || isFree ? 0 : Math.abs(sum - effectiveTension) / (1 + Math.abs(effectiveTension));
    return [gap, isByLines || isFree ? 0 : parting];
  });
  return Math.max(0, ...errors);
}

function hasNumbers({ frames, energy, largest, smallest, drives }: DynamicResult): boolean {
  const series = [frames.tension, frames.speed, frames.driveTorque, frames.takeUpTravel];
  const single = [energy.error, largest.tension, smallest.tension, ...drives.map(({ largestForce }) => largestForce)];
  return series.every((values) => values.every(Number.isFinite)) && single.every(Number.isFinite);
}
