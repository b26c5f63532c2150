import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { streamForward, streamUp } from "../rules/trajectory/discharge.ts";
import { slipStart } from "../rules/trajectory/slip.ts";
import { expectPrinted } from "../test-support/printed.ts";
import { expectPublished, getPublishedCase } from "../test-support/published-case.ts";
import { workedStream as input } from "../test-support/worked/calculator-inputs.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { startTrace } from "../trace/trace.ts";
import { degree, foot, inch } from "../units.ts";
import { type Trajectory, type TrajectoryInput, trajectory } from "./trajectory.ts";

type Computed = Extract<Trajectory, { kind: "trajectory" }>;

function of(change: Partial<TrajectoryInput>): Computed {
  const found = trajectory(startTrace("checked"), { ...input, ...change });
  if (found.kind !== "trajectory") throw new Error("not computed");
  return found;
}

/** The handbook prints five significant digits. */
function expectPoints(points: Computed["lower"], printed: readonly (readonly [number, string, string])[]) {
  for (const [at, x, y] of printed) {
    expect(points[at]?.x.toPrecision(5).replace(/\.?0+$/, "")).toBe(x.replace(/\.?0+$/, ""));
    expect(points[at]?.y.toPrecision(5).replace(/\.?0+$/, "")).toBe(y.replace(/\.?0+$/, ""));
  }
}

// Handbook EX 7.1.
describe("discharge trajectory", () => {
  it("leaves at tangency when fast", () => {
    const fast = of({});
    expectPrinted(fast.speedRatio, "1.98505");
    expectPrinted(fast.angle / degree, "-10.0000");
    expect(fast.speed).toBe(3);
    expectPoints(fast.lower, [
      [0, "-0.091686", "0.51998"],
      [1, "0.056035", "0.53377"],
      [2, "0.20376", "0.52304"],
      [4, "0.49920", "0.42803"],
      [10, "1.3855", "-0.44538"],
    ]);
    expectPoints(fast.upper, [
      [0, "-0.11773", "0.66770"],
      [1, "0.029988", "0.68149"],
      [2, "0.17771", "0.67076"],
      [4, "0.47315", "0.57576"],
      [10, "1.3595", "-0.29766"],
    ]);
  });

  it.each([0, 10, -6])("leaves past the top when slow, whatever the slope of %d degrees", (slope) => {
    const slow = of({ beltSpeed: 2, slope: slope * degree });
    expectPrinted(slow.speedRatio, "0.882244");
    expectPrinted(slow.angle / degree, "28.0857");
    expectPrinted(slow.speed, "2.28409");
    expectPoints(slow.lower, [
      [0, "0.24858", "0.46582"],
      [1, "0.34933", "0.39980"],
      [2, "0.45009", "0.30926"],
      [4, "0.65160", "0.054625"],
      [10, "1.2561", "-1.2977"],
    ]);
    const slower = of({ beltSpeed: 1.6, slope: slope * degree });
    expectPrinted(slower.speedRatio, "0.564636");
    expectPrinted(slower.angle / degree, "55.6230");
    expectPrinted(slower.speed, "1.82727");
  });

  it("slides first after Booth, and later with Korzen's adhesion", () => {
    const slip = { kind: "slip", staticFriction: 0.6, kineticFriction: 0.5, adhesion: 0 } as const;
    const sliding = of({ beltSpeed: 2, slope: 0, model: slip });
    expectPrinted(sliding.angle / degree, "25.2904");
    expectPrinted(sliding.speed, "2.16371");
    const sticky = of({ beltSpeed: 2, slope: 0, model: { ...slip, adhesion: 0.05 } });
    expectPrinted(sticky.angle / degree, "28.2938");
    expectPrinted(sticky.speed, "2.19504");
    const start = { beltSpeed: 2, radius: 0.528, gravity: 9.80665, slope: 0, staticFriction: 0.6 };
    expectPrinted(slipStart(startTrace(), { ...start, adhesion: 0 }) / degree, "7.54463");
    expectPrinted(slipStart(startTrace(), { ...start, adhesion: 0.05 }) / degree, "9.14144");
  });

  it("without slip at the belt leaves at 39.4200 degrees", () => {
    const thin = of({ beltSpeed: 2, slope: 0, outerRadius: 0.528 });
    expectPrinted(thin.speedRatio, "0.772512");
    expectPrinted(thin.angle / degree, "39.4200");
  });

  it.each([0, 501, -1, 2.5, Number.NaN])("is not computed for %d points", (points) => {
    expect(trajectory(startTrace(), { ...input, points }).kind).toBe("not-computed");
  });

  it("is computed for 1 and for 500 points", () => {
    expect(of({ points: 1 }).lower).toHaveLength(1);
    expect(of({ points: 500 }).upper).toHaveLength(500);
  });

  it("refuses a belt at rest and a stream thinner than nothing", () => {
    expect(() => of({ beltSpeed: 0 })).toThrow(InputRefused);
    expect(() => of({ outerRadius: 0.5 })).toThrow(InputRefused);
  });
});

