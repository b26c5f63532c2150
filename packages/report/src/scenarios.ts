import type { Scenario } from "@beltwright/engine";
import { namedScenarios, type ScenarioName, scenarioNames } from "@beltwright/model";
import { nameIn } from "./reports/context.ts";
import type { Language } from "./words/language.ts";
import { wordsOf } from "./words/words.ts";

/** The scenarios to choose from, as reports call them. */
export function listScenarios(
  language: Language = "en",
): readonly { readonly id: ScenarioName; readonly title: string }[] {
  return scenarioNames.map((id) => ({ id, title: scenarioName(language, namedScenarios[id]) }));
}

export function scenarioName(language: Language, scenario: Scenario): string {
  const w = wordsOf(language);
  const by = scenario.kind === "stop" ? ` ${nameIn(w.stopBy, scenario.by)}` : "";
  return `${nameIn(w.scenarios, scenario.kind)}${by}, ${nameIn(w.loads, scenario.load)}`;
}
