import type { DriveRows, FluidCouplingRow, StarterRow } from "../../methods/drives/component-rows.ts";
import type { DriveTrain } from "../../methods/drives/drive-train.ts";
import type { FluidCouplingDuty, StarterDuty } from "../../methods/drives/duties.ts";
import { rowOf, type Slot } from "../../methods/drives/slot.ts";
import type { Trace } from "../../trace/trace.ts";
import { type DrivePlace, startDuty } from "./drive-place.ts";
import type { DecidedMotor } from "./motor.ts";
import { fluidCouplingRules } from "./rules.ts";
import { decide, held } from "./select.ts";
import { decideStarter, decidesTorque, startSource, typedStart } from "./start-source.ts";

/** What brings the belt up to speed. */
export interface DecidedStart {
  readonly starter: { readonly slot: Slot<StarterRow>; readonly duty: StarterDuty };
  readonly coupling: { readonly slot: Slot<FluidCouplingRow>; readonly duty: FluidCouplingDuty };
  readonly source: DriveTrain["start"];
}

export function decideStart(
  trace: Trace,
  place: DrivePlace,
  motor: DecidedMotor,
  rows?: DriveRows,
  before?: DriveTrain,
): DecidedStart {
  const { input } = place;
  const row = rowOf(motor.slot);
  const start = startDuty(place, motor.installedPower);
  const knownStart = typedStart(place, start);
  const starterDuty = {
    start,
    longestStart: longestStartOf(place),
    ...(knownStart === undefined ? {} : { knownStart }),
  };
  const starter = decideStarter(input.starter, rows?.starters, starterDuty);
  const duty: FluidCouplingDuty = {
    power: row?.power ?? 0,
    poles: row?.poles ?? 0,
    start,
    ...decidesTorque(place, starter, start),
  };
  const kept = held(before?.slots.fluidCoupling);
  const slot = decide(input.fluidCoupling, rows?.fluidCouplings, fluidCouplingRules, duty, kept);
  const source = startSource(trace, place, { motor: row, coupling: rowOf(slot), starter: rowOf(starter) });
  return { starter: { slot: starter, duty: starterDuty }, coupling: { slot, duty }, source };
}

/** Longest start the coupling of the drive stands; 600 s where there is none or it is not decided yet. */
function longestStartOf({ input: { fluidCoupling } }: DrivePlace): number {
  const row = fluidCoupling.kind === "manual" ? fluidCoupling.row : undefined;
  return row !== undefined && row.longestStart > 0 ? row.longestStart : 600;
}
