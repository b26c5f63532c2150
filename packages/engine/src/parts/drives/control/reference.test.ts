import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bareTrace, startTrace } from "../../../trace/trace.ts";
import type { Ramp } from "./ramp.ts";
import { accelerationAt, downRamp, followPoints, followRamp, largestJerk, speedAt, wayAt } from "./reference.ts";

const ramp = { time: 60, jerkTime: 0, dwellTime: 0, dwellSpeed: 0.1 } as const;
const of = (change: Partial<Ramp> & Pick<Ramp, "shape">, beltSpeed = 5) =>
  followRamp(startTrace("checked"), { ...ramp, ...change }, beltSpeed);

// Handbook 15.3, EX 15.2: V 5 m/s, T 60 s; speed and acceleration at 6, 20 and 45 s, a_max, jerk, way at 20 s.
const shapes = [
  {
    shape: "linear",
    speeds: ["0.5000000", "1.6666667", "3.7500000"],
    accelerations: ["0.0833333", "0.0833333", "0.0833333"],
    peak: "0.0833333",
    way: "16.666667",
  },
  {
    shape: "harrison",
    speeds: ["0.1223587", "1.2500000", "4.2677670"],
    accelerations: ["0.0404502", "0.1133625", "0.0925601"],
    peak: "0.1308997",
    jerk: "0.00685389",
    way: "8.650333",
  },
  {
    shape: "nordell",
    speeds: ["0.1000000", "1.1111111", "4.3750000"],
    accelerations: ["0.0333333", "0.1111111", "0.0833333"],
    peak: "0.1666667",
    jerk: "0.00555556",
    way: "7.407407",
  },
  {
    shape: "s-curve",
    jerkTime: 12,
    speeds: ["0.1562500", "1.4583333", "4.0625000"],
    accelerations: ["0.0520833", "0.1041667", "0.1041667"],
    peak: "0.1041667",
    jerk: "0.00868056",
    way: "10.833333",
  },
  {
    shape: "cosine",
    jerkTime: 12,
    speeds: ["0.1135563", "1.4583333", "4.0625000"],
    accelerations: ["0.0520833", "0.1041667", "0.1041667"],
    peak: "0.1041667",
    jerk: "0.01363538",
    way: "10.563516",
  },
  {
    shape: "cosine",
    jerkTime: 30,
    speeds: ["0.0322554", "0.9775055", "4.5457747"],
    accelerations: ["0.0159153", "0.1250000", "0.0833333"],
    peak: "0.1666667",
    jerk: "0.00872665",
    way: "5.268034",
  },
] as const;

