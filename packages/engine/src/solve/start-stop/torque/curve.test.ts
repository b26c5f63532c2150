import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { curveAt, goTo, readCurve, slopeAt } from "./curve.ts";

const numbers = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const drawn = fc
  .array(fc.record({ step: fc.constantFrom(0, 0.125, 0.25, 1), y: numbers(-3, 3) }), { minLength: 2, maxLength: 9 })
  .map((points) => {
    let x = 0;
    return { x: points.map(({ step }) => (x += step)), y: points.map(({ y }) => y) };
  });

describe("a curve that is read at places near each other", () => {
  it("gives value and slope to the last bit, wherever it was read before, at jumps and beyond the ends", () => {
    fc.assert(
      fc.property(drawn, fc.array(numbers(-1, 9), { minLength: 1, maxLength: 20 }), (curve, places) => {
        const reader = readCurve(curve);
        for (const place of [...places, ...curve.x]) {
          goTo(reader, place);
          expect(reader.value).toBe(curveAt(curve, place));
          expect(reader.slope).toBe(slopeAt(curve, place));
        }
      }),
    );
  });
});
