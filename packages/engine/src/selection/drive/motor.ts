import type { DriveRows, MotorRow } from "../../methods/drives/component-rows.ts";
import type { DriveTrain } from "../../methods/drives/drive-train.ts";
import type { DriveRules } from "../../methods/drives/drive-train-input.ts";
import type { MotorDuty } from "../../methods/drives/duties.ts";
import { rowOf, type Slot } from "../../methods/drives/slot.ts";
import { motorMakers } from "../../standards/machine-sources.ts";
import { deratingFactor, requiredNameplate } from "../../standards/motor-derating/table.ts";
import type { Trace } from "../../trace/trace.ts";
import { type DrivePlace, getPlacedDrive } from "./drive-place.ts";
import { returnedPower } from "./needs.ts";
import { motorRules } from "./rules.ts";
import { decide, held } from "./select.ts";

/** The motor of a drive: decided before anything else, since all motors together start the belt. */
export interface DecidedMotor {
  readonly slot: Slot<MotorRow>;
  readonly duty: MotorDuty;
  readonly motors: number;
  /** Of all motors of the drive, W. */
  readonly installedPower: number;
}

export function decideMotor(trace: Trace, place: DrivePlace, rows?: DriveRows, before?: DriveTrain): DecidedMotor {
  const { input } = place;
  const motors = Math.max(1, getPlacedDrive(place).motors);
  trace.place = { driveId: input.driveId };
  const duty = dutyOf(trace, place, motors);
  const slot = usable(decide(input.motor, rows?.motors, motorRules, duty, held(before?.slots.motor)));
  return { slot, duty, motors, installedPower: motors * (rowOf(slot)?.power ?? 0) };
}

/** A motor without power or speed is none. */
function usable(slot: Slot<MotorRow>): Slot<MotorRow> {
  const row = rowOf(slot);
  return row !== undefined && !(row.power > 0 && row.speed > 0) ? { kind: "missing" } : slot;
}

function dutyOf(trace: Trace, { input, solution, rules }: DrivePlace, motors: number): MotorDuty {
  const needed = solution.power.motors.find(({ driveId }) => driveId === input.driveId)?.requiredMotorPower ?? 0;
  const { site } = rules;
  const factor = site === undefined ? 1 : siteFactor(trace, site);
  return {
    power: requiredNameplate(trace, { power: needed, factor }),
    ...input.supply,
    returnedPower: returnedPower(solution, input.driveId, motors),
  };
}

/** Share of its power a motor gives here; beyond the table its end counts, and the maker has to be asked. */
function siteFactor(trace: Trace, { altitude, temperature }: NonNullable<DriveRules["site"]>): number {
  const inside = { altitude: clamp(altitude, -500, 4000), temperature: clamp(temperature, -60, 60) };
  if (inside.altitude !== altitude || inside.temperature !== temperature) {
    trace.report({
      code: "motor-site-beyond-table",
      severity: "warning",
      subject: "motor",
      values: { altitude, temperature },
      source: motorMakers("altitude to 4000 m, 60 degC"),
    });
  }
  return deratingFactor(trace, inside);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