describe("a reference (handbook 15.3)", () => {
  it.each(shapes)("$shape has the speeds, accelerations and ways of EX 15.2", (row) => {
    const reference = of({ shape: row.shape, jerkTime: "jerkTime" in row ? row.jerkTime : 0 });
    [6, 20, 45].forEach((time, at) => {
      expect(speedAt(reference, time).toFixed(7)).toBe(row.speeds[at]);
      expect(accelerationAt(reference, time).toFixed(7)).toBe(row.accelerations[at]);
    });
    expect(reference.peakAcceleration.toFixed(7)).toBe(row.peak);
    expect(largestJerk(reference).toFixed(8)).toBe("jerk" in row ? row.jerk : "Infinity");
    expect(wayAt(reference, 20).toFixed(6)).toBe(row.way);
  });

  it("creeps before its ramp as EX 15.3", () => {
    const reference = of({ shape: "harrison", dwellTime: 25 });
    expect(speedAt(reference, 3)).toBeCloseTo(0.25, 12);
    expect(accelerationAt(reference, 3).toFixed(7)).toBe("0.1308997");
    expect(speedAt(reference, 15)).toBeCloseTo(0.5, 12);
    expect(speedAt(reference, 55)).toBeCloseTo(2.75, 12);
    expect(accelerationAt(reference, 55).toFixed(7)).toBe("0.1178097");
    expect(reference.time).toBe(85);
    expect(wayAt(reference, 85).toFixed(3)).toBe("176.000");
    expect(reference.peakAcceleration.toFixed(7)).toBe("0.1308997");
  });

  it("has a fifth of the ramp for its edges where none is typed", () => {
    expect(of({ shape: "s-curve" })).toEqual(of({ shape: "s-curve", jerkTime: 12 }));
  });

  it("goes straight between points, and is as steep as the steepest stretch", () => {
    const points = [
      { time: 0, speed: 0 },
      { time: 10, speed: 0.2 },
      { time: 20, speed: 1 },
    ];
    const reference = followPoints(bareTrace, points, 3);
    expect(reference.time).toBe(20);
    expect(reference.peakAcceleration).toBeCloseTo(0.24, 12);
    expect(speedAt(reference, 15)).toBeCloseTo(1.8, 12);
    expect(wayAt(reference, 20)).toBeCloseTo(3 + 18, 12);
  });

  it("slows down from any speed with the same mean deceleration", () => {
    const whole = downRamp({ shape: "harrison", time: 20, jerkTime: 0 }, 3, 3);
    const half = downRamp({ shape: "harrison", time: 20, jerkTime: 0 }, 1.5, 3);
    expect([whole.time, half.time]).toEqual([20, 10]);
    expect(half.peakAcceleration).toBeCloseTo(whole.peakAcceleration, 12);
    expect(speedAt(half, 5)).toBeCloseTo(0.75, 12);
    expect(speedAt(half, 11)).toBe(0);
    expect(wayAt(half, 99)).toBeCloseTo(7.5, 12);
  });
});

// Handbook 15.35, laws 1 and 2.
describe("every shape", () => {
  const drawn = fc.record({
    shape: fc.constantFrom("linear", "harrison", "nordell", "s-curve", "cosine" as const),
    time: fc.double({ min: 1, max: 600, noNaN: true }),
    edge: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
    speed: fc.double({ min: 0.2, max: 10, noNaN: true }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  it("is symmetric, ends at its speed half way on, and scales with time and speed", () => {
    fc.assert(
      fc.property(drawn, ({ shape, time, edge, speed, at }) => {
        const reference = of({ shape, time, jerkTime: edge * time }, speed);
        const t = at * time;
        expect(speedAt(reference, 0)).toBe(0);
        expect(speedAt(reference, time) / speed).toBeCloseTo(1, 12);
        expect(wayAt(reference, time) / (speed * time)).toBeCloseTo(0.5, 10);
        expect(speedAt(reference, time - t) / speed).toBeCloseTo(1 - speedAt(reference, t) / speed, 9);
        expect((reference.peakAcceleration * time) / speed).toBeGreaterThanOrEqual(1 - 1e-12);
        const twice = of({ shape, time: 2 * time, jerkTime: edge * 2 * time }, 3 * speed);
        expect(speedAt(twice, 2 * t) / speed).toBeCloseTo((3 * speedAt(reference, t)) / speed, 9);
        expect(twice.peakAcceleration / reference.peakAcceleration).toBeCloseTo(1.5, 9);
      }),
    );
  });

  it("has the slope and the area that its speed has", () => {
    fc.assert(
      fc.property(drawn, ({ shape, time, edge, speed, at }) => {
        const reference = of({ shape, time, jerkTime: edge * time }, speed);
        const t = at * time * 0.998 + 0.001 * time;
        const near = 1e-6 * time;
        const slope = (speedAt(reference, t + near) - speedAt(reference, t - near)) / (2 * near);
        const mean = (speed / time) * 1e-3;
        expect(Math.abs(slope - accelerationAt(reference, t)) < mean + (2e-4 * reference.peakAcceleration) / edge).toBe(
          true,
        );
        const rate = (wayAt(reference, t + near) - wayAt(reference, t - near)) / (2 * near);
        expect(Math.abs(rate - speedAt(reference, t))).toBeLessThan(1e-5 * speed);
      }),
    );
  });
});
