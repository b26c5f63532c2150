import type { Design } from "../../design/design.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { brakesElsewhere } from "../../parts/drives/select/needs.ts";
import { forceOfOneBrake } from "../../rules/disc-brake/redundancy.ts";
import { adopted } from "../../standards/sources.ts";
import { plain } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";

/** What is left of all brakes when the strongest fail: how many, their force at the belt and what they must give, N. */
export interface BrakesLeft {
  readonly brakes: number;
  readonly force: number;
  readonly required: number;
}

/** What the strongest brakes leave where so many may fail. Nothing where no brake may fail, and where no drive has one. */
export function brakesLeft(
  trace: Trace,
  design: Design,
  trains: readonly DriveTrain[],
  out: number,
): BrakesLeft | undefined {
  const required = trains.find(({ brake }) => brake.rest !== undefined)?.brake.rest?.force;
  if (required === undefined) return undefined;
  const braked = new Set(trains.filter(({ brake }) => brake.input !== undefined).map(({ driveId }) => driveId));
  const elsewhere = brakesElsewhere(design, braked).filter((force) => force > 0);
  const forces = [...trains.flatMap((train) => forcesOf(stepsOnly(trace), train)), ...elsewhere];
  const left = forces.toSorted((one, other) => plain(other) - plain(one)).slice(plain(out));
  return { brakes: left.length, force: restSum(trace, left), required };
}

/** Every disc is a brake of its own. */
function forcesOf(trace: Trace, { brake, motors, radius }: DriveTrain): readonly number[] {
  const discs = brake.disc?.discs;
  if (discs === undefined || !(radius > 0 && motors > 0)) return [];
  const one = forceOfOneBrake(trace, { torque: brake.torque, motors, discs, radius });
  return Array.from({ length: plain(motors) * plain(discs) }, () => one);
}

const restSum = defineSum({
  id: "drives/brakes-left",
  source: adopted("brakes that are left hold and stop"),
  output: { symbol: "F_left", unit: "N" },
  term: "F_1",
});
