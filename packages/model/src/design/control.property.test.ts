import type { Scenario } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import type { Conveyor } from "../document/types/conveyor.ts";
import { randomConveyor } from "../sweep/random-conveyor.ts";
import { calculate } from "./calculate.ts";
import { prepareConveyor } from "./dynamic.ts";

const modes: readonly ((conveyor: Conveyor) => Conveyor)[] = [
  (conveyor) => ({ ...conveyor, rampTime: 20, rampType: "Harrison" }),
  (conveyor) => ({ ...conveyor, rampTime: 8, rampType: "Cosine", stopRampType: "S-curve", startupFactor: 120 }),
  (conveyor) => ({ ...withDrives(conveyor, { controlRole: "Droop" }), rampTime: 15 }),
  (conveyor) => ({ ...withDrives(conveyor, { brakingMode: "None" }), rampTime: 15 }),
  (conveyor) => withDrives(conveyor, { controlMode: "Soft starter" }),
  (conveyor) => withDrives(conveyor, { controlMode: "Wound rotor" }),
  (conveyor) => withDrives(conveyor, { brakeType: "Speed-Time", brakeTorqueLSS: 30_000 }),
];

function withDrives(conveyor: Conveyor, change: Partial<Conveyor["drives"][number]>): Conveyor {
  return { ...conveyor, startupFactor: 0, drives: conveyor.drives.map((drive) => ({ ...drive, ...change })) };
}

const scenarios: readonly Scenario[] = [
  { kind: "start", load: "full" },
  { kind: "stop", load: "full", by: "ramp-down" },
  { kind: "emergency-stop", load: "empty" },
  { kind: "aborted-start", load: "full", tripTime: 3, isBraked: true },
  { kind: "power-failure", load: "full" },
];

/** How the run of a random conveyor went: to its end, refused for a reason, or what is wrong with it. */
function outcomeOf(seed: number, mode: number, scenario: Scenario): string {
  const conveyor = modes[mode]?.(randomConveyor(seed).conveyor);
  if (conveyor === undefined) return "no mode";
  const calculated = calculate(conveyor);
  if (calculated.kind === "refused") return calculated.issues.length > 0 ? "refused" : "refused without a reason";
  const prepared = prepareConveyor({ conveyor, calculated, scenario }, { runTime: 6, elements: 50 });
  if (prepared.kind === "refused") return prepared.reasons.length > 0 ? "refused" : "refused without a reason";
  prepared.run.advance(6);
  const { end, energy, largest } = prepared.run.result();
  if (end !== "completed" || !Number.isFinite(largest.tension)) return `${end} ${largest.tension}`;
  return Math.abs(energy.error) < 1e-3 ? "ran" : `energy ${energy.error}`;
}

describe("random conveyors under every kind of control", () => {
  it.each(modes.map((_, mode) => mode))("run to their end or are refused with a reason, mode %d", (mode) => {
    const seeds = [1, 2, 3, 4];
    const outcomes = seeds.flatMap((seed) => scenarios.map((scenario) => outcomeOf(seed, mode, scenario)));
    expect(outcomes.filter((one) => one !== "ran" && one !== "refused")).toEqual([]);
    expect(outcomes.filter((one) => one === "ran").length).toBeGreaterThan(outcomes.length / 4);
  });
});
