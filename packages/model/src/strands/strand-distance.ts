import type { Conveyor } from "../document/types/conveyor.ts";
import { type CarryLine, findCarryLine } from "./carry-line.ts";
import { laggedRadius } from "./lagged-radius.ts";
import { distanceBelow } from "./offset-line.ts";
import { isTakeUpLead } from "./take-up-lead.ts";
import { usualStrandDistance } from "./usual-distance.ts";

/** Distances a return strand may have, m: nearer or farther points belong to something else. */
const [least, most] = [0.4, 5];

/** The distance the strands of a conveyor have, or a usual one where no point of the return strand tells, m. */
export function foundStrandDistance(conveyor: Conveyor): number {
  const line = findCarryLine(conveyor, 0);
  const found = line ? distancesIn(conveyor, line).toSorted((one, other) => one - other) : [];
  const middle = found[Math.floor(found.length / 2)];
  return Number((middle ?? distanceByWidth(conveyor, line)).toFixed(3));
}

function distancesIn({ pulls }: Conveyor, { strands, plan, corners }: CarryLine): readonly number[] {
  return strands.back.flatMap((index) => {
    const pull = pulls[index];
    if (pull?.pType !== "Int. Pt" || isTakeUpLead(pull)) return [];
    const { along } = plan.nearest(pull);
    const at = Math.max(
      1,
      corners.findIndex((corner) => corner.along >= along),
    );
    const [one, other] = [corners[at - 1], corners[at]];
    if (!one || !other || one.along === other.along) return [];
    const distance = distanceBelow(one, other, { along, z: pull.z });
    return distance >= least && distance <= most ? [distance] : [];
  });
}

function distanceByWidth(conveyor: Conveyor, line: CarryLine | undefined): number {
  const ends = [line?.points[0], line?.points.at(-1)].flatMap((pull) => (pull ? [pull] : []));
  const diameters = ends.map((pull) => 2 * laggedRadius(conveyor, pull));
  return usualStrandDistance(conveyor.beltWidthInp, Math.max(0, ...diameters));
}
