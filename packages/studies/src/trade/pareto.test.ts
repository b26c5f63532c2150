import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dominates, hypervolume, kneeOf, type Point, paretoFront } from "./pareto.ts";

const number = fc.integer({ min: 0, max: 12 });
const points = (numbers: number) =>
  fc.array(fc.array(number, { minLength: numbers, maxLength: numbers }), { maxLength: 40 });

/** By the definition, in two plain loops. */
function plainFront(all: readonly Point[]): readonly number[] {
  return all.flatMap((one, at) => {
    for (const other of all) {
      if (other.every((value, n) => value <= Number(one[n])) && other.some((value, n) => value < Number(one[n])))
        return [];
    }
    return [at];
  });
}

describe("Pareto front", () => {
  it.each([1, 2, 3, 4])("of %d numbers is that of a plain double loop", (numbers) => {
    fc.assert(
      fc.property(points(numbers), (all) => {
        expect([...paretoFront(all)].toSorted((a, b) => a - b)).toEqual(plainFront(all));
      }),
    );
  });

  it("is never worse for further points", () => {
    fc.assert(
      fc.property(points(2), points(2), (some, more) => {
        const all = [...some, ...more];
        const front = paretoFront(all).map((at) => all[at] ?? []);
        for (const at of paretoFront(some)) {
          const point = some[at] ?? [];
          expect(front.some((one) => one.every((value, n) => value <= Number(point[n])))).toBe(true);
        }
      }),
    );
  });

  it("dominates in one direction only", () => {
    fc.assert(
      fc.property(fc.tuple(number, number), fc.tuple(number, number), (one, other) => {
        expect(dominates(one, other) && dominates(other, one)).toBe(false);
        expect(dominates(one, one)).toBe(false);
      }),
    );
  });
});

describe("hypervolume", () => {
  // Handbook 11.5.
  it("of (1,5) (2,3) (4,1) (3,4) to (6,6) is 17", () => {
    const four = [
      [1, 5],
      [2, 3],
      [4, 1],
      [3, 4],
    ];
    expect(hypervolume(four, [6, 6])).toBe(17);
  });

  it.each([2, 3])("of %d numbers counts the unit cells that some point dominates", (numbers) => {
    fc.assert(
      fc.property(points(numbers), (all) => {
        const reference = Array.from({ length: numbers }, () => 8);
        expect(hypervolume(all, reference)).toBe(cells(all, 8, numbers));
      }),
      { numRuns: 60 },
    );
  });
});

/** Whole numbers fill whole cells: those can be counted one by one. */
function cells(all: readonly Point[], reference: number, numbers: number): number {
  let count = 0;
  for (let cell = 0; cell < reference ** numbers; cell++) {
    const corner = Array.from({ length: numbers }, (_, at) => Math.floor(cell / reference ** at) % reference);
    if (all.some((point) => point.every((value, at) => value <= Number(corner[at])))) count += 1;
  }
  return count;
}

describe("knee", () => {
  it("is the point farthest from the line through the ends, axes scaled", () => {
    // Scaled: (0,1) (0.1,0.3) (0.5,0.25) (1,0); their sums are 1, 0.4, 0.75, 1.
    const front = [
      [100, 40],
      [110, 12],
      [150, 10],
      [200, 0],
    ];
    expect(kneeOf(front)).toBe(1);
    expect(kneeOf(front.toReversed())).toBe(2);
  });

  it("does not depend on the units of the axes", () => {
    fc.assert(
      fc.property(points(2), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (all, a, b) => {
        const front = paretoFront(all).map((at) => all[at] ?? []);
        const scaled = front.map(([x = 0, y = 0]) => [2 ** a * x, 2 ** b * y]);
        expect(kneeOf(scaled)).toBe(kneeOf(front));
      }),
    );
  });

  it("is none where the front has no such side", () => {
    expect(kneeOf([])).toBeUndefined();
    expect(kneeOf([[1, 1]])).toBeUndefined();
    expect(
      kneeOf([
        [0, 2],
        [1, 1],
        [2, 0],
      ]),
    ).toBeUndefined();
    expect(
      kneeOf([
        [0, 10],
        [8, 8],
        [10, 0],
      ]),
    ).toBeUndefined();
  });
});
