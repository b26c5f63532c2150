import { type Calculated, type Conveyor, calculate, findFieldAt, type NumberField, valueAt } from "@beltwright/model";
import { resultLimits } from "@beltwright/results";
import { type Bounds, boundsOf } from "./bounds.ts";
import { changesBetween } from "./changes.ts";
import type { Goal, SeekAnswer, SeekOptions, Side } from "./goal.ts";
import { type Found, searchGoal } from "./search.ts";
import { trialsOf, unroundedAt } from "./trials.ts";

/** The value of an input at which a result of a conveyor meets its goal. */
export function seekGoal(conveyor: Conveyor, goal: Goal, options: SeekOptions = {}): SeekAnswer {
  const { change, from, to, result } = goal;
  const field = findFieldAt(change);
  const now = valueAt(conveyor, change);
  if (field?.kind !== "number" || typeof now !== "number") return refused(change, "Is no number of this conveyor.");
  const bounds = boundsOf(field, from, to);
  if (bounds === undefined) return refused(change, "Has no value between these bounds.");
  const today = calculate(conveyor, options);
  if (today.kind === "refused") return today;
  if (unroundedAt(conveyor, today, result, options.rows) === undefined)
    return refused(result, "Is no number that this conveyor has as a result.");
  return answered({ conveyor, today, goal, field, now, bounds }, options);
}

function refused(path: string, message: string): SeekAnswer {
  return { kind: "refused", issues: [{ path, message }] };
}

interface Asked {
  readonly conveyor: Conveyor;
  readonly today: Calculated;
  readonly goal: Goal;
  readonly field: NumberField;
  readonly now: number;
  readonly bounds: Bounds;
}

function answered({ conveyor, today, goal, field, now, bounds }: Asked, options: SeekOptions): SeekAnswer {
  const trials = trialsOf(conveyor, today, goal, options);
  const missAt = (value: number) => {
    const gives = trials.givesAt(value);
    return gives === undefined ? undefined : gives - goal.goal;
  };
  const found = searchGoal(missAt, { bounds, now, isWhole: field.integer === true });
  const side = goal.side ?? resultLimits(today.solution)[goal.result]?.must ?? "most";
  if (found.kind === "nothing-calculated")
    return refused(goal.change, "No value between these bounds can be calculated.");
  const { value, beyond } = valuesOf(found, side);
  const last = trials.trialAt(value);
  const next = beyond === undefined ? undefined : trials.trialAt(beyond);
  if (last === undefined) throw new Error("What could be calculated once can be again");
  const answer = { value, gives: last.gives, conveyor: last.conveyor, bounds, side, solves: trials.solves() };
  if (found.kind === "missed") return { ...answer, kind: found.isUnmoved ? "unmoved" : "nearest" };
  if (beyond === undefined || next === undefined) return { ...answer, kind: "met" };
  return {
    ...answer,
    kind: "jump",
    beyond: { value: beyond, gives: next.gives },
    changes: changesBetween(last, next, options.rows),
  };
}

/** The value to answer and, where the result jumps, the first one beyond. */
function valuesOf(found: Exclude<Found, { readonly kind: "nothing-calculated" }>, side: Side) {
  if (found.kind === "missed") return { value: found.nearest.at };
  const { below, above } = found.crossing;
  const [safe, unsafe] = side === "most" ? [below, above] : [above, below];
  return found.isJump ? { value: safe.at, beyond: unsafe.at } : { value: safe.at };
}
