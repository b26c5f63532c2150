import { rampWithDwell } from "../../../rules/controlled-ramp/shapes.ts";
import { segmentTime, surplusForce } from "../../../rules/rigid-start/start.ts";
import type { StartDuty } from "../../../solve/start-stop/start-duty.ts";
import {
  couplingSource,
  followedSpeeds,
  motorSource,
  starterSource,
  type TorqueSource,
} from "../../../solve/start-stop/torque-source.ts";
import { none } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { FluidCouplingRow, MotorRow, StarterRow } from "../component-rows.ts";
import type { DriveControlInput } from "../control/control-input.ts";
import { softStart, starDelta, woundRotor } from "../control/motor-starts.ts";
import type { StartSource } from "../drive-train.ts";
import type { Choice } from "../drive-train-input.ts";
import { type FluidCouplingDuty, type StarterDuty, type StartTime, starterOutcome, startTimeOf } from "../duties.ts";
import { rowOf, type Slot } from "../slot.ts";
import type { DrivePlace } from "./drive-place.ts";
import { starterRules } from "./rules.ts";
import { decide, type Offered } from "./select.ts";

/** A starter is chosen from a category that is named; else the drive keeps the one it has, or starts without. */
export function decideStarter(
  trace: Trace,
  choice: Choice<StarterRow>,
  offered: Offered<StarterRow>,
  duty: StarterDuty,
): Slot<StarterRow> {
  if (choice.kind !== "auto" || choice.category !== undefined)
    return decide(trace, choice, offered, starterRules, duty);
  if (choice.current === undefined) return { kind: "left-out" };
  return decide(trace, { kind: "manual", row: choice.current }, offered, starterRules, duty);
}

/** How long a start takes that the conveyor decides, by a ramp or a factor, whatever its drives have. */
export function typedStart(trace: Trace, { rules }: DrivePlace, start: StartDuty): StartTime | undefined {
  const steps = stepsOnly(trace);
  const { ramp, startFactorFull: factor } = rules;
  if (ramp !== undefined) return rampWithDwell(steps, { rampTime: ramp.time, dwellTime: ramp.dwellTime });
  if (factor === undefined) return undefined;
  const { effectiveTension, mass, beltSpeed: speedStep } = start;
  const force = surplusForce(steps, { factor, nominalForce: start.nominalForce, effectiveTension });
  return force > 0 ? startTimeOf(segmentTime(steps, { mass, speedStep, force })) : "never";
}

/** Whether a coupling decides the torque of the start, and how long the start takes where it does not. */
export function decidesTorque(
  trace: Trace,
  { starter, knownStart: typed }: { readonly starter: Slot<StarterRow>; readonly knownStart: StartTime | undefined },
  start: StartDuty,
): Pick<FluidCouplingDuty, "isTorqueSource" | "knownStart"> {
  if (typed !== undefined) return { isTorqueSource: false, knownStart: typed };
  const row = rowOf(starter);
  if (row === undefined || !isStarter(row)) return { isTorqueSource: true, knownStart: none(trace) };
  const { time } = starterOutcome(row, { start, longestStart: 0 }, stepsOnly(trace));
  return { isTorqueSource: false, knownStart: startTimeOf(time) };
}

function isStarter({ curve }: StarterRow): boolean {
  return starterSource(curve) !== undefined || followedSpeeds(curve) !== undefined;
}

/** Typed factor, then starter, then coupling, then motor. */
export function startSource(
  trace: Trace,
  { rules, input }: DrivePlace,
  rows: {
    readonly motor: MotorRow | undefined;
    readonly coupling: FluidCouplingRow | undefined;
    readonly starter: StarterRow | undefined;
  },
): StartSource {
  const own = ownSource(trace, rows, input.control);
  const typed = (factor: number | undefined): TorqueSource => (factor === undefined ? own : { kind: "factor", factor });
  const isSpeedLed = input.control?.mode === undefined || input.control.mode === "speed-control";
  const followed = rows.starter === undefined || !isSpeedLed ? undefined : followedSpeeds(rows.starter.curve);
  return {
    full: typed(rules.startFactorFull),
    empty: typed(rules.startFactorEmpty),
    ...(followed === undefined || rules.startFactorFull !== undefined ? {} : { followed }),
    own: own.kind,
    slip: rows.coupling?.slip ?? none(trace),
  };
}

/** By the mode that is typed, else starter, then coupling, then motor. */
function ownSource(
  trace: Trace,
  rows: Parameters<typeof startSource>[2],
  control: DriveControlInput | undefined,
): TorqueSource {
  const { motor, coupling, starter } = rows;
  if (motor !== undefined) {
    if (control?.mode === "direct-on-line") return motorSource(trace, motor);
    if (control?.mode === "star-delta") return { ...motorSource(trace, motor), star: starDelta(trace, control) };
    if (control?.mode === "soft-starter") return { ...motorSource(trace, motor), soft: softStart(trace, control) };
    if (control?.mode === "wound-rotor") return woundRotor(trace, motorSource(trace, motor), control);
  }
  const curve = starter === undefined ? undefined : starterSource(starter.curve);
  if (curve !== undefined) return curve;
  if (coupling !== undefined) return couplingSource(trace, coupling);
  return motor === undefined ? { kind: "factor", factor: none(trace) } : motorSource(trace, motor);
}
