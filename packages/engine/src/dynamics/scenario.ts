import type { Load } from "../solve/load-case.ts";

/** Something that happens at a moment of the run, s after its begin. */
export type DynamicEvent =
  | { readonly kind: "start"; readonly at: number; readonly driveId?: string }
  /** Drives let go after their stop delay. */
  | { readonly kind: "stop"; readonly at: number; readonly driveId?: string }
  /** Drives let go at once. */
  | { readonly kind: "trip"; readonly at: number; readonly driveId?: string }
  /** Brakes close after their delay. */
  | { readonly kind: "brake"; readonly at: number }
  | { readonly kind: "release-brakes"; readonly at: number }
  | { readonly kind: "lock-take-up"; readonly at: number }
  | { readonly kind: "unlock-take-up"; readonly at: number };

/** What happens to the conveyor, from the static equilibrium on. */
export type Scenario =
  | { readonly kind: "start"; readonly load: Load }
  | { readonly kind: "stop"; readonly load: Load; readonly by: "coasting" | "braking" }
  /** All drives off at once, all brakes close after their delays. */
  | { readonly kind: "emergency-stop"; readonly load: Load }
  /** A start that loses its drives at the trip time; the brakes close where it says so. */
  | { readonly kind: "aborted-start"; readonly load: Load; readonly tripTime: number; readonly isBraked?: boolean }
  /** Drives and winch lose power at once; brakes close by their springs. */
  | { readonly kind: "power-failure"; readonly load: Load; readonly at?: number }
  | {
      readonly kind: "sequence";
      readonly load: Load;
      readonly from: "rest" | "running";
      readonly events: readonly DynamicEvent[];
    };

/** Whether the belt stands or runs at the begin. */
export function beginOf(scenario: Scenario): "rest" | "running" {
  if (scenario.kind === "sequence") return scenario.from;
  return scenario.kind === "start" || scenario.kind === "aborted-start" ? "rest" : "running";
}

/** Every scenario as a list of events in order of time. */
export function eventsOf(scenario: Scenario, isLockedOnStop: boolean): readonly DynamicEvent[] {
  const events = bareEvents(scenario);
  const lock = (at: number): readonly DynamicEvent[] => (isLockedOnStop ? [{ kind: "lock-take-up", at }] : []);
  const all = events.flatMap((event) =>
    event.kind === "stop" || event.kind === "trip" ? [event, ...lock(event.at)] : [event],
  );
  return all.toSorted((a, b) => a.at - b.at);
}

function bareEvents(scenario: Scenario): readonly DynamicEvent[] {
  switch (scenario.kind) {
    case "start":
      return [{ kind: "start", at: 0 }];
    case "stop":
      return [{ kind: "stop", at: 0 }, ...(scenario.by === "braking" ? [{ kind: "brake" as const, at: 0 }] : [])];
    case "emergency-stop":
      return [
        { kind: "trip", at: 0 },
        { kind: "brake", at: 0 },
      ];
    case "aborted-start": {
      const at = scenario.tripTime;
      const braked: readonly DynamicEvent[] = scenario.isBraked ? [{ kind: "brake", at }] : [];
      return [{ kind: "start", at: 0 }, { kind: "trip", at }, ...braked];
    }
    case "power-failure": {
      const at = scenario.at ?? 0;
      return [
        { kind: "trip", at },
        { kind: "brake", at },
        { kind: "lock-take-up", at },
      ];
    }
    case "sequence":
      return scenario.events;
  }
}
