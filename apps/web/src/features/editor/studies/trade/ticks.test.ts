import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axisOf } from "./ticks.ts";

describe("axis of a scatter", () => {
  it("holds every number and has a few round ticks inside", () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 20 }), (numbers) => {
        const { from, to, ticks } = axisOf(numbers);
        for (const one of numbers) expect(one >= from && one <= to).toBe(true);
        for (const tick of ticks)
          expect(tick >= from - 1e-9 * (to - from) && tick <= to + 1e-9 * (to - from)).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it("has the ticks a person would draw", () => {
    expect(axisOf([0.19, 0.31]).ticks).toEqual([0.2, 0.225, 0.25, 0.275, 0.3]);
    expect(axisOf([2.1e6, 3.9e6]).ticks).toEqual([2e6, 2.5e6, 3e6, 3.5e6, 4e6]);
    expect(axisOf([])).toEqual({ from: 0, to: 1, ticks: [0, 1] });
  });
});
