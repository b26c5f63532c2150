import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gripAt, gripped, type Part, shifted, widened } from "./overview-window.ts";

const parts = fc
  .tuple(fc.double({ min: 0, max: 0.99, noNaN: true }), fc.double({ min: 0.005, max: 1, noNaN: true }))
  .map(([from, width]): Part => [from, Math.min(1, from + width)])
  .filter(([from, to]) => to - from >= 0.005);
const steps = fc.double({ min: -2, max: 2, noNaN: true });

describe("the window of an overview", () => {
  it("keeps its width when it is moved, and stays inside", () => {
    fc.assert(
      fc.property(parts, steps, (part, by) => {
        const [from, to] = shifted(part, by);
        expect(to - from).toBeCloseTo(part[1] - part[0], 9);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });

  it("never turns over, whichever end is pulled how far", () => {
    fc.assert(
      fc.property(parts, steps, fc.constantFrom("start" as const, "end" as const), (part, by, grip) => {
        const [from, to] = gripped(part, grip, by);
        expect(to).toBeGreaterThan(from);
        expect(grip === "start" ? to : from).toBe(grip === "start" ? part[1] : part[0]);
      }),
    );
  });

  it("is the whole when it is widened without end", () => {
    expect(widened([0.3, 0.4], 1000)).toEqual([0, 1]);
  });

  it("is taken at its ends first", () => {
    expect(gripAt([0.2, 0.4], 0.21, 0.02)).toBe("start");
    expect(gripAt([0.2, 0.4], 0.3, 0.02)).toBe("whole");
    expect(gripAt([0.2, 0.4], 0.9, 0.02)).toBeUndefined();
  });
});
