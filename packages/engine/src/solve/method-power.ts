import type { Design } from "../design/design.ts";
import type { Method } from "../design/method.ts";
import { motorAllowances, motorPower } from "../standards/gb-17119/power.ts";
import { drivePulleyPower } from "../standards/is-11592/power.ts";
import { constant } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";
import { methodProfiles } from "./profiles/profiles.ts";
import { bearingByTable, wrapByTable } from "./resistance/is.ts";
import { drivePulleyOf } from "./tension/prepare-point.ts";
import type { PreparedPoint } from "./tension/prepared-case.ts";
import { bearingForce, wrapForce } from "./tension/resist.ts";
import type { TensionState } from "./tension/tension-state.ts";

/** A drive in a solved case: its point, and where that stands in the loop. */
interface DriveInCase {
  readonly point: PreparedPoint;
  readonly state: TensionState;
  readonly at: number;
}

/** Power a drive gives, W. By IS 11592 what its own pulley takes comes on top of what it puts into the belt. */
export function powerOfDrive(
  trace: Trace,
  method: Method,
  design: Design,
  beltPower: number,
  { point, state, at }: DriveInCase,
): number {
  const pulley =
    methodProfiles[method].power === "with-driven-pulley" ? drivePulleyOf(trace, design, point) : undefined;
  if (pulley === undefined) return beltPower;
  const isByTable = design.settings.is?.pulleys === "table";
  return drivePulleyPower(trace, {
    beltPower,
    wrap: isByTable
      ? wrapByTable(trace, { wrapAngle: pulley.wrapAngle, isDriven: true })
      : wrapForce(trace, { pulley }, state, at),
    bearing: isByTable ? bearingByTable(trace) : bearingForce(trace, { pulley }, state, at),
    beltSpeed: design.beltSpeed,
  });
}

/** Power to choose the motors of a drive by, W, from what they give at their shafts. */
export function powerForMotors(trace: Trace, method: Method, { drives }: Design, absorbedPower: number): number {
  if (methodProfiles[method].power !== "with-allowances") return absorbedPower;
  const motors = drives.reduce((sum, drive) => sum + drive.motors, 0);
  const printed = ({ value, source }: (typeof motorAllowances)[keyof typeof motorAllowances]) =>
    constant(trace, value, source);
  const { voltage, sharing, alone } = motorAllowances;
  return motorPower(trace, {
    absorbedPower,
    voltage: printed(voltage),
    sharing: printed(motors > 1 ? sharing : alone),
  });
}
