import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { findStrands, type Strands } from "./find-strands.ts";
import { laggedRadius } from "./lagged-radius.ts";
import { type Corner, type OffsetCorner, offsetLine } from "./offset-line.ts";
import { type PlanLine, planLine } from "./plan-line.ts";

/** The carry strand as a line with corners, and the line its return strand follows. */
export interface CarryLine {
  readonly strands: Strands;
  /** The points at its corners: tail, intermediate points, head. Hoppers, pulleys and feet of boosters only stand on it. */
  readonly points: readonly Pull[];
  readonly plan: PlanLine;
  readonly corners: readonly Corner[];
  readonly below: readonly OffsetCorner[];
}

/** Undefined where the loop has no two strands. */
export function findCarryLine(conveyor: Conveyor, distance = conveyor.strandDistance): CarryLine | undefined {
  const { pulls } = conveyor;
  const strands = findStrands(pulls);
  if (!strands) return undefined;
  const points = strands.carry.flatMap((index, at) => {
    const pull = pulls[index];
    const isEnd = at === 0 || at === strands.carry.length - 1;
    const isCorner = pull?.pType === "Int. Pt" && !isBoosterFoot(pull, pulls[index + 1]);
    return pull && (isEnd || isCorner) ? [pull] : [];
  });
  const plan = planLine(points);
  const distances = ownDistances(pulls);
  const corners = points.map(
    (pull, at): Corner => ({
      along: plan.along[at] ?? 0,
      z: beltHeight(conveyor, pull),
      distance: distances.get(pull.noID) ?? distance,
      isPlanCorner: plan.turns[at] === true || pull.horizCurveRadiusInp > 0,
      radius: pull.vertCurveRadiusInp,
    }),
  );
  return { strands, points, plan, corners, below: offsetLine(corners) };
}

/** The belt climbs from here to a drive above the carry strand, and comes back to its line behind that. */
function isBoosterFoot({ leftOut }: Pull, next: Pull | undefined): boolean {
  return leftOut && next?.pType === "Drive";
}

/** Distances typed for single pairs, by the carry point. */
function ownDistances(pulls: readonly Pull[]): ReadonlyMap<number, number> {
  return new Map(
    pulls.flatMap(({ follows, followOffset }) => (follows > 0 && followOffset > 0 ? [[follows, followOffset]] : [])),
  );
}

/** Of the carrying belt, which runs over the top of both end pulleys, m. */
function beltHeight(conveyor: Conveyor, pull: Pull): number {
  const isCentre = conveyor.pointsAre === "Pulley centres" && isPulley(pull);
  return isCentre ? pull.z + laggedRadius(conveyor, pull) : pull.z;
}
