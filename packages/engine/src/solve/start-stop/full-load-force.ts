import type { Design } from "../../design/design.ts";
import { startForce } from "../../rules/mechanics/power.ts";
import { mechanics } from "../../standards/sources.ts";
import { constant } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

const fullLoad = mechanics("motors at full load");

/** Force of the motors of a drive at full load, at the belt, N. */
export function fullLoadForce(trace: Trace, design: Design, driveId: string, installedPower: number): number {
  const { drives, beltSpeed } = design;
  const efficiency = drives.find(({ id }) => id === driveId)?.efficiency ?? 1;
  const startFactor = constant(trace, 1, fullLoad);
  return startForce(trace, { startFactor, installedPower, efficiency, beltSpeed });
}
