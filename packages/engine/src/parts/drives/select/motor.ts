import { motorsPower } from "../../../rules/mechanics/drive-line.ts";
import { deratingFactor, requiredNameplate } from "../../../rules/motor-derating/table.ts";
import { motorMakers } from "../../../standards/machine-sources.ts";
import { adopted } from "../../../standards/sources.ts";
import { constant, isEqual, largest, none, smallest } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { MotorRow } from "../component-rows.ts";
import type { DriveRules } from "../drive-train-input.ts";
import type { MotorDuty } from "../duties.ts";
import { driveFindings } from "../findings.ts";
import { rowOf, type Slot } from "../slot.ts";
import { type DriveOffer, type DrivePlace, getPlacedDrive, offeredFor } from "./drive-place.ts";
import { mostReturned } from "./needs.ts";
import { motorRules } from "./rules.ts";
import { decide } from "./select.ts";

/** The motor of a drive: decided before anything else, since all motors together start the belt. */
export interface DecidedMotor {
  readonly slot: Slot<MotorRow>;
  readonly duty: MotorDuty;
  readonly motors: number;
  /** Of all motors of the drive, W. */
  readonly installedPower: number;
}

export function decideMotor(trace: Trace, place: DrivePlace, offer: DriveOffer): DecidedMotor {
  const { input } = place;
  const motors = largest(constant(trace, 1, atLeastOne), getPlacedDrive(place).motors);
  trace.place = { driveId: input.driveId };
  const duty = dutyOf(trace, place, motors);
  const slot = usable(decide(trace, input.motor, offeredFor(offer, "motor", offer.rows?.motors), motorRules, duty));
  const motorPower = rowOf(slot)?.power ?? none(trace);
  return { slot, duty, motors, installedPower: motorsPower(stepsOnly(trace), { motors, motorPower }) };
}

const atLeastOne = adopted("a drive has one motor at least");
const noDerating = motorMakers("without site data the nameplate counts");

/** A motor without power or speed is none. */
function usable(slot: Slot<MotorRow>): Slot<MotorRow> {
  const row = rowOf(slot);
  return row !== undefined && !(row.power > 0 && row.speed > 0) ? { kind: "missing" } : slot;
}

function dutyOf(trace: Trace, { input, solution, rules }: DrivePlace, motors: number): MotorDuty {
  const needed =
    solution.power.motors.find(({ driveId }) => driveId === input.driveId)?.requiredMotorPower ?? none(trace);
  const { site } = rules;
  const factor = site === undefined ? constant(trace, 1, noDerating) : siteFactor(trace, site);
  return {
    power: requiredNameplate(trace, { power: needed, factor }),
    ...input.supply,
    returnedPower: mostReturned(trace, solution, input.driveId, motors),
  };
}

/** Share of its power a motor gives here; beyond the table its end counts, and the maker has to be asked. */
function siteFactor(trace: Trace, { altitude, temperature }: NonNullable<DriveRules["site"]>): number {
  const ends = (value: number) => constant(trace, value, motorMakers("altitude to 4000 m, 60 degC"));
  const inside = {
    altitude: smallest(largest(altitude, ends(-500)), ends(4000)),
    temperature: smallest(largest(temperature, ends(-60)), ends(60)),
  };
  if (!isEqual(inside.altitude, altitude) || !isEqual(inside.temperature, temperature)) {
    driveFindings["motor-site-beyond-table"].raise(trace, { values: { altitude, temperature } });
  }
  return deratingFactor(trace, inside);
}
