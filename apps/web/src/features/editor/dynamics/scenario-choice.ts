import type { DynamicEvent, Load, Scenario } from "@beltwright/engine";
import { abortedStart, type Conveyor, dynamicScenario } from "@beltwright/model";

/** What the form holds, whichever scenario it belongs to, so that going from one to another loses nothing. */
export interface ScenarioChoice {
  readonly kind: ChoiceKind;
  readonly load: Load;
  readonly tripTime: number;
  readonly isBraked: boolean;
  readonly failsAt: number;
  readonly from: "rest" | "running";
  readonly events: readonly DynamicEvent[];
}

export const choiceKinds = [
  { value: "start", label: "Start" },
  { value: "coasting", label: "Stop by coasting" },
  { value: "braking", label: "Stop by brake" },
  { value: "ramp-down", label: "Stop by ramp" },
  { value: "emergency-stop", label: "Emergency stop" },
  { value: "aborted-start", label: "Aborted start" },
  { value: "power-failure", label: "Power failure" },
  { value: "sequence", label: "Own sequence" },
] as const;
type ChoiceKind = (typeof choiceKinds)[number]["value"];

export const loadNames = [
  { value: "full", label: "Full" },
  { value: "empty", label: "Empty" },
  { value: "inclines", label: "Inclines loaded" },
  { value: "declines", label: "Declines loaded" },
] as const satisfies readonly { readonly value: Load; readonly label: string }[];

export const eventKinds = [
  { value: "start", label: "Start drives" },
  { value: "stop", label: "Stop drives" },
  { value: "trip", label: "Trip drives" },
  { value: "ramp-down", label: "Ramp drives down" },
  { value: "brake", label: "Close brakes" },
  { value: "release-brakes", label: "Release brakes" },
  { value: "lock-take-up", label: "Lock take-up" },
  { value: "unlock-take-up", label: "Unlock take-up" },
] as const satisfies readonly { readonly value: DynamicEvent["kind"]; readonly label: string }[];

/** What the document asks for, to begin with. */
export function choiceOf(conveyor: Conveyor): ScenarioChoice {
  const scenario = dynamicScenario(conveyor);
  const aborted = abortedStart(conveyor, scenario.load);
  return {
    kind: scenario.kind === "stop" ? scenario.by : scenario.kind,
    load: scenario.load,
    tripTime: aborted.tripTime,
    isBraked: aborted.isBraked === true,
    failsAt: 0,
    from: "rest",
    events: [
      { kind: "start", at: 0 },
      { kind: "stop", at: 40 },
    ],
  };
}

export function scenarioOf(choice: ScenarioChoice, { brakeControlBackup }: Conveyor): Scenario {
  const { load } = choice;
  switch (choice.kind) {
    case "start":
    case "emergency-stop":
      return { kind: choice.kind, load };
    case "coasting":
    case "braking":
    case "ramp-down":
      return { kind: "stop", load, by: choice.kind };
    case "aborted-start":
      return { kind: "aborted-start", load, tripTime: choice.tripTime, isBraked: choice.isBraked };
    case "power-failure":
      return { kind: "power-failure", load, at: choice.failsAt, hasBrakeBackup: brakeControlBackup };
    case "sequence":
      return { kind: "sequence", load, from: choice.from, events: choice.events };
  }
}

/** The same event of another kind; only drives are started and stopped one by one. */
export function withKind(event: DynamicEvent, kind: DynamicEvent["kind"]): DynamicEvent {
  const { at } = event;
  const driveId = "driveId" in event ? event.driveId : undefined;
  switch (kind) {
    case "start":
    case "stop":
    case "trip":
      return { kind, at, ...(driveId !== undefined && { driveId }) };
    case "ramp-down":
    case "brake":
    case "release-brakes":
    case "lock-take-up":
    case "unlock-take-up":
      return { kind, at };
  }
}

export function withDrive(event: DynamicEvent, driveId: string): DynamicEvent {
  if (event.kind !== "start" && event.kind !== "stop" && event.kind !== "trip") return event;
  const { kind, at } = event;
  return driveId === "" ? { kind, at } : { kind, at, driveId };
}
