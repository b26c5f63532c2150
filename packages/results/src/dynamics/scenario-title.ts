import type { Scenario } from "@beltwright/engine";

const kinds = {
  start: "Start",
  "emergency-stop": "Emergency stop",
  "aborted-start": "Aborted start",
  "power-failure": "Power failure",
  sequence: "Own sequence",
} as const satisfies Record<Exclude<Scenario["kind"], "stop">, string>;

const stops = { coasting: "Stop by coasting", braking: "Stop by brake", "ramp-down": "Stop by ramp" } as const;

const loads = {
  full: "full",
  empty: "empty",
  inclines: "inclines loaded",
  declines: "declines loaded",
} as const satisfies Record<Scenario["load"], string>;

/** What a scenario is called on screen. */
export function scenarioTitle(scenario: Scenario): string {
  const what = scenario.kind === "stop" ? stops[scenario.by] : kinds[scenario.kind];
  return `${what}, ${loads[scenario.load]}`;
}
