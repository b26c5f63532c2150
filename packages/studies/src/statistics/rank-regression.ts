import { mean } from "./moments.ts";

/** How much of the scatter of a result each input brings. */
export interface VarianceShares {
  /** In the order of the inputs. */
  readonly shares: readonly number[];
  /** Their sum: how much of the scatter they tell of together. */
  readonly explained: number;
}

/**
 * Squared standardised coefficients of a regression of the ranks of a result on the ranks of the inputs (handbook 11.3).
 * An input that stands still has no share.
 */
export function varianceShares(inputs: readonly (readonly number[])[], result: readonly number[]): VarianceShares {
  const columns = inputs.map((input) => standardised(ranks(input)));
  const target = standardised(ranks(result));
  const moving = columns.flatMap((column, at) => (column === undefined ? [] : [{ column, at }]));
  const shares = new Array<number>(inputs.length).fill(0);
  if (target === undefined || moving.length === 0) return { shares, explained: 0 };
  const matrix = moving.map(({ column }) => moving.map((other) => product(column, other.column)));
  const right = moving.map(({ column }) => product(column, target));
  const coefficients = solveLinear(matrix, right);
  for (const [at, { at: input }] of moving.entries()) shares[input] = (coefficients[at] ?? 0) ** 2;
  return { shares, explained: shares.reduce((sum, share) => sum + share, 0) };
}

/** Ranks from 1 on; equal numbers share the mean of theirs. */
export function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranked = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (const at of order.slice(from, to)) ranked[at] = (from + 1 + to) / 2;
    from = to;
  }
  return ranked;
}

/** With mean 0 and a sum of squares of 1; undefined where nothing moves. */
function standardised(values: readonly number[]): readonly number[] | undefined {
  const centre = mean(values);
  const off = values.map((value) => value - centre);
  const size = Math.sqrt(product(off, off));
  return size > 0 ? off.map((value) => value / size) : undefined;
}

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Gauss with the largest pivot; what follows from the rest altogether gets 0. */
function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const below = rows.slice(column);
    const best = below.reduce((most, row) => (cell(row, column) ** 2 > cell(most, column) ** 2 ? row : most));
    rows.splice(column, size - column, best, ...below.filter((row) => row !== best));
    if (Math.abs(cell(best, column)) < 1e-9) continue;
    for (const row of rows.slice(column + 1)) subtract(row, best, cell(row, column) / cell(best, column));
  }
  const found = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    const known = found.reduce((sum, value, column) => sum + (column > at ? value * cell(row, column) : 0), 0);
    found[at] = Math.abs(cell(row, at)) < 1e-9 ? 0 : (cell(row, size) - known) / cell(row, at);
  }
  return found;
}

const cell = (row: readonly number[], column: number): number => row[column] ?? 0;

function subtract(row: number[], other: readonly number[], times: number): void {
  for (const [at, value] of other.entries()) row[at] = (row[at] ?? 0) - times * value;
}