describe("reference cases of trajectories", () => {
  it.each(["trajectory-horizontal-fast", "trajectory-horizontal-slow"])("%s agrees", (id) => {
    const published = getPublishedCase(id);
    const at = (name: string) => published.inputs[name] ?? Number.NaN;
    const radius = at("pulley_radius_with_lagging_m") + at("belt_thickness_m") + at("centroid_height_above_belt_m");
    const found = of({ innerRadius: radius, outerRadius: radius, beltSpeed: at("belt_speed_m_s"), slope: 0 });
    const computed: Record<string, number> = {
      radius_to_stream_m: radius,
      speed_ratio_v2_over_gr: found.speedRatio,
      discharge_angle_past_vertical_deg: found.angle / degree,
      x0_m: found.lower[0]?.x ?? Number.NaN,
      y0_m: found.lower[0]?.y ?? Number.NaN,
    };
    for (const point of found.lower) {
      const time = Number(point.time.toFixed(2));
      computed[`x_at_${time}s_m`] = point.x;
      computed[`y_at_${time}s_m`] = point.y;
    }
    expectPublished(published, computed);
  });

  it("the CEMA fall table agrees", () => {
    const computed: Record<string, number> = {};
    const trace = startTrace();
    for (let step = 1; step <= 10; step += 1) {
      const up = streamUp(trace, { radius: 1, angle: 0, speed: 1, gravity: 9.80665, time: step * 0.05 });
      computed[`fall_after_${step}_twentieths_in`] = (1 - up) / inch;
    }
    for (const fpm of [400, 600]) {
      const speed = (fpm * foot) / 60;
      computed[`tangent_step_${fpm}fpm_in`] = streamForward(trace, { radius: 1, angle: 0, speed, time: 0.05 }) / inch;
    }
    expectPublished(getPublishedCase("cema-trajectory-fall-table"), computed);
  });
});

describe("laws of trajectories", () => {
  const speed = fc.double({ min: 0.3, max: 8, noNaN: true });

  it("only gravity bends the path", () => {
    fc.assert(
      fc.property(speed, fc.double({ min: -15, max: 15, noNaN: true }), (beltSpeed, slope) => {
        const { lower, angle } = of({ beltSpeed, slope: slope * degree });
        const [a, b, c] = lower;
        if (a === undefined || b === undefined || c === undefined) throw new Error("three points");
        expect(c.y - 2 * b.y + a.y).toBeCloseTo(-9.80665 * 0.05 ** 2, 9);
        expect(c.x - 2 * b.x + a.x).toBeCloseTo(0, 9);
        expect(angle).toBeGreaterThanOrEqual(-Math.abs(slope) * degree - 1e-12);
        expect(angle).toBeLessThan(90 * degree);
      }),
    );
  });

  it("adhesion never hastens the discharge", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 2.1, noNaN: true }), (beltSpeed) => {
        const at = (adhesion: number) =>
          of({ beltSpeed, slope: 0, model: { kind: "slip", staticFriction: 0.6, kineticFriction: 0.5, adhesion } })
            .angle;
        expect(at(0.05)).toBeGreaterThanOrEqual(at(0));
      }),
      { numRuns: 30 },
    );
  });
});
