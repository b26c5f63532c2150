import type { StoredResults } from "../document/parse.ts";
import { outputAt } from "../document/results.ts";
import type { UnitCode } from "../units/unit.ts";

/** A result that is not what it was before. */
export interface ResultMovement {
  readonly path: string;
  /** Where it stands in words: `Point 3`; empty for the conveyor itself. */
  readonly place: string;
  readonly label: string;
  readonly unit: UnitCode;
  readonly before: number | string | undefined;
  readonly after: number | string | undefined;
  /** After less before, over what it was before; undefined where either is not a number, or before was 0. */
  readonly relative: number | undefined;
}

/** Less than any digit a screen shows. */
const noise = 1e-6;

/**
 * The results that moved from one state of a conveyor to another, biggest movement first. Results of single points
 * and drives are left out where their number changed: the third point is then no longer the third point.
 */
export function resultMovements(before: StoredResults, after: StoredResults): readonly ResultMovement[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  const uneven = ["pulls", "drives"].filter((list) => rowCount(before, list) !== rowCount(after, list));
  return [...paths]
    .filter((path) => !uneven.some((list) => path.startsWith(`${list}[`)))
    .map((path) => movement(path, before[path], after[path]))
    .filter(hasMoved)
    .toSorted((one, other) => size(other) - size(one));
}

function movement(
  path: string,
  before: number | string | undefined,
  after: number | string | undefined,
): ResultMovement {
  const { label, unit } = outputAt(path) ?? { label: path, unit: "1" as const };
  return { path, place: placeOf(path), label, unit, before, after, relative: relativeOf(before, after) };
}

function relativeOf(before: number | string | undefined, after: number | string | undefined): number | undefined {
  if (typeof before !== "number" || typeof after !== "number") return undefined;
  if (before === after) return 0;
  return before === 0 ? undefined : (after - before) / Math.abs(before);
}

function hasMoved({ before, after, relative }: ResultMovement): boolean {
  return relative === undefined ? before !== after : Math.abs(relative) > noise;
}

/** A word that changed, or a result that came, went or was 0, is more than any number that moved. */
function size({ relative }: ResultMovement): number {
  return relative === undefined ? Number.POSITIVE_INFINITY : Math.abs(relative);
}

const rowTitles: Readonly<Record<string, string>> = { pulls: "Point", drives: "Drive" };

function placeOf(path: string): string {
  const [, list = "", row = ""] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const title = rowTitles[list];
  return title === undefined ? "" : `${title} ${Number(row) + 1}`;
}

function rowCount(results: StoredResults, list: string): number {
  const rows = Object.keys(results).flatMap((path) => {
    const found = path.startsWith(`${list}[`) ? /\[(\d+)\]/.exec(path)?.[1] : undefined;
    return found === undefined ? [] : [Number(found)];
  });
  return rows.length === 0 ? 0 : Math.max(...rows) + 1;
}
