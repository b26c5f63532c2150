import { describe, expect, it } from "vitest";
import { makeRing, solveRing } from "./ring-solver.ts";

/** What the equations of a ring come to with these unknowns: each row of it, and that of the extra unknown last. */
function sides(ring: ReturnType<typeof makeRing>, unknowns: readonly number[]): readonly number[] {
  const count = ring.diagonal.length;
  const of = (values: ArrayLike<number>, at: number) => values[(at + count) % count] ?? 0;
  const more = unknowns[count] ?? 0;
  const rows = Array.from(ring.diagonal, (diagonal, at) => {
    const beside = of(ring.before, at) * of(unknowns, at - 1) + of(ring.after, at) * of(unknowns, at + 1);
    return diagonal * of(unknowns, at) + beside + of(ring.column, at) * more;
  });
  return [...rows, ring.row.reduce((sum, tie, at) => sum + tie * of(unknowns, at), (ring.extra[0] ?? 0) * more)];
}

describe("the equations of a ring", () => {
  it.each([3, 4, 9])("hold for the solution of %d unknowns and one more", (count) => {
    const ring = makeRing(count);
    for (let at = 0; at < count; at += 1) {
      ring.diagonal[at] = 5 + Math.sin(7 * at);
      ring.before[at] = 1 + 0.5 * Math.cos(3 * at);
      ring.after[at] = -1 + 0.5 * Math.sin(5 * at);
      ring.column[at] = Math.cos(11 * at);
      // The extra unknown is tied to the first and to some of the others.
      ring.row[at] = at % 2 === 0 ? 0.75 + 0.1 * at : 0;
    }
    ring.extra[0] = 3;
    const wanted = Array.from({ length: count + 1 }, (_, at) => 2 + Math.sin(13 * at));
    const right = sides(ring, wanted);
    for (let at = 0; at < count; at += 1) ring.right[at] = right[at] ?? 0;
    ring.extra[1] = right[count] ?? 0;
    solveRing(ring);
    expect(ring.solution).toHaveLength(count + 1);
    for (const [at, unknown] of wanted.entries()) expect(ring.solution[at]).toBeCloseTo(unknown, 12);
  });
});
