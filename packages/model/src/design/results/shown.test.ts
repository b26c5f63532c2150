import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownAs, significant } from "./shown.ts";

const anySize = fc
  .tuple(fc.double({ min: -10, max: 10, noNaN: true }), fc.integer({ min: -30, max: 30 }))
  .map(([share, power]) => share * 10 ** power);
/** Where the last digit that is kept is followed by next to a half, and next to a power of ten. */
const onTheEdge = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1e11, max: 1e12 }), fc.constantFrom(1e11, 1e12)),
    fc.constantFrom(-0.5, 0, 0.5),
    fc.integer({ min: -8, max: 8 }),
    fc.integer({ min: -30, max: 10 }),
  )
  .map(([whole, part, ulps, power]) => (whole + part) * (1 + ulps * Number.EPSILON) * 10 ** power);

describe("shown results", () => {
  it("have the twelve digits a decimal writer gives them", () => {
    fc.assert(
      fc.property(fc.oneof(anySize, onTheEdge), (value) => {
        fc.pre(!Number.isInteger(value));
        expect(significant(value)).toBe(Number(value.toPrecision(12)));
      }),
      { numRuns: 20_000 },
    );
  });

  it("have the two decimals a decimal writer gives them, where the specification asks for two", () => {
    const show = shownAs({ name: "t1", unit: "kN" } as Parameters<typeof shownAs>[0]);
    fc.assert(
      fc.property(fc.oneof(anySize, onTheEdge), (newtons) => {
        expect(show(newtons)).toBe(Number((newtons / 1000).toFixed(2)) + 0);
      }),
      { numRuns: 20_000 },
    );
  });
});
