import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { followStop } from "./follow-stop.ts";
import { simulateStop } from "./simulate-stop.ts";

// Handbook 03 and 15: the reference conveyors Ref-A and Ref-B.
const uphill = { effectiveTension: 96849.3, mass: 176309.5, beltSpeed: 3 };
const downhill = { effectiveTension: -79175.3, mass: 176694.2, beltSpeed: 3 };
const four = { most: 157e3, least: -157e3 };
const ramp = (time: number, shape: "linear" | "harrison" | "s-curve" = "linear", jerkTime = 0) => ({
  shape,
  time,
  jerkTime,
});
const brake = (force: number) => [{ force, delay: 0, rampTime: 0 }];
const letGo = [{ share: 1, delay: 0 }];

describe("a stop along a reference (handbook 15.10)", () => {
  it("is still pulled where the belt would stop sooner by itself (EX 15.21)", () => {
    const of = (time: number) => followStop(uphill, ramp(time), { drives: four, steady: [], steered: [] });
    expect(of(15).largestPull.toFixed(1)).toBe("61587.4");
    expect(of(15).time).toBeCloseTo(15, 9);
    expect(of(30).largestPull.toFixed(1)).toBe("79218.4");
    expect(of(4).hardestHold.toFixed(1)).toBe("-35382.8");
    expect(of(4).time).toBeCloseTo(4, 9);
  });

  it("brakes with what the reference needs (EX 15.22)", () => {
    const of = (shape: "linear" | "harrison" | "s-curve", force = 1e6) =>
      followStop(downhill, ramp(10, shape, 2), { steady: [], steered: brake(force) });
    expect(of("linear").largestBrakeForce.toFixed(1)).toBe("132183.6");
    expect(of("linear").time).toBeCloseTo(10, 9);
    expect(of("s-curve").largestBrakeForce.toFixed(1)).toBe("145435.6");
    // Met at half time only, between two steps.
    expect(of("harrison").largestBrakeForce).toBeCloseTo(162440.5, 0);
    expect(of("harrison").distance).toBeCloseTo(15, 4);
    const clipped = of("harrison", 132510.3);
    expect(clipped.largestBrakeForce).toBeCloseTo(132510.3, 6);
    expect(clipped.limitedAt).toBeGreaterThan(0);
    expect(clipped.time).toBeGreaterThan(10);
  });

  it("is not pulled where the belt rolls on beyond its ramp, however little is left of the last step", () => {
    for (const more of [1, 1.00001, 1.00002, 1.001]) {
      const duty = { ...uphill, mass: more * uphill.mass };
      const found = followStop(duty, ramp(4), { drives: { most: 157e3, least: 0 }, steady: [], steered: [] });
      expect(found.largestPull).toBe(0);
      // Coasting: m·v/Te.
      expect(found.time).toBeCloseTo((duty.mass * duty.beltSpeed) / duty.effectiveTension, 9);
    }
  });

  it("leaves to brakes under control what drives cannot hold", () => {
    const found = followStop(downhill, ramp(10), {
      drives: { most: 1e5, least: -1e5 },
      steady: [],
      steered: brake(1e6),
    });
    expect(found.hardestHold).toBe(-1e5);
    expect(found.largestBrakeForce.toFixed(1)).toBe("32183.6");
  });

  it("is one of constant force where its ramp takes no time, done without endless steps", () => {
    const atOnce = (downhill.mass * downhill.beltSpeed) / (132510.3 + downhill.effectiveTension);
    const found = followStop(downhill, ramp(1e-9), { steady: [], steered: brake(132510.3) });
    expect(Math.abs((found.time ?? 0) / atOnce - 1)).toBeLessThan(0.002);
  });

  it("coasts where the belt stops sooner than the reference", () => {
    const found = followStop(uphill, ramp(15), { steady: [], steered: brake(1e6) });
    expect(found.largestBrakeForce).toBe(0);
    expect(found.time?.toFixed(3)).toBe("5.461");
  });

  // Handbook 15.3: the same mean deceleration whatever the speed, so the belt that sped up takes longer.
  it("begins when the brake bites", () => {
    const late = [{ force: 1e6, delay: 0.8, rampTime: 0 }];
    const found = followStop(downhill, ramp(10), { steady: [], steered: late });
    const speed = 3 + (0.8 * 79175.3) / 176694.2;
    expect(found.time).toBeCloseTo(0.8 + (10 * speed) / 3, 1);
  });
});

// Handbook 15.35, laws 11 and 12.
describe("every stop along a reference", () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const duty = fc.record({ mass: number(2e4, 2e6), pull: number(-0.5, 0.5) }).map(({ mass, pull }) => ({
    mass,
    effectiveTension: pull * mass,
    beltSpeed: 3,
  }));
  const shape = fc.constantFrom("linear", "harrison", "s-curve" as const);

  it("does not depend on brakes that are strong enough, and lasts longer with weak ones", () => {
    fc.assert(
      fc.property(duty, shape, number(5, 40), number(1.01, 5), number(0.5, 0.95), (one, by, time, more, less) => {
        const of = (force: number) => followStop(one, ramp(time, by), { steady: [], steered: brake(force) });
        const free = of(1e9);
        if (free.largestBrakeForce <= 0) return;
        expect(of(more * free.largestBrakeForce)).toEqual(free);
        const weak = of(less * free.largestBrakeForce);
        expect(weak.time ?? Number.POSITIVE_INFINITY).toBeGreaterThan((free.time ?? 0) * (1 - 1e-9));
        expect(weak.largestBrakeForce).toBeLessThanOrEqual(less * free.largestBrakeForce * (1 + 1e-12));
      }),
      { numRuns: 40 },
    );
  });

  it("with a straight ramp is that of a brake with the same force", () => {
    fc.assert(
      fc.property(duty, number(5, 40), (one, time) => {
        const followed = followStop(one, ramp(time), { steady: [], steered: brake(1e9) });
        const steady = simulateStop(one, brake(followed.largestBrakeForce), letGo);
        expect(followed.time).toBeCloseTo(steady.time ?? 0, 6);
        expect(followed.distance).toBeCloseTo(steady.distance ?? 0, 4);
      }),
      { numRuns: 40 },
    );
  });

  it("turns all energy of motion into work of resistance, drives and brakes", () => {
    fc.assert(
      fc.property(duty, shape, number(5, 40), (one, by, time) => {
        const { series, distance = 0 } = followStop(one, ramp(time, by), {
          drives: { most: 1e9, least: -1e9 },
          steady: [],
          steered: [],
        });
        let work = 0;
        series.time.forEach((_, at) => {
          if (at === 0) return;
          const way = (series.distance[at] ?? 0) - (series.distance[at - 1] ?? 0);
          work += (((series.force[at] ?? 0) + (series.force[at - 1] ?? 0)) / 2) * way;
        });
        const kinetic = 0.5 * one.mass * 9;
        expect(Math.abs(kinetic + work - one.effectiveTension * distance) / kinetic).toBeLessThan(0.02);
      }),
      { numRuns: 20 },
    );
  });
});
