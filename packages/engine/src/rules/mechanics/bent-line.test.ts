import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startTrace } from "../../trace/trace.ts";
import { bentLengthMean, bentMeanTension, middleTension, tensionBend, tensionOnBentLine } from "./bent-line.ts";

interface Followed {
  readonly end: number;
  readonly mean: number;
  readonly meanForSag: number;
  readonly halfWay: number;
}

/** T' = P + K/T in so many small steps that only they could err: Runge and Kutta's fourth order. */
function follow(start: number, even: number, part: number, steps = 4000): Followed {
  const slope = (tension: number) => even + part / tension;
  const dx = 1 / steps;
  let [tension, sum, inverse, halfWay] = [start, 0, 0, start];
  for (let step = 0; step < steps; step += 1) {
    if (step === steps / 2) halfWay = tension;
    const first = slope(tension);
    const second = slope(tension + (dx / 2) * first);
    const third = slope(tension + (dx / 2) * second);
    const last = slope(tension + dx * third);
    const middle = tension + (dx / 2) * second;
    const next = tension + (dx / 6) * (first + 2 * second + 2 * third + last);
    sum += (dx / 6) * (tension + 4 * middle + next);
    inverse += (dx / 6) * (1 / tension + 4 / middle + 1 / next);
    tension = next;
  }
  return { end: tension, mean: sum, meanForSag: 1 / inverse, halfWay };
}

const trace = startTrace("checked");
/** Tension, and the even and the falling part of the rise as shares of it: from steep descents to steep climbs. */
const lines = fc
  .record({
    start: fc.double({ min: 5e3, max: 2e5, noNaN: true }),
    even: fc.oneof(fc.double({ min: -0.7, max: 2, noNaN: true }), fc.constantFrom(0, 1e-9, -1e-6, 1e-3)),
    falling: fc.double({ min: 0.01, max: 0.4, noNaN: true }),
  })
  .map(({ start, even, falling }) => ({ start, even: even * start, tensionPart: falling * start ** 2 }))
  .filter(({ start, even, tensionPart }) => Math.abs(even + tensionPart / start) > 0.01 * start);

describe("a tension line that bends because friction falls with tension", () => {
  it("has the means and the middle of the line followed in small steps", () => {
    fc.assert(
      fc.property(lines, ({ start, even, tensionPart }) => {
        const { end, mean, meanForSag, halfWay } = follow(start, even, tensionPart);
        const line = { start, end, tensionPart };
        expect(bentMeanTension(trace, { ...line, frictionShare: 1 }) / meanForSag).toBeCloseTo(1, 7);
        expect(bentLengthMean(trace, line) / mean).toBeCloseTo(1, 7);
        expect(tensionOnBentLine(trace, { ...line, share: 0.5 }) / halfWay).toBeCloseTo(1, 7);
      }),
      { numRuns: 60 },
    );
  });

  it("is near a parabola where it bends little", () => {
    const { end, halfWay, mean } = follow(50e3, 20e3, 2e7);
    const line = { start: 50e3, end, floor: 1000, tensionPart: 2e7 };
    const bend = tensionBend(trace, line);
    // To a fiftieth of what it stands out by.
    expect(Math.abs((50e3 + end) / 2 + bend / 4 - halfWay) / (bend / 4)).toBeLessThan(0.02);
    expect(Math.abs((50e3 + end) / 2 + bend / 6 - mean) / (bend / 6)).toBeLessThan(0.02);
    // A broken line of the same area stands out by a third more than the parabola.
    const middle = middleTension(trace, { ...line, frictionShare: 1 });
    expect(middle - (50e3 + end) / 2).toBeCloseTo((4 / 3) * (bend / 4), 9);
  });
});
