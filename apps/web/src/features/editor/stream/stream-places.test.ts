import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evenStretches, movedBy } from "./stream-places.ts";

const grips = ["whole", "from", "to"] as const;

describe("stretches of a stream", () => {
  it("lie apart and within the belt, however they are moved", () => {
    const moves = fc.array(
      fc.record({
        index: fc.nat({ max: 2 }),
        grip: fc.constantFrom(...grips),
        way: fc.double({ min: -2000, max: 2000, noNaN: true }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), moves, (count, all) => {
        const end = 700;
        const moved = all.reduce((now, { way, ...held }) => movedBy(now, held, way, end), evenStretches(count, end));
        expect(moved).toHaveLength(count);
        for (const [at, { from, to }] of moved.entries()) {
          expect(from).toBeGreaterThanOrEqual((moved[at - 1]?.to ?? 0) - 1e-9);
          expect(to).toBeLessThanOrEqual((moved[at + 1]?.from ?? end) + 1e-9);
          expect(to - from).toBeGreaterThan(3);
        }
      }),
    );
  });

  it("keep their length when moved as a whole, and their other end when stretched", () => {
    const [one] = movedBy([{ from: 100, to: 200 }], { index: 0, grip: "whole" }, 900, 700);
    expect(one).toEqual({ from: 600, to: 700 });
    expect(movedBy([{ from: 100, to: 200 }], { index: 0, grip: "to" }, 50, 700)).toEqual([{ from: 100, to: 250 }]);
    expect(movedBy([{ from: 100, to: 200 }], { index: 0, grip: "from" }, -50, 700)).toEqual([{ from: 50, to: 200 }]);
  });
});
