import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import type { CarryLine } from "./carry-line.ts";
import { laggedRadius } from "./lagged-radius.ts";
import { heightAlong } from "./offset-line.ts";
import { stationsOf } from "./stations.ts";

/** How near a section of the return strand comes to the carry strand, and where. Lengths in m. */
export interface Clearance {
  /** The point the section begins at. */
  readonly section: Pull;
  /** Square to the belt; negative where the return strand lies above the carry strand. */
  readonly distance: number;
  /** Diameter of the end pulley where the section leads to one: strands cannot be farther apart there. */
  readonly endDiameter: number | undefined;
  /** The point that is nearest to a straight of the other strand, and the two ends of that straight. */
  readonly nearest: readonly [point: Pull, start: Pull, end: Pull];
  readonly isCarryPoint: boolean;
}

interface Spot {
  readonly pull: Pull;
  readonly along: number;
  readonly z: number;
}

type Near = Pick<Clearance, "distance" | "nearest" | "isCarryPoint">;

/** Every section of the return strand that lies under the carry strand; those within a station hang as they must. */
export function strandClearances(conveyor: Conveyor, line: CarryLine): readonly Clearance[] {
  const carry = carrySpots(conveyor, line);
  const stations = stationsOf(conveyor, line);
  return stations.slice(0, -1).flatMap((station, at) => {
    const next = stations[at + 1];
    const [from, to] = [station.members.at(-1), next?.members[0]];
    if (!next || !from || !to) return [];
    const [start, end] = [returnSpot(conveyor, line, from), returnSpot(conveyor, line, to)];
    const free = [...(station.end ? [] : [start]), ...(next.end ? [] : [end])];
    const [nearest] = [
      ...free.flatMap((spot) => below(carry, spot)),
      ...cornersBetween(carry, start, end).flatMap((corner) => below([end, start], corner).map(turnedRound)),
    ].toSorted((one, other) => one.distance - other.distance);
    const ends = [...(station.end ? [line.points.at(-1)] : []), ...(next.end ? [line.points[0]] : [])];
    const diameters = ends.flatMap((pull) => (pull ? [2 * laggedRadius(conveyor, pull)] : []));
    const endDiameter = diameters.length === 0 ? undefined : Math.min(...diameters);
    return nearest ? [{ section: from, endDiameter, ...nearest }] : [];
  });
}

/** As seen from the other strand. */
function turnedRound(near: Near): Near {
  return { ...near, distance: -near.distance, isCarryPoint: true };
}

/** The carrying belt: its corners and the hoppers between them, in order. */
function carrySpots({ pulls }: Conveyor, { strands, points, corners, plan }: CarryLine): readonly Spot[] {
  const heights = new Map(points.map(({ noID }, at) => [noID, corners[at]]));
  return strands.carry.flatMap((index) => {
    const pull = pulls[index];
    const corner = pull && heights.get(pull.noID);
    if (corner) return [{ pull, along: corner.along, z: corner.z }];
    return pull?.pType === "Hopper" ? [{ pull, along: plan.nearest(pull).along, z: pull.z }] : [];
  });
}

/** Where the belt of the return strand is at a point: over the top of pulleys that turn back, under the others. */
function returnSpot(conveyor: Conveyor, { plan, points, corners }: CarryLine, pull: Pull): Spot {
  const { along } = plan.nearest(pull);
  const ends = [
    [points[0], corners[0]],
    [points.at(-1), corners.at(-1)],
  ] as const;
  const [, corner] = ends.find(([end]) => end?.noID === pull.noID) ?? [];
  if (corner) return { pull, along, z: corner.z - 2 * laggedRadius(conveyor, pull) };
  if (!isPulley(pull) || conveyor.pointsAre === "Belt line") return { pull, along, z: pull.z };
  const side = pull.rotation === "Clockwise" ? -1 : 1;
  return { pull, along, z: pull.z + side * laggedRadius(conveyor, pull) };
}

/** How far a spot lies below a line, square to the straight above it. */
function below(line: readonly Spot[], spot: Spot): readonly Near[] {
  const at = Math.min(line.length - 1, Math.max(1, firstBehind(line, spot.along)));
  const [start, end] = [line[at - 1], line[at]];
  if (!start || !end) return [];
  const slope = Math.atan2(end.z - start.z, end.along - start.along);
  const distance = (heightAlong([start, end], spot.along) - spot.z) * Math.cos(slope);
  return [{ distance, nearest: [spot.pull, start.pull, end.pull], isCarryPoint: false }];
}

function cornersBetween(carry: readonly Spot[], start: Spot, end: Spot): readonly Spot[] {
  const [from, to] = [Math.min(start.along, end.along), Math.max(start.along, end.along)];
  const first = firstBehind(carry, from);
  return carry.slice(first, firstBehind(carry, to)).filter(({ along }) => along > from && along < to);
}

/** Of spots in order, the first at a place or behind it. */
function firstBehind(line: readonly Spot[], along: number): number {
  let [from, to] = [0, line.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((line[middle]?.along ?? along) < along) from = middle + 1;
    else to = middle;
  }
  return from;
}
