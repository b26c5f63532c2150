import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { type CarryLine, findCarryLine } from "./carry-line.ts";
import { heightAlong } from "./offset-line.ts";
import { isTakeUpLead } from "./take-up-lead.ts";

/** How far a return point may lie from where it would follow, m (handbook 15.23). */
const nearLine = 0.3;

/** How far apart along the plan two points may be that are a pair, m. */
const windowOf = (length: number) => Math.max(2, 0.002 * length);

interface Found {
  readonly pull: Pull;
  readonly along: number;
}

/**
 * Pairs the points of a return strand with the corners of its carry strand: one to one, by chainage, where they lie
 * below one another. Others on the line keep their distance from the nearer end; the rest stay where they are typed,
 * and a corner beside such a one gets no second return point.
 */
export function withPairs(conveyor: Conveyor): Conveyor {
  const line = findCarryLine(conveyor);
  if (!line) return conveyor;
  const found = returnPoints(conveyor, line);
  const follows = new Map([...onLine(line, found), ...pairsOf(line, found)]);
  const free = found.filter(({ pull }) => !follows.has(pull.noID));
  const apart = windowOf(line.plan.length);
  const isTaken = new Set(follows.values());
  const isBeside = (at: number) => free.some(({ along }) => Math.abs(along - (line.plan.along[at] ?? 0)) <= apart);
  const left = new Set(line.points.flatMap(({ noID }, at) => (!isTaken.has(noID) && isBeside(at) ? [noID] : [])));
  const pulls = conveyor.pulls.map((pull) => {
    const next = { follows: follows.get(pull.noID) ?? 0, leftOut: pull.leftOut || left.has(pull.noID) };
    return next.follows === pull.follows && next.leftOut === pull.leftOut ? pull : { ...pull, ...next };
  });
  return { ...conveyor, pulls };
}

function returnPoints({ pulls }: Conveyor, { strands, plan }: CarryLine): readonly Found[] {
  return strands.back.flatMap((index) => {
    const pull = pulls[index];
    // Leads of a take-up stay with it.
    const isOfStrand = pull?.pType === "Int. Pt" && !isTakeUpLead(pull);
    return isOfStrand ? [{ pull, along: plan.nearest(pull).along }] : [];
  });
}

/** Return point and carry point, nearest pairs first. */
function pairsOf({ below, points, plan }: CarryLine, found: readonly Found[]): ReadonlyMap<number, number> {
  const apart = windowOf(plan.length);
  const near = below.slice(1, -1).flatMap(({ along, z, first }) =>
    found.flatMap(({ pull, along: at }) => {
      const gap = Math.abs(along - at);
      const isPair = gap <= apart && Math.hypot(along - at, z - pull.z) < nearLine;
      return isPair ? [{ gap, back: pull.noID, carry: points[first]?.noID ?? 0 }] : [];
    }),
  );
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { back, carry } of near.toSorted((one, other) => one.gap - other.gap)) {
    if (pairs.has(back) || taken.has(carry)) continue;
    pairs.set(back, carry);
    taken.add(carry);
  }
  return pairs;
}

/** Return points on the line, each with the end it is nearer to. */
function onLine({ below, points, plan }: CarryLine, found: readonly Found[]): ReadonlyMap<number, number> {
  const [tail, head] = [points[0]?.noID ?? 0, points.at(-1)?.noID ?? 0];
  const on = found.filter(({ pull, along }) => Math.abs(pull.z - heightAlong(below, along)) < nearLine);
  return new Map(on.map(({ pull, along }) => [pull.noID, along < plan.length / 2 ? tail : head]));
}
