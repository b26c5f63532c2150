import type { Scenario } from "@beltwright/engine";
import { abortTime, type Conveyor } from "@beltwright/model";
import { nameIn } from "./reports/context.ts";
import type { Language } from "./words/language.ts";
import { wordsOf } from "./words/words.ts";

/** Starts and stops that reports can be asked for by name. */
export const reportScenarios = {
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

export type ReportScenario = keyof typeof reportScenarios;

export function isReportScenario(name: string): name is ReportScenario {
  return Object.hasOwn(reportScenarios, name);
}

/** The scenarios of these names for a conveyor, which says when an aborted start is tripped; unknown names are left out. */
export function scenariosFor(conveyor: Conveyor, names: readonly string[]): readonly Scenario[] {
  return names.filter(isReportScenario).map((name): Scenario => {
    const scenario = reportScenarios[name];
    return scenario.kind === "aborted-start" ? { ...scenario, tripTime: abortTime(conveyor) } : scenario;
  });
}

/** The scenarios to choose from, as reports call them. */
export function listScenarios(
  language: Language = "en",
): readonly { readonly id: ReportScenario; readonly title: string }[] {
  return Object.keys(reportScenarios)
    .filter(isReportScenario)
    .map((id) => ({ id, title: scenarioName(language, reportScenarios[id]) }));
}

export function scenarioName(language: Language, scenario: Scenario): string {
  const w = wordsOf(language);
  const by = scenario.kind === "stop" ? ` ${nameIn(w.stopBy, scenario.by)}` : "";
  return `${nameIn(w.scenarios, scenario.kind)}${by}, ${nameIn(w.loads, scenario.load)}`;
}
