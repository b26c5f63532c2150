import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { followRamp } from "../../parts/drives/control/reference.ts";
import { startTrace } from "../../trace/trace.ts";
import { type ControlRange, followStart } from "./follow-start.ts";
import type { MotionSeries } from "./series.ts";
import { type StoppingBrake, simulateStop } from "./simulate-stop.ts";

// Handbook 03 and 15: the reference conveyors Ref-A and Ref-B.
const uphill = { nominalForce: 112416.667, effectiveTension: 96849.3, mass: 176309.5, beltSpeed: 3 };
const downhill = { nominalForce: 112416.667, effectiveTension: -79175.3, mass: 176694.2, beltSpeed: 3 };
const braking = 124561.404;
const harrison = (time: number) =>
  followRamp(startTrace("checked"), { shape: "harrison", time, jerkTime: 0, dwellTime: 0, dwellSpeed: 0 }, 3);

function on(series: MotionSeries, column: "speed" | "force", time: number): number {
  const after = series.time.findIndex((one) => one >= time - 1e-9);
  const [t1 = 0, t2 = 0] = [series.time[after - 1] ?? 0, series.time[after] ?? 0];
  const [v1 = 0, v2 = 0] = [series[column][after - 1] ?? 0, series[column][after] ?? 0];
  return t2 === time || after === 0 ? v2 : v1 + ((v2 - v1) * (time - t1)) / (t2 - t1);
}

describe("a start that follows its reference (handbook 15.4)", () => {
  it("holds back a belt that runs downhill, most at both ends (EX 15.5)", () => {
    const { kind, series } = followStart(downhill, harrison(20), { most: 157e3, least: -1.4 * braking });
    expect(kind).toBe("started");
    expect([0, 5, 10, 20].map((time) => on(series, "force", time).toFixed(1))).toEqual([
      "-79175.3",
      "-49736.6",
      "-37542.7",
      "-79175.3",
    ]);
    const quick = followStart(downhill, harrison(5), { most: 157e3, least: -1.4 * braking }).series;
    expect([0, 1, 2.5].map((time) => on(quick, "force", time).toFixed(1))).toEqual(["-79175.3", "18708.8", "87355.1"]);
  });

  it("runs away where drives may not brake (EX 15.6)", () => {
    const found = followStart(downhill, harrison(20), { most: 157e3, least: 0 });
    expect(found.kind).toBe("overruns");
    expect(found.peakAcceleration.toFixed(6)).toBe("0.448092");
    expect(found.overrun?.speedPassedAt.toFixed(4)).toBe("6.6951");
    expect(found.overrun?.ranAwayAt.toFixed(4)).toBe("7.3646");
  });

  it("creeps off and runs away where drives brake too little (EX 15.7)", () => {
    const found = followStart(downhill, harrison(20), { most: 157e3, least: -0.5 * braking });
    expect(found.kind).toBe("overruns");
    expect(found.limitedAt).toBe(0);
    expect(found.series.acceleration[0]?.toFixed(6)).toBe("0.095615");
    expect(on(found.series, "speed", 2)).toBeCloseTo(0.19123, 5);
    expect(on(found.series, "speed", 10)).toBeCloseTo(1.5, 5);
    expect(on(found.series, "speed", 20)).toBeCloseTo(3.125292, 4);
    expect(Math.abs((found.overrun?.ranAwayAt ?? 0) - 21.827)).toBeLessThanOrEqual(0.005);
  });

  // 15.2 lets limits fall with 1/nu above base speed, which EX 15.7 leaves out: beyond V the belt is v' = (-T_e - F V/v) / M.
  it("runs away sooner where the field of its motors is weakened above base speed", () => {
    const hold = 0.5 * braking;
    const range = { most: 157e3, least: -hold, baseSpeed: 3 };
    const found = followStart(downhill, harrison(20), range);
    expect(found.overrun?.speedPassedAt).toBeCloseTo(
      followStart(downhill, harrison(20), { most: 157e3, least: -hold }).overrun?.speedPassedAt ?? 0,
      6,
    );
    const pull = -downhill.effectiveTension;
    const since = (v: number) => downhill.mass * (v / pull + ((3 * hold) / pull ** 2) * Math.log(pull * v - 3 * hold));
    const exact = (found.overrun?.speedPassedAt ?? 0) + since(3.3) - since(3);
    expect(Math.abs((found.overrun?.ranAwayAt ?? 0) - exact)).toBeLessThanOrEqual(0.005);
    expect(Math.abs(exact - 21.383)).toBeLessThanOrEqual(0.005);
  });

  it("falls behind at the torque limit and catches up (EX 15.8)", () => {
    const found = followStart(uphill, harrison(20), { most: 1.1 * uphill.nominalForce, least: 0 });
    expect(found.kind).toBe("started");
    expect(Math.abs((found.limitedAt ?? 0) - 4.468)).toBeLessThanOrEqual(0.005);
    expect(on(found.series, "speed", 10)).toBeCloseTo(1.195686, 5);
    expect(on(found.series, "speed", 20)).toBeCloseTo(2.716253, 5);
    expect(Math.abs(found.time - 21.866)).toBeLessThanOrEqual(0.005);
    expect(found.peakForce).toBeCloseTo(123658.3, 0);
  });

  it("meets its limit with a ramp shorter than k_a V M / (F - Te), and not with a longer one (EX 15.4)", () => {
    for (const [limit, time] of [
      [1.4, 13.7252],
      [1.2, 21.8351],
    ] as const) {
      const of = (seconds: number) =>
        followStart(uphill, harrison(seconds), { most: limit * uphill.nominalForce, least: 0 });
      expect(of(time * 0.9999).limitedAt).toBeGreaterThan(0);
      expect(of(time * 1.0001).limitedAt).toBeUndefined();
    }
  });

  it("can be aborted: speed and force at shares of the ramp, and the stop from there (EX 15.23)", () => {
    const { series } = followStart(uphill, harrison(20));
    const coast = (duty: typeof uphill, speed: number, brakes: readonly StoppingBrake[] = []) =>
      simulateStop({ ...duty, beltSpeed: speed }, brakes, [{ share: 1, delay: 0 }]);
    for (const [time, speed, force, rest] of [
      [5, "0.439340", "126223.9", "0.7998"],
      [10, "1.500000", "138391.2", "2.7307"],
      [19, "2.981533", "103347.9", "5.4277"],
    ] as const) {
      expect(on(series, "speed", time).toFixed(6)).toBe(speed);
      expect(on(series, "force", time).toFixed(1)).toBe(force);
      expect(coast(uphill, on(series, "speed", time)).time?.toFixed(4)).toBe(rest);
    }
    const brake = [{ force: 132183.5, delay: 0.8, rampTime: 0 }];
    for (const [speed, time, distance] of [
      [1.5, "6.9949", "7.0999"],
      [2.981533, "11.9334", "21.1214"],
    ] as const) {
      const stop = coast(downhill, speed, brake);
      expect(stop.time?.toFixed(4)).toBe(time);
      expect(Math.abs((stop.distance ?? 0) - Number(distance))).toBeLessThan(2e-4);
    }
  });

  it("is one of constant force where its ramp takes no time, done without endless steps", () => {
    const most = 1.4 * uphill.nominalForce;
    const atOnce = (uphill.mass * uphill.beltSpeed) / (most - uphill.effectiveTension);
    for (const time of [1e-9, 1e-3]) {
      const found = followStart(uphill, harrison(time), { most, least: 0 });
      expect(found.kind).toBe("started");
      expect(Math.abs(found.time / atOnce - 1)).toBeLessThan(0.002);
    }
  });

  it("stalls where its reference never leaves rest, with finite forces", () => {
    const found = followStart(uphill, { climbs: [], time: 0, peakAcceleration: 0 }, { most: 1e3, least: 0 });
    expect(found).toMatchObject({ kind: "stalled", reachedSpeed: 0, peakForce: 1e3 });
  });

  it("stalls at rest where drives give less than the pull", () => {
    const found = followStart(uphill, harrison(20), { most: 0.8 * uphill.nominalForce, least: 0 });
    expect(found).toMatchObject({ kind: "stalled", reachedSpeed: 0 });
  });
});

