import type { Load } from "../solve/load-case.ts";

/** Something that happens at a moment of the run, s after its begin. */
export type DynamicEvent =
  | { readonly kind: "start"; readonly at: number; readonly driveId?: string }
  /** Drives let go after their stop delay. */
  | { readonly kind: "stop"; readonly at: number; readonly driveId?: string }
  /** Drives let go at once. */
  | { readonly kind: "trip"; readonly at: number; readonly driveId?: string }
  /** Drives under control follow the down-ramp and then let go; others let go after their stop delay. */
  | { readonly kind: "ramp-down"; readonly at: number }
  /** Brakes close after their delay; `isFull`: with all their springs have, whatever steers them. */
  | { readonly kind: "brake"; readonly at: number; readonly isFull?: boolean }
  | { readonly kind: "release-brakes"; readonly at: number }
  | { readonly kind: "lock-take-up"; readonly at: number }
  | { readonly kind: "unlock-take-up"; readonly at: number };

/** What happens to the conveyor, from the static equilibrium on. */
export type Scenario =
  | { readonly kind: "start"; readonly load: Load }
  | { readonly kind: "stop"; readonly load: Load; readonly by: "coasting" | "braking" | "ramp-down" }
  /** All drives off at once, all brakes close after their delays; `isFull`: brakes that are steered lose their control. */
  | { readonly kind: "emergency-stop"; readonly load: Load; readonly isFull?: boolean }
  /** A start that loses its drives at the trip time; the brakes close where it says so. */
  | { readonly kind: "aborted-start"; readonly load: Load; readonly tripTime: number; readonly isBraked?: boolean }
  /** Drives and winch lose power at once; brakes close by their springs, steered ones too unless they have a supply. */
  | { readonly kind: "power-failure"; readonly load: Load; readonly at?: number; readonly hasBrakeBackup?: boolean }
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
export function eventsOf(
  scenario: Scenario,
  { isLockedOnStop = false, hasWinch = false }: { readonly isLockedOnStop?: boolean; readonly hasWinch?: boolean } = {},
): readonly DynamicEvent[] {
  const events = bareEvents(scenario, hasWinch);
  const lock = (at: number): readonly DynamicEvent[] => (isLockedOnStop ? [{ kind: "lock-take-up", at }] : []);
  const all = events.flatMap((event) =>
    event.kind === "stop" || event.kind === "trip" || event.kind === "ramp-down" ? [event, ...lock(event.at)] : [event],
  );
  return all.toSorted((a, b) => a.at - b.at);
}

function bareEvents(scenario: Scenario, hasWinch: boolean): readonly DynamicEvent[] {
  switch (scenario.kind) {
    case "start":
      return [{ kind: "start", at: 0 }];
    case "stop":
      if (scenario.by === "ramp-down") return [{ kind: "ramp-down", at: 0 }];
      return [{ kind: "stop", at: 0 }, ...(scenario.by === "braking" ? [{ kind: "brake" as const, at: 0 }] : [])];
    case "emergency-stop":
      return [
        { kind: "trip", at: 0 },
        { kind: "brake", at: 0, isFull: scenario.isFull === true },
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
        { kind: "brake", at, isFull: scenario.hasBrakeBackup !== true },
        // A winch without power holds; a hanging mass goes on pulling.
        ...(hasWinch ? [{ kind: "lock-take-up" as const, at }] : []),
      ];
    }
    case "sequence":
      return scenario.events;
  }
}
