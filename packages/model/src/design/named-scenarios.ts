import type { Scenario } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { abortedStart } from "./dynamic.ts";

/** Starts and stops that can be asked for by name: in reports, on the command line, and all of them in one go. */
export const namedScenarios = {
  "start-full": { kind: "start", load: "full" },
  "start-empty": { kind: "start", load: "empty" },
  "aborted-start-full": { kind: "aborted-start", load: "full", tripTime: 8 },
  "aborted-start-empty": { kind: "aborted-start", load: "empty", tripTime: 8 },
  "stop-full": { kind: "stop", load: "full", by: "coasting" },
  "stop-empty": { kind: "stop", load: "empty", by: "coasting" },
  "brake-full": { kind: "stop", load: "full", by: "braking" },
  "brake-empty": { kind: "stop", load: "empty", by: "braking" },
  "emergency-stop-full": { kind: "emergency-stop", load: "full" },
  "emergency-stop-empty": { kind: "emergency-stop", load: "empty" },
  "power-failure-full": { kind: "power-failure", load: "full" },
  "power-failure-empty": { kind: "power-failure", load: "empty" },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof namedScenarios;

export const scenarioNames: readonly ScenarioName[] = Object.keys(namedScenarios).filter(isScenarioName);

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(namedScenarios, name);
}

/** The scenarios of these names as a conveyor has them; unknown names are left out. */
export function scenariosFor(conveyor: Conveyor, names: readonly string[]): readonly Scenario[] {
  return names.filter(isScenarioName).map((name) => ofConveyor(conveyor, namedScenarios[name]));
}

/** A conveyor says when an aborted start is tripped and whether it is braked, and whether its brakes keep their control without power. */
function ofConveyor(conveyor: Conveyor, scenario: Scenario): Scenario {
  switch (scenario.kind) {
    case "aborted-start":
      return abortedStart(conveyor, scenario.load);
    case "power-failure":
      return { ...scenario, hasBrakeBackup: conveyor.brakeControlBackup };
    default:
      return scenario;
  }
}
