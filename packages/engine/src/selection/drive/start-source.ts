import type { FluidCouplingRow, MotorRow, StarterRow } from "../../methods/drives/component-rows.ts";
import type { StartSource } from "../../methods/drives/drive-train.ts";
import type { Choice } from "../../methods/drives/drive-train-input.ts";
import {
  type FluidCouplingDuty,
  type StarterDuty,
  type StartTime,
  starterOutcome,
  startTimeOf,
} from "../../methods/drives/duties.ts";
import { rowOf, type Slot } from "../../methods/drives/slot.ts";
import type { StartDuty } from "../../methods/start-stop/start-duty.ts";
import {
  couplingSource,
  followedSpeeds,
  motorSource,
  starterSource,
  type TorqueSource,
} from "../../methods/start-stop/torque-source.ts";
import type { Trace } from "../../trace/trace.ts";
import type { DrivePlace } from "./drive-place.ts";
import { starterRules } from "./rules.ts";
import { decide } from "./select.ts";

/** A starter is chosen from a category that is named; else the drive keeps the one it has, or starts without. */
export function decideStarter(
  choice: Choice<StarterRow>,
  rows: readonly StarterRow[] | undefined,
  duty: StarterDuty,
): Slot<StarterRow> {
  if (choice.kind !== "auto" || choice.category !== undefined) return decide(choice, rows, starterRules, duty);
  if (choice.current === undefined) return { kind: "left-out" };
  return decide({ kind: "manual", row: choice.current }, rows, starterRules, duty);
}

/** How long a start takes that the conveyor decides, by a ramp or a factor, whatever its drives have. */
export function typedStart({ rules }: DrivePlace, start: StartDuty): StartTime | undefined {
  const { ramp, startFactorFull } = rules;
  if (ramp !== undefined) return ramp.time + ramp.dwellTime;
  if (startFactorFull === undefined) return undefined;
  const surplus = startFactorFull * start.nominalForce - start.effectiveTension;
  return surplus > 0 ? startTimeOf((start.mass * start.beltSpeed) / surplus) : "never";
}

/** Whether a coupling decides the torque of the start, and how long the start takes where it does not. */
export function decidesTorque(
  place: DrivePlace,
  starter: Slot<StarterRow>,
  start: StartDuty,
): Pick<FluidCouplingDuty, "isTorqueSource" | "knownStart"> {
  const typed = typedStart(place, start);
  if (typed !== undefined) return { isTorqueSource: false, knownStart: typed };
  const row = rowOf(starter);
  if (row === undefined || !isStarter(row)) return { isTorqueSource: true, knownStart: 0 };
  return { isTorqueSource: false, knownStart: startTimeOf(starterOutcome(row, { start, longestStart: 0 }).time) };
}

function isStarter({ curve }: StarterRow): boolean {
  return starterSource(curve) !== undefined || followedSpeeds(curve) !== undefined;
}

/** Typed factor, then starter, then coupling, then motor. */
export function startSource(
  trace: Trace,
  { rules }: DrivePlace,
  rows: {
    readonly motor: MotorRow | undefined;
    readonly coupling: FluidCouplingRow | undefined;
    readonly starter: StarterRow | undefined;
  },
): StartSource {
  const own = ownSource(trace, rows);
  const typed = (factor: number | undefined): TorqueSource => (factor === undefined ? own : { kind: "factor", factor });
  const followed = rows.starter === undefined ? undefined : followedSpeeds(rows.starter.curve);
  return {
    full: typed(rules.startFactorFull),
    empty: typed(rules.startFactorEmpty),
    ...(followed === undefined || rules.startFactorFull !== undefined ? {} : { followed }),
    slip: rows.coupling?.slip ?? 0,
  };
}

function ownSource(trace: Trace, rows: Parameters<typeof startSource>[2]): TorqueSource {
  const { motor, coupling, starter } = rows;
  const curve = starter === undefined ? undefined : starterSource(starter.curve);
  if (curve !== undefined) return curve;
  if (coupling !== undefined) return couplingSource(coupling);
  return motor === undefined ? { kind: "factor", factor: 0 } : motorSource(trace, motor);
}
