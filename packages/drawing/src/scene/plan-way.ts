import type { Pull } from "@beltwright/model";
import type { Spot } from "../description/shape.ts";
import { chainages } from "../geometry/chainage.ts";
import { type Fillet, filletAt } from "../geometry/fillet.ts";
import { between, distance, plus, polar, unit } from "../geometry/vector.ts";

/** A place along the conveyor in plan: where it is and which way rising chainage goes, rad. */
interface PlanPlace extends Spot {
  readonly heading: number;
}

interface Corner {
  readonly chainage: number;
  readonly spot: Spot;
  readonly curve?: Fillet;
}

/** The way of the conveyor in plan by chainage, its horizontal curves rounded. */
export interface PlanWay {
  readonly at: (chainage: number) => PlanPlace;
  /** Chainages a smooth belt needs between two others: along the curves. */
  readonly cuts: readonly number[];
}

const pieces = 12;

export function planWay(pulls: readonly Pull[]): PlanWay {
  const corners = cornersOf(pulls);
  const cuts = corners.flatMap(({ chainage, curve, spot }) => {
    if (curve === undefined) return [];
    const tangent = distance(curve.from, spot);
    return Array.from({ length: pieces + 1 }, (_, at) => chainage + tangent * ((2 * at) / pieces - 1));
  });
  return { at: (chainage) => placeAt(corners, chainage), cuts };
}

/** Points of the carrying strand by rising chainage; two for a conveyor without any way. */
function cornersOf(pulls: readonly Pull[]): readonly Corner[] {
  const along = chainages(pulls);
  const end = pulls.findIndex(({ sectType }) => sectType === "Return");
  const carrying = pulls.slice(0, end <= 0 ? pulls.length : end + 1);
  const sorted = carrying
    .map((pull, at) => ({ chainage: along[at] ?? 0, spot: { x: pull.x, y: pull.y }, radius: pull.horizCurveRadiusInp }))
    .toSorted((a, b) => a.chainage - b.chainage)
    .filter(({ chainage }, at, all) => at === 0 || chainage - (all[at - 1]?.chainage ?? 0) > 1e-6);
  return sorted.map(({ chainage, spot, radius }, at) => {
    const [before, after] = [sorted[at - 1], sorted[at + 1]];
    const curve = before && after ? filletAt(before.spot, spot, after.spot, radius) : undefined;
    return { chainage, spot, ...(curve === undefined ? {} : { curve }) };
  });
}

function placeAt(corners: readonly Corner[], chainage: number): PlanPlace {
  for (const { curve, spot, chainage: middle } of corners) {
    if (curve === undefined) continue;
    const tangent = distance(curve.from, spot);
    if (Math.abs(chainage - middle) > tangent) continue;
    const turned = (curve.sweep * (chainage - middle + tangent)) / (2 * tangent);
    const heading = curve.start + turned + (Math.sign(curve.sweep) * Math.PI) / 2;
    return { ...plus(curve.centre, polar(curve.start + turned, curve.radius)), heading };
  }
  return straightPlace(corners, chainage);
}

/** Before the first and behind the last point the way goes on straight. */
function straightPlace(corners: readonly Corner[], chainage: number): PlanPlace {
  const last = Math.max(0, corners.length - 2);
  const at = Math.min(
    last,
    Math.max(
      0,
      corners.findLastIndex((one) => one.chainage <= chainage),
    ),
  );
  const [from, to] = [corners[at], corners[at + 1]];
  if (from === undefined) return { x: chainage, y: 0, heading: 0 };
  if (to === undefined) return { x: from.spot.x + chainage - from.chainage, y: from.spot.y, heading: 0 };
  const way = unit(from.spot, to.spot);
  const share = (chainage - from.chainage) / (to.chainage - from.chainage);
  return { ...between(from.spot, to.spot, share), heading: Math.atan2(way.y, way.x) };
}
