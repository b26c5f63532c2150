import { bareTrace, leastStrandDistance, type StrandRules } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { type CarryLine, findCarryLine } from "../strands/carry-line.ts";
import { type Clearance, strandClearances } from "../strands/clearance.ts";
import { distanceBelow } from "../strands/offset-line.ts";
import { pointId } from "./points.ts";
import { millimetres } from "./si.ts";

/** How far a pair may part before it is told, m: less than anybody sets out. */
const tolerance = 0.05;

/** What is to be looked at between the strands of a conveyor; undefined where there is nothing. */
export function strandRulesOf(conveyor: Conveyor): StrandRules | undefined {
  const line = findCarryLine(conveyor);
  if (!line) return undefined;
  const least = leastOf(conveyor);
  const near = strandClearances(conveyor, line).filter((one) => isSuspect(one, least));
  const parted = conveyor.strandDistance > 0 ? partedPairs(conveyor, line) : [];
  if (near.length === 0 && parted.length === 0) return undefined;
  return { distance: conveyor.strandDistance, near: near.flatMap(nearOf), parted };
}

/** Without links only strands that cross are told of: how near they may come was not asked for. */
function leastOf({ strandDistance, beltWidthInp, csIdler }: Conveyor): number {
  if (strandDistance === 0 || beltWidthInp <= 0 || csIdler.rollDia <= 0) return 0;
  const [beltWidth, rollDiameter] = [millimetres(beltWidthInp), millimetres(csIdler.rollDia)];
  return leastStrandDistance(bareTrace, { beltWidth, rollDiameter });
}

/** Beside an end pulley the strands come as near as its diameter. */
function isSuspect({ distance, endDiameter = Number.POSITIVE_INFINITY }: Clearance, least: number): boolean {
  return distance <= 0 || distance < Math.min(least, 0.9 * endDiameter);
}

function nearOf({ section, nearest, isCarryPoint }: Clearance): StrandRules["near"] {
  return beside(...nearest).map((one) => ({ ...one, sectionId: pointId(section), isCarryPoint }));
}

/** None across the way of x, where a distance cannot be told from x and z. */
function beside(point: Pull, one: Pull, other: Pull) {
  if (Math.abs(other.x - one.x) <= Math.abs(other.y - one.y)) return [];
  const [start, end] = one.x < other.x ? [one, other] : [other, one];
  return [{ pointId: pointId(point), startId: pointId(start), endId: pointId(end) }];
}

function partedPairs({ pulls, strandDistance }: Conveyor, { points, corners, plan }: CarryLine): StrandRules["parted"] {
  const places = new Map(points.map(({ noID }, at) => [noID, at]));
  return pulls.flatMap((pull) => {
    const at = pull.pType === "Int. Pt" && pull.follows > 0 ? (places.get(pull.follows) ?? 0) : 0;
    if (at === 0 || at === points.length - 1 || corners[at]?.isPlanCorner) return [];
    const distance = pull.followOffset > 0 ? pull.followOffset : strandDistance;
    const { along } = plan.nearest(pull);
    const worst = [at, at + 1].flatMap((end) => {
      const [one, other, from, to] = [corners[end - 1], corners[end], points[end - 1], points[end]];
      if (!one || !other || !from || !to) return [];
      const is = distanceBelow(one, other, { along, z: pull.z });
      return Math.abs(is - distance) > tolerance ? beside(pull, from, to) : [];
    });
    return worst.slice(0, 1).map((one) => ({ ...one, distance }));
  });
}
