import type { JsonValue } from "../document/records/extras.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { type PathStep, pathSteps } from "../edits/field-at.ts";
import { withPartsReleased } from "../edits/kept-parts.ts";
import { conveyorDifferences, type InputDifference, listsOfCases, rowKeys } from "./differences.ts";
import { isSameValue } from "./same-value.ts";

export type MergeSide = "mine" | "theirs";

/** One conveyor as two people left it, and as both had begun with it. */
export interface Diverged {
  readonly base: Conveyor;
  readonly mine: Conveyor;
  readonly theirs: Conveyor;
}

/** An input in which the two differ, and what to take unless someone says otherwise. */
export interface MergeChoice extends Omit<InputDifference, "before" | "after"> {
  readonly mine: JsonValue | undefined;
  readonly theirs: JsonValue | undefined;
  /** Both changed it: only a person can say which is right. */
  readonly isContested: boolean;
  /** The side that changed it. */
  readonly suggested: MergeSide;
}

/** What the two have to agree on. Who owns the conveyor is not among it: the server decides that. */
export function mergeChoices({ base, mine, theirs }: Diverged): readonly MergeChoice[] {
  const wholeLists = new Set([...unevenLists([base, mine, theirs]), ...listsOfCases]);
  return conveyorDifferences(mine, theirs, { wholeLists })
    .filter(({ path }) => path !== "userName")
    .map(({ before, after, ...where }) => {
      const began = valueAt(base, where.path);
      const isMyChange = !isSameValue(began, before);
      const isTheirChange = !isSameValue(began, after);
      return {
        ...where,
        mine: before,
        theirs: after,
        isContested: isMyChange && isTheirChange,
        suggested: isMyChange ? "mine" : "theirs",
      };
    });
}

/** Theirs, with what is kept of mine put into it. `sides` is by path; what it leaves out is as suggested. */
export function mergeConveyors(
  diverged: Diverged,
  choices: readonly MergeChoice[],
  sides: Readonly<Record<string, MergeSide>>,
): Conveyor {
  const kept = choices.filter(({ path, suggested }) => (sides[path] ?? suggested) === "mine");
  const merged = kept.reduce<JsonValue>(
    (document, { path, mine }) => withValueAt(document, pathSteps(path) ?? [], mine),
    diverged.theirs as unknown as JsonValue,
  );
  // Each value came from the same place of another conveyor, so the whole has the shape of one still.
  return withPartsReleased(diverged.theirs, merged as unknown as Conveyor);
}

/** Lists in which rows came, went or changed places: half of one list and half of another is no list. */
function unevenLists(conveyors: readonly Conveyor[]): ReadonlySet<string> {
  const names = Object.entries(rowKeys).filter(([list, key]) => {
    const orders = conveyors.map((conveyor) => JSON.stringify(keysOf(conveyor, list, key)));
    return new Set(orders).size > 1;
  });
  return new Set(names.map(([list]) => list));
}

function keysOf(conveyor: Conveyor, list: string, key: string): readonly JsonValue[] {
  const rows = valueAt(conveyor, list);
  return Array.isArray(rows) ? rows.map((row) => row?.[key] ?? null) : [];
}

function valueAt(conveyor: Conveyor, path: string): JsonValue | undefined {
  return (pathSteps(path) ?? []).reduce<JsonValue | undefined>(
    (value, step) => inner(value, step),
    conveyor as unknown as JsonValue,
  );
}

function inner(value: JsonValue | undefined, step: PathStep): JsonValue | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map<PathStep, JsonValue>(
    Array.isArray(value) ? value.map((row, index) => [index, row]) : Object.entries(value),
  ).get(step);
}

function withValueAt(document: JsonValue, steps: readonly PathStep[], value: JsonValue | undefined): JsonValue {
  const [step, ...rest] = steps;
  if (step === undefined) return value ?? null;
  if (Array.isArray(document)) {
    return document.map((row, index) => (index === step ? withValueAt(row, rest, value) : row));
  }
  const record = typeof document === "object" && document !== null ? document : {};
  if (rest.length === 0 && value === undefined) return without(record, String(step));
  return { ...record, [step]: withValueAt(inner(record, step) ?? {}, rest, value) };
}

function without(record: object, name: string): JsonValue {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));
}
