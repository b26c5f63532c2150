import type { Design } from "../../design/design.ts";
import { brakedTrains, type DriveTrain } from "../../parts/drives/drive-train.ts";
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

/** What the strongest brakes leave where so many may fail. Nothing where no brake may fail, and where there is none. */
export function brakesLeft(
  trace: Trace,
  design: Design,
  trains: readonly DriveTrain[],
  out: number,
): BrakesLeft | undefined {
  const required = trains.find(({ brake }) => brake.rest !== undefined)?.brake.rest?.force;
  if (required === undefined) return undefined;
  const forces = [...trains.flatMap((train) => forcesOf(stepsOnly(trace), train)), ...pulleyBrakes(design, trains)];
  const left = forces.toSorted((one, other) => plain(other) - plain(one)).slice(plain(out));
  return { brakes: left.length, force: restSum(trace, left), required };
}

/** Whether anything brakes the belt, on a drive or on a pulley of its own. */
export function isBraked(design: Design, trains: readonly DriveTrain[]): boolean {
  return brakedTrains(trains).some(({ brake }) => brake.torque > 0) || pulleyBrakes(design, trains).length > 0;
}

function pulleyBrakes(design: Design, trains: readonly DriveTrain[]): readonly number[] {
  const braked = new Set(brakedTrains(trains).map(({ driveId }) => driveId));
  return brakesElsewhere(design, braked).filter((force) => force > 0);
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
