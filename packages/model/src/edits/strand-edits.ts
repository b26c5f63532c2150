import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { type CarryLine, findCarryLine } from "../strands/carry-line.ts";
import { findStrands } from "../strands/find-strands.ts";
import { foundStrandDistance } from "../strands/strand-distance.ts";
import { isTakeUpLead } from "../strands/take-up-lead.ts";
import { defineEdit, refuse } from "./edit.ts";

const noStrands = refuse("pulls", "The sections do not make one carry strand and one return strand.");

/** Lets the return strand follow the carry strand, at the distance it has; the way pairs are found is the model's. */
export const linkStrands = defineEdit<object>("Link strands", (conveyor) => {
  if (conveyor.strandDistance > 0) return conveyor;
  if (!findCarryLine(conveyor)) return noStrands;
  return { ...conveyor, strandDistance: foundStrandDistance(conveyor) };
});

/** Leaves every point of the return strand where it is; linking again finds the pairs anew. */
export const unlinkStrands = defineEdit<object>("Unlink strands", (conveyor) =>
  conveyor.strandDistance === 0 ? conveyor : { ...conveyor, strandDistance: 0 },
);

/** The conveyor with its strands linked; as it was where it has no two strands. */
export function withLinkedStrands(conveyor: Conveyor): Conveyor {
  const outcome = linkStrands.apply(conveyor, {});
  return outcome.kind === "changed" ? outcome.conveyor : conveyor;
}

/** Return points that follow none, and carry points that have no return point: what linking could not pair. */
export function unpairedPoints({ pulls, strandDistance }: Conveyor): readonly Pull[] {
  const strands = strandDistance > 0 ? findStrands(pulls) : undefined;
  const back = new Set(strands?.back);
  return pulls.filter((pull, at) => {
    if (!strands || pull.pType !== "Int. Pt" || isTakeUpLead(pull)) return false;
    return back.has(at) ? pull.follows === 0 : pull.leftOut;
  });
}

/** Gives a return point a place of its own; its carry point then has no follower. */
export const unlinkPoint = defineEdit<{ readonly index: number }>("Unlink point", (conveyor, { index }) => {
  const pair = findPair(conveyor, index);
  if (!pair) return refuse(`pulls[${index}]`, "This point follows none, and none follows it.");
  const { back, carry } = pair;
  return withPoints(conveyor, [
    { ...back, follows: 0, followOffset: 0 },
    { ...carry, leftOut: carry.pType === "Int. Pt" },
  ]);
});

/** Links a return point to the nearest corner that has no follower, or gives a carry point a follower again. */
export const linkPoint = defineEdit<{ readonly index: number }>("Link point", (conveyor, { index }) => {
  const line = findCarryLine(conveyor);
  const pull = conveyor.pulls[index];
  if (!line || !pull || conveyor.strandDistance === 0) return noStrands;
  if (pull.leftOut) return withPoints(conveyor, [{ ...pull, leftOut: false }]);
  if (pull.pType !== "Int. Pt" || !line.strands.back.includes(index) || pull.follows > 0) return conveyor;
  const carry = nearestAlone(conveyor, line, pull);
  if (!carry) return refuse(`pulls[${index}]`, "Every point of the carry strand has its return point.");
  return withPoints(conveyor, [
    { ...pull, follows: carry.noID },
    { ...carry, leftOut: false },
  ]);
});

interface Pair {
  readonly back: Pull;
  readonly carry: Pull;
}

/** The pair a point belongs to, on whichever strand it stands. */
export function findPair({ pulls, strandDistance }: Conveyor, index: number): Pair | undefined {
  const pull = pulls[index];
  if (!pull || strandDistance === 0) return undefined;
  const back =
    pull.follows > 0 ? pull : pulls.find(({ follows, pType }) => follows === pull.noID && pType === "Int. Pt");
  const carry = pulls.find(({ noID }) => noID === back?.follows);
  const isPair = back !== undefined && carry !== undefined && (back === pull || carry.pType === "Int. Pt");
  return isPair ? { back, carry } : undefined;
}

function nearestAlone({ pulls }: Conveyor, { points, plan }: CarryLine, pull: Pull): Pull | undefined {
  const followed = new Set(pulls.map(({ follows }) => follows));
  const { along } = plan.nearest(pull);
  const alone = points.slice(1, -1).flatMap((carry, at) => {
    const gap = Math.abs((plan.along[at + 1] ?? 0) - along);
    return followed.has(carry.noID) ? [] : [{ carry, gap }];
  });
  return alone.toSorted((one, other) => one.gap - other.gap)[0]?.carry;
}

function withPoints(conveyor: Conveyor, points: readonly Pull[]): Conveyor {
  const changed = new Map(points.map((pull) => [pull.noID, pull]));
  return { ...conveyor, pulls: conveyor.pulls.map((pull) => changed.get(pull.noID) ?? pull) };
}
