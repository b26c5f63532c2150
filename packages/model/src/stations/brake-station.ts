import type { Loop } from "@beltwright/engine";
import { calculate } from "../design/calculate.ts";
import type { DocumentIssue } from "../document/parse.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { missingForce, slowBrake, torqueAbove } from "../edits/first/first-brakes.ts";
import type { Strands } from "../strands/find-strands.ts";
import { laggedRadius } from "../strands/lagged-radius.ts";
import { stationRefusals } from "./station-refusals.ts";

/** A brake needs as much belt as half of what a drive has, rad. */
const leastWrap = Math.PI / 2;

/**
 * A brake on the low-speed shaft of a pulley: of the one that was chosen, else of the upper end (handbook 15.18). It holds
 * and stops the loaded belt; one that stops by itself gets a brake as strong as its motors.
 */
export function withBrake(
  conveyor: Conveyor,
  { index, loop, strands }: { readonly index: number | undefined; readonly loop: Loop; readonly strands: Strands },
): Conveyor | readonly DocumentIssue[] {
  const at = index ?? upperEnd(strands, loop);
  const pull = conveyor.pulls[at];
  if (!pull || !isPulley(pull)) return stationRefusals.noSuchPoint;
  const wrap = loop.turns[at]?.wrapAngle ?? 0;
  if (wrap < leastWrap) return stationRefusals.littleWrap(pull, (wrap * 180) / Math.PI);
  const driver = conveyor.drives.find(({ driveNo }) => pull.pType === "Drive" && driveNo === pull.linkToDriveNo);
  if (pull.brakeType !== "No Brake" || (driver && driver.brakeType !== "No Brake")) return stationRefusals.braked(pull);
  const torque = torqueAbove(laggedRadius(conveyor, pull) * neededForce(conveyor));
  if (driver) {
    const drives = conveyor.drives.map(
      (one): Drive => (one === driver ? { ...one, ...slowBrake, brakeTorqueLSS: torque } : one),
    );
    return { ...conveyor, brakeControlBackup: true, drives };
  }
  const braked: Pull = {
    ...pull,
    pType: pull.pType === "Pulley" ? "Brake" : pull.pType,
    brakeType: slowBrake.brakeType,
    brakeTorque: torque,
  };
  return { ...conveyor, brakeControlBackup: true, pulls: conveyor.pulls.with(at, braked) };
}

/** Of two ends of one height the head. */
function upperEnd({ carry }: Strands, { turns }: Loop): number {
  const [tail = 0, head = 0] = [carry[0], carry.at(-1)];
  const heightOf = (index: number) => turns[index]?.centreHeight ?? 0;
  return heightOf(tail) > heightOf(head) ? tail : head;
}

/** What no brake gives yet, N at the belt. */
function neededForce(conveyor: Conveyor): number {
  const calculation = calculate(conveyor);
  const missing = calculation.kind === "calculated" ? missingForce(conveyor, calculation.solution.machine) : 0;
  if (missing > 0) return missing;
  const power = conveyor.drives.reduce((sum, { noOfMotors, motor }) => sum + 1000 * noOfMotors * motor.power, 0);
  return power / Math.max(conveyor.beltSpeedInp, 0.1);
}
