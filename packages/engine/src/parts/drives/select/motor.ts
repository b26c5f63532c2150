import { powerOfEqualMotors } from "../../../rules/drive-train/duty.ts";
import { motorsPower } from "../../../rules/mechanics/drive-line.ts";
import { deratingFactor, requiredNameplate } from "../../../rules/motor-derating/table.ts";
import { isSharedByMotors } from "../../../solve/start-stop/wanted-shares.ts";
import { motorMakers } from "../../../standards/machine-sources.ts";
import { adopted, mechanics } from "../../../standards/sources.ts";
import { constant, isEqual, largest, none, smallest } from "../../../trace/reference.ts";
import { defineSum } from "../../../trace/sum.ts";
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

function dutyOf(trace: Trace, place: DrivePlace, motors: number): MotorDuty {
  const { input, solution, rules } = place;
  const needed = neededPower(trace, place);
  const { site } = rules;
  const factor = site === undefined ? constant(trace, 1, noDerating) : siteFactor(trace, site);
  return {
    power: requiredNameplate(trace, { power: needed, factor }),
    ...input.supply,
    returnedPower: mostReturned(trace, solution, input.driveId, motors),
  };
}

const wholeSum = defineSum({
  id: "drive-train/required-power",
  source: mechanics("sum over the drives"),
  output: { symbol: "P_req", unit: "W" },
  term: "P_req",
});

/**
 * Power one motor must have. Motors that are all chosen and share by themselves are equal (handbook 15.19): chosen by what
 * each of them takes, the larger one would take more and had to be larger still.
 */
function neededPower(trace: Trace, { design, input, inputs, solution }: DrivePlace): number {
  const { motors } = solution.power;
  const required = (id: string) => motors.find(({ driveId }) => driveId === id)?.requiredMotorPower ?? none(trace);
  const isChosen = inputs.every(({ motor }) => motor.kind === "auto");
  if (design.drives.length < 2 || !isChosen || !isSharedByMotors(design)) return required(input.driveId);
  const steps = stepsOnly(trace);
  const powers = design.drives.map((drive) => {
    return motorsPower(steps, { motors: drive.motors, motorPower: required(drive.id) });
  });
  const count = motorCount(
    steps,
    design.drives.map((drive) => drive.motors),
  );
  return powerOfEqualMotors(steps, { power: wholeSum(steps, powers), motors: count });
}

const motorCount = defineSum({
  id: "drive-train/motors",
  source: mechanics("sum over the drives"),
  output: { symbol: "n", unit: "1" },
  term: "z",
});

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
