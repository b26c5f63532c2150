import { bareTrace } from "@beltwright/engine";
import { linkedDrive, pulleyRadius } from "../design/points.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { type CarryLine, findCarryLine } from "./carry-line.ts";

/** Widths, mm, up to which a distance of the strands, m, is usual (handbook 15.25). */
const usual: readonly (readonly [number, number])[] = [
  [650, 0.9],
  [1000, 1.0],
  [1400, 1.2],
  [1800, 1.4],
];
const widest = 1.6;

/** Distances a return strand may have, m: nearer or farther points belong to something else. */
const [least, most] = [0.4, 5];

/** The distance the strands of a conveyor have, or a usual one where no point of the return strand tells, m. */
export function foundStrandDistance(conveyor: Conveyor): number {
  const line = findCarryLine(conveyor, 0);
  const found = line ? distancesIn(conveyor, line).toSorted((one, other) => one - other) : [];
  const middle = found[Math.floor(found.length / 2)];
  return Number((middle ?? usualStrandDistance(conveyor, line)).toFixed(3));
}

function distancesIn({ pulls }: Conveyor, { strands, plan, corners }: CarryLine): readonly number[] {
  return strands.back.flatMap((index) => {
    const pull = pulls[index];
    if (pull?.pType !== "Int. Pt") return [];
    const { along } = plan.nearest(pull);
    const at = Math.max(
      1,
      corners.findIndex((corner) => corner.along >= along),
    );
    const [one, other] = [corners[at - 1], corners[at]];
    if (!one || !other || one.along === other.along) return [];
    const slope = Math.atan2(other.z - one.z, other.along - one.along);
    const distance = (along - one.along) * Math.sin(slope) - (pull.z - one.z) * Math.cos(slope);
    return distance >= least && distance <= most ? [distance] : [];
  });
}

function usualStrandDistance(conveyor: Conveyor, line: CarryLine | undefined): number {
  const ofWidth = usual.find(([width]) => conveyor.beltWidthInp <= width)?.[1] ?? widest;
  const ends = [line?.points[0], line?.points.at(-1)].flatMap((pull) => (pull ? [pull] : []));
  const diameters = ends.map((pull) => 2 * pulleyRadius(pull, linkedDrive(conveyor, pull), bareTrace));
  return Math.max(ofWidth, ...diameters.map((diameter) => 0.6 * diameter + 0.5));
}
