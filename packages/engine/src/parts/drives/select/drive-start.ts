import { adopted } from "../../../standards/sources.ts";
import { constant, none } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import type { FluidCouplingRow, StarterRow } from "../component-rows.ts";
import type { DriveTrain } from "../drive-train.ts";
import type { FluidCouplingDuty, StarterDuty } from "../duties.ts";
import { rowOf, type Slot } from "../slot.ts";
import { type DriveOffer, type DrivePlace, offeredFor, startDuty } from "./drive-place.ts";
import type { DecidedMotor } from "./motor.ts";
import { fluidCouplingRules } from "./rules.ts";
import { decide } from "./select.ts";
import { decideStarter, decidesTorque, startSource, typedStart } from "./start-source.ts";

/** What brings the belt up to speed. */
export interface DecidedStart {
  readonly starter: { readonly slot: Slot<StarterRow>; readonly duty: StarterDuty };
  readonly coupling: { readonly slot: Slot<FluidCouplingRow>; readonly duty: FluidCouplingDuty };
  readonly source: DriveTrain["start"];
}

export function decideStart(trace: Trace, place: DrivePlace, motor: DecidedMotor, offer: DriveOffer): DecidedStart {
  const { input } = place;
  const row = rowOf(motor.slot);
  const start = startDuty(trace, place, motor.installedPower);
  const knownStart = typedStart(trace, place, start);
  const starterDuty = {
    start,
    longestStart: longestStartOf(trace, place),
    ...(knownStart === undefined ? {} : { knownStart }),
  };
  const starter = decideStarter(trace, input.starter, offeredFor(offer, "starter", offer.rows?.starters), starterDuty);
  const duty: FluidCouplingDuty = {
    power: row?.power ?? none(trace),
    poles: row?.poles ?? none(trace),
    start,
    ...decidesTorque(trace, { starter, knownStart }, start),
  };
  const offered = offeredFor(offer, "fluidCoupling", offer.rows?.fluidCouplings);
  const slot = decide(trace, input.fluidCoupling, offered, fluidCouplingRules, duty);
  const source = startSource(trace, place, { motor: row, coupling: rowOf(slot), starter: rowOf(starter) });
  return { starter: { slot: starter, duty: starterDuty }, coupling: { slot, duty }, source };
}

const longestFollowed = adopted("longest start that is followed");

/** Longest start the coupling of the drive stands; 600 s where there is none or it is not decided yet. */
function longestStartOf(trace: Trace, { input: { fluidCoupling } }: DrivePlace): number {
  const row = fluidCoupling.kind === "manual" ? fluidCoupling.row : undefined;
  return row !== undefined && row.longestStart > 0 ? row.longestStart : constant(trace, 600, longestFollowed);
}
