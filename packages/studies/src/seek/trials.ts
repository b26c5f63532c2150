import {
  type Calculated,
  type ComponentRows,
  type Conveyor,
  calculate,
  changeField,
  computedResults,
  fromSi,
  keepParts,
  outputAt,
} from "@beltwright/model";
import type { Goal, SeekOptions } from "./goal.ts";

/** A conveyor with one value of the input, calculated. */
interface Trial {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
  readonly gives: number;
}

/** How many conveyors may be calculated for one answer. */
const mostSolves = 100;

interface Trials {
  /** What a value gives; undefined where it is refused, gives no such result, or too many were tried. */
  readonly givesAt: (value: number) => number | undefined;
  /** The whole of a value that was tried: calculated anew, since keeping a hundred would take much memory. */
  readonly trialAt: (value: number) => Trial | undefined;
  readonly solves: () => number;
}

/** Tries values of the input of a goal, each by a whole calculation that begins from a calculated conveyor. */
export function trialsOf(conveyor: Conveyor, today: Calculated, goal: Goal, options: SeekOptions): Trials {
  const { rows, onSolved } = options;
  const kept = keepParts(conveyor, today.solution.machine, rows);
  const base = goal.parts === "held" ? kept : { ...conveyor, partsKept: false };
  const trialAt = (value: number): Trial | undefined => {
    const next = withInput(base, goal.change, value);
    const calculated = next && calculate(next, options);
    if (next === undefined || calculated?.kind !== "calculated") return undefined;
    const gives = unroundedAt(next, calculated, goal.result, rows);
    return gives === undefined ? undefined : { conveyor: next, calculated, gives };
  };
  const known = new Map<number, number | undefined>();
  const givesAt = (value: number) => {
    if (known.has(value)) return known.get(value);
    if (known.size >= mostSolves) return undefined;
    const gives = trialAt(value)?.gives;
    known.set(value, gives);
    onSolved?.(known.size);
    return gives;
  };
  return { givesAt, trialAt, solves: () => known.size };
}

/** As a person would type it, and with parts as kept as they were. */
function withInput(base: Conveyor, path: string, value: number): Conveyor | undefined {
  const outcome = changeField(base, path, value);
  if (outcome.kind === "refused") return undefined;
  return outcome.kind === "changed" ? { ...outcome.conveyor, partsKept: base.partsKept } : base;
}

/** A result in its unit, with every digit: what is shown is rounded, and steps of a last digit would be jumps. */
export function unroundedAt(
  conveyor: Conveyor,
  { solution }: Calculated,
  path: string,
  rows?: ComponentRows,
): number | undefined {
  const value = computedResults(conveyor, solution, rows).find((one) => one.path === path)?.value;
  return typeof value === "number" ? fromSi(value, outputAt(path)?.unit ?? "1") : undefined;
}
