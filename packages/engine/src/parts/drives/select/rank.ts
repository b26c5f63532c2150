import type { ComponentRow } from "../component-rows.ts";

/** A number to sort by, smallest first. */
type Key<Row> = (row: Row) => number;

/** An unknown price comes after every known one. */
export const byPrice: Key<ComponentRow> = ({ price, rankingPrice = price }) =>
  rankingPrice > 0 ? rankingPrice : Number.POSITIVE_INFINITY;

/** Numbers that differ by less than this share count as equal. */
const sameShare = 1e-9;

export function compareNumbers(a: number, b: number): number {
  const isNear = Math.abs(a - b) <= sameShare * Math.min(Math.abs(a), Math.abs(b));
  if (a === b || isNear) return 0;
  return a < b ? -1 : 1;
}

export function compareBy<Row>(keys: readonly Key<Row>[], a: Row, b: Row): number {
  for (const key of keys) {
    const found = compareNumbers(key(a), key(b));
    if (found !== 0) return found;
  }
  return 0;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The last word between equals: description, number, id. */
function compareNames(a: ComponentRow, b: ComponentRow): number {
  return compareText(a.description, b.description) || a.number - b.number || compareText(a.id, b.id);
}

/** How the rows of a library are ranked: `first`, then what depends on the duty, then `after`, then by name. */
export interface Order<Row extends ComponentRow> {
  readonly first: readonly Key<Row>[];
  /** The rows that may be chosen, of one category or of all, sorted. */
  readonly candidates: (rows: readonly Row[], category: string | undefined) => readonly Row[];
}

/** Sorts once for each list of rows, since a design is solved many times against the same libraries. */
export function defineOrder<Row extends ComponentRow>(
  first: readonly Key<Row>[],
  after: readonly Key<Row>[] = [],
): Order<Row> {
  const sorted = new WeakMap<readonly Row[], Map<string, readonly Row[]>>();
  const keys = [...first, ...after];
  const candidates = (rows: readonly Row[], category: string | undefined) => {
    const ofRows = sorted.get(rows) ?? new Map<string, readonly Row[]>();
    const known = ofRows.get(category ?? "");
    if (known !== undefined) return known;
    const found = sort(rows, category, keys);
    sorted.set(rows, ofRows.set(category ?? "", found));
    return found;
  };
  return { first, candidates };
}

function sort<Row extends ComponentRow>(
  rows: readonly Row[],
  category: string | undefined,
  keys: readonly Key<Row>[],
): readonly Row[] {
  return rows
    .filter((row) => row.allowSelection && (category === undefined || row.category === category))
    .sort((a, b) => compareBy(keys, a, b) || compareNames(a, b));
}
