import { newPull } from "../document/new-conveyor.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { continuedSection } from "../edits/continued-section.ts";
import { nextPullId } from "../edits/numbering.ts";
import type { CarryLine } from "./carry-line.ts";
import type { OffsetCorner } from "./offset-line.ts";
import { movedTo } from "./ride.ts";
import type { Station } from "./stations.ts";

type Shape = Pick<Pull, "x" | "y" | "z" | "vertCurveRadiusInp" | "horizCurveRadiusInp">;

/** A return point the line asks for: where, whom it follows, and the point there is. */
interface Wanted {
  readonly along: number;
  readonly follows: number;
  readonly shape: Shape;
  readonly existing: Pull | undefined;
}

/**
 * Followers of the corners between tail and head, in the direction of travel. A corner that was left out has none, nor
 * one within a station, where pulleys turn the belt.
 */
export function followersIn({ pulls }: Conveyor, line: CarryLine, stations: readonly Station[]): readonly Wanted[] {
  const existing = new Map(
    line.strands.back.toReversed().flatMap((index) => {
      const pull = pulls[index];
      return pull && pull.pType === "Int. Pt" && pull.follows > 0 ? [[pull.follows, pull] as const] : [];
    }),
  );
  const taken = stations.filter(({ members, end }) => end !== undefined || members.some(isPulley));
  return line.below
    .slice(1, -1)
    .toReversed()
    .flatMap((corner) => {
      if (taken.some(({ from, to }) => corner.along >= from && corner.along <= to)) return [];
      const own = line.points.slice(corner.first, corner.last + 1);
      const carry = own.find(({ noID }) => existing.has(noID)) ?? own.find(({ leftOut }) => !leftOut);
      if (!carry) return [];
      const { noID: follows } = carry;
      return [{ along: corner.along, follows, shape: shapeOf(line, corner, carry), existing: existing.get(follows) }];
    });
}

function shapeOf({ corners, plan }: CarryLine, corner: OffsetCorner, carry: Pull): Shape {
  const { first, last, along, z, radius } = corner;
  const { x, y } = first === last && corners[first]?.isPlanCorner ? carry : plan.placeAt(along);
  return { x, y, z, vertCurveRadiusInp: radius, horizCurveRadiusInp: carry.horizCurveRadiusInp };
}

interface Back {
  readonly line: CarryLine;
  readonly stations: readonly Station[];
  readonly wanted: readonly Wanted[];
}

/** The return strand in the direction of travel, between head and tail: its stations in their order, followers between. */
export function returnWithFollowers({ pulls }: Conveyor, back: Back): readonly Pull[] {
  let noID = nextPullId(pulls);
  let before = back.line.points.at(-1);
  return inOrder(back).map((one) => {
    before = "noID" in one ? one : follower(one, before, noID);
    if (before.noID === noID) noID += 1;
    return before;
  });
}

function inOrder({ line, stations, wanted }: Back): readonly (Pull | Wanted)[] {
  const ends = new Set([line.points[0]?.noID ?? 0, line.points.at(-1)?.noID ?? 0]);
  // Those that follow a corner are placed by it, and go with it.
  const isPlacedByCorner = ({ pType, follows }: Pull) => pType === "Int. Pt" && follows > 0 && !ends.has(follows);
  let at = 0;
  const round = stations.flatMap(({ members, to }) => {
    const kept = members.filter((pull) => !ends.has(pull.noID) && !isPlacedByCorner(pull));
    if (kept.length === 0 && members.every(isPlacedByCorner)) return [];
    const from = at;
    while ((wanted[at]?.along ?? -Infinity) > to) at += 1;
    return [...wanted.slice(from, at), ...kept];
  });
  return [...round, ...wanted.slice(at)];
}

function follower({ existing, follows, shape }: Wanted, before: Pull | undefined, noID: number): Pull {
  if (existing) return shaped(existing, shape);
  const { x: screenX, z: screenZ } = shape;
  return { ...newPull("Int. Pt"), ...continuedSection(before), ...shape, screenX, screenZ, noID, follows };
}

function shaped(pull: Pull, { vertCurveRadiusInp, horizCurveRadiusInp, ...place }: Shape): Pull {
  const moved = movedTo(pull, place);
  const isSame = vertCurveRadiusInp === moved.vertCurveRadiusInp && horizCurveRadiusInp === moved.horizCurveRadiusInp;
  return isSame ? moved : { ...moved, vertCurveRadiusInp, horizCurveRadiusInp };
}
