import { at } from "../../solve/tension/tension-state.ts";

/**
 * Linear equations of a ring: each unknown tied to its two neighbours, the last to the first again, and one more unknown
 * tied to a few of them. Cut at the first unknown, the rest is a plain chain, solved three times in one sweep.
 */
export interface Ring {
  readonly diagonal: Float64Array;
  /** Row i to the unknown before and after it. */
  readonly before: Float64Array;
  readonly after: Float64Array;
  readonly right: Float64Array;
  /** The extra unknown: column, row, own coefficient and right side (two entries). */
  readonly column: Float64Array;
  readonly row: Float64Array;
  readonly extra: Float64Array;
  readonly solution: Float64Array;
  /** Scratch of the sweep. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly factor: Float64Array;
}

export function makeRing(count: number): Ring {
  const zeros = () => new Float64Array(count);
  return {
    diagonal: zeros(),
    before: zeros(),
    after: zeros(),
    right: zeros(),
    column: zeros(),
    row: zeros(),
    extra: new Float64Array(2),
    solution: new Float64Array(count + 1),
    first: zeros(),
    second: zeros(),
    factor: zeros(),
  };
}

/** Solves the ring; the extra unknown comes last in the solution. */
export function solveRing(ring: Ring): void {
  const { diagonal, before, after, right, column, row, extra, solution, first, second, factor } = ring;
  const count = diagonal.length;
  for (let i = 1; i < count; i += 1) {
    const towardsCut = (i === 1 ? at(before, 1) : 0) + (i === count - 1 ? at(after, i) : 0);
    const inChain = i === 1 ? 0 : at(before, i);
    const pivot = at(diagonal, i) - inChain * (i === 1 ? 0 : at(factor, i - 1));
    factor[i] = i === count - 1 ? 0 : at(after, i) / pivot;
    solution[i] = (at(right, i) - inChain * (i === 1 ? 0 : at(solution, i - 1))) / pivot;
    first[i] = (-towardsCut - inChain * (i === 1 ? 0 : at(first, i - 1))) / pivot;
    second[i] = (-at(column, i) - inChain * (i === 1 ? 0 : at(second, i - 1))) / pivot;
  }
  for (let i = count - 2; i >= 1; i -= 1) {
    const share = at(factor, i);
    solution[i] = at(solution, i) - share * at(solution, i + 1);
    first[i] = at(first, i) - share * at(first, i + 1);
    second[i] = at(second, i) - share * at(second, i + 1);
  }
  const last = count - 1;
  const a = at(diagonal, 0) + at(after, 0) * at(first, 1) + at(before, 0) * at(first, last);
  const b = at(column, 0) + at(after, 0) * at(second, 1) + at(before, 0) * at(second, last);
  const right0 = at(right, 0) - at(after, 0) * at(solution, 1) - at(before, 0) * at(solution, last);
  let c = at(row, 0);
  let d = at(extra, 0);
  let rightExtra = at(extra, 1);
  for (let i = 1; i < count; i += 1) {
    const tie = at(row, i);
    if (tie === 0) continue;
    c += tie * at(first, i);
    d += tie * at(second, i);
    rightExtra -= tie * at(solution, i);
  }
  const determinant = a * d - b * c;
  const cut = (right0 * d - b * rightExtra) / determinant;
  const more = (a * rightExtra - c * right0) / determinant;
  for (let i = 1; i < count; i += 1) solution[i] = at(solution, i) + cut * at(first, i) + more * at(second, i);
  solution[0] = cut;
  solution[count] = more;
}