// Handbook 15.35, laws 6, 8 and 10.
describe("every start that follows a reference", () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  // A belt that drives itself at all does so with more than a hundredth of gravity: slower ones take minutes to run away.
  const duty = fc.record({ mass: number(2e4, 2e6), pull: fc.oneof(number(-2, -0.1), number(0.1, 2)) }).map((one) => ({
    ...uphill,
    mass: one.mass,
    effectiveTension: one.pull * one.mass,
  }));

  it("overruns without brakes just where the belt drives itself, and its drives then never hold back", () => {
    fc.assert(
      fc.property(duty, number(5, 60), (one, time) => {
        const found = followStart(one, harrison(time), { most: 1e9, least: 0 });
        expect(found.kind === "overruns").toBe(one.effectiveTension < 0);
        expect(Math.min(...found.series.force)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });

  it("is the same with any limit that it does not meet", () => {
    fc.assert(
      fc.property(duty, number(5, 60), number(1, 3), (one, time, room) => {
        const free = followStart(one, harrison(time));
        const range: ControlRange = {
          most: Math.max(1, room * free.peakForce),
          least: Math.min(-1, room * one.effectiveTension),
        };
        expect(followStart(one, harrison(time), range)).toEqual(free);
      }),
      { numRuns: 40 },
    );
  });

  it("mirrors: gravity and motion turned round turn the force round", () => {
    const range = { most: 1e6, least: -1e6 };
    fc.assert(
      fc.property(number(1e3, 3e5), number(2e4, 1e6), (gravity, mass) => {
        const up = followStart({ ...uphill, mass, effectiveTension: gravity }, harrison(20), range).series;
        const down = followStart({ ...uphill, mass, effectiveTension: -gravity }, harrison(20), range).series;
        up.force.forEach((force, at) => {
          const inertia = mass * (up.acceleration[at] ?? 0);
          expect(force - inertia).toBeCloseTo(-((down.force[at] ?? 0) - inertia), 4);
        });
      }),
      { numRuns: 20 },
    );
  });
});
