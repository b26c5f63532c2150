import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import { methods } from "../design/method.ts";
import type { Point } from "../design/point.ts";
import type { Drive } from "../parts/drives/drive-input.ts";
import { withAutomaticFriction, workedConveyor, workedDrive } from "../test-support/worked-conveyor.ts";
import { unreferred } from "../trace/given.ts";
import { isFixed } from "./load-case.ts";
import { reverseRoute } from "./loop/reverse-route.ts";
import { type Refused, type Solution, solve } from "./solve.ts";

function solved(design: Design): Solution {
  const found = solve(design, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

/** Every number anywhere in an answer. */
function hasOnlyFiniteNumbers(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(hasOnlyFiniteNumbers);
}

/** Limits are open to infinity by leaving an end out, so even they hold only finite numbers. */
const isSound = (answer: Solution | Refused) => hasOnlyFiniteNumbers(answer);

const anyNumber = fc.oneof(
  fc.double({ min: -1000, max: 1000, noNaN: true }),
  fc.constantFrom(0, 1, -1, 1e-9, 1e9, Number.NaN, Number.POSITIVE_INFINITY, 1e300),
);
const length = fc.double({ min: -500, max: 500, noNaN: true });
const pulley = fc.record({
  diameter: fc.constantFrom(0.3, 0.8, 1.4, 0),
  shaftDiameter: fc.constantFrom(0.1, 0.2),
  rotation: fc.constantFrom("clockwise" as const, "anticlockwise" as const),
  equivalentMass: fc.constantFrom(0, 500),
});
const section = fc.record({
  strand: fc.constantFrom("carry" as const, "return" as const),
  massFlow: fc.constantFrom(0, 100, 500),
  idlerSpacing: fc.constantFrom(0, 1, 3),
  skirtLength: fc.constantFrom(0, 6),
  tensionAdjustment: fc.constantFrom(0, 5000, -5000),
});
const placed = {
  x: length,
  y: fc.constantFrom(0, 50),
  z: length,
  section,
  cleaners: fc.constantFrom(0, 2),
  ploughs: fc.constantFrom(0, 1),
};
const anyPoint: fc.Arbitrary<Point> = fc.oneof(
  fc.record({
    ...placed,
    id: fc.uuid(),
    kind: fc.constantFrom("tail" as const, "bend" as const, "brake" as const, "take-up" as const, "pulley" as const),
    pulley,
    brakeForce: fc.constantFrom(0, 30e3),
  }),
  fc.record({ ...placed, id: fc.uuid(), kind: fc.constant("intermediate" as const) }),
  fc.record({ ...placed, id: fc.uuid(), kind: fc.constant("hopper" as const), feedSpeed: fc.constantFrom(0, 2, 9) }),
);
const anyPoints = fc
  .array(anyPoint, { maxLength: 30 })
  .map((points): readonly Point[] => [
    ...points,
    ...workedConveyor.points.filter((point) => point.kind === "drive" || point.kind === "take-up"),
  ]);

const { wrapAngle: _typed, ...driveByPath } = workedDrive;
/** Few places for many points, so that they fall together; some wraps typed, some none. */
const crowdedPoint = fc.record({
  ...placed,
  x: fc.constantFrom(0, 10, 1e-9),
  z: fc.constantFrom(0, 5, 1e-200),
  kind: fc.constantFrom("drive" as const, "take-up" as const, "bend" as const, "intermediate" as const),
  diameter: fc.constantFrom(0.3, 0.8),
  rotation: fc.constantFrom("clockwise" as const, "anticlockwise" as const),
  typedWrap: fc.option(fc.constantFrom(0, 1e-300, 1e-12, Math.PI, 2 * Math.PI), { nil: undefined }),
});
const crowdedLoop = fc
  .record({
    points: fc.array(crowdedPoint, { maxLength: 6 }),
    path: fc.constantFrom("tangent" as const, "straight" as const),
    pulleyLosses: fc.constantFrom("counted" as const, "ignored" as const),
    isIdle: fc.boolean(),
    takeUp: fc.constantFrom<Design["takeUp"]>(
      { kind: "gravity", massIncrement: 500 },
      { kind: "gravity", mass: 3000, massIncrement: 500 },
      { kind: "fixed" },
      { kind: "winch", tension: 2e4, isHeldInTransients: false },
    ),
  })
  .map(({ points, path, pulleyLosses, isIdle, takeUp }): Design => {
    const loop = points.map(({ diameter, rotation, typedWrap, kind, ...place }, at): Point => {
      const id = `${at}`;
      if (kind === "intermediate") return { ...place, id, kind };
      const wrap = typedWrap === undefined ? {} : { wrapAngle: typedWrap };
      const pulley = { diameter, shaftDiameter: 0.1, rotation, equivalentMass: 0, ...wrap };
      const base = { ...place, id, pulley, brakeForce: 0 };
      return kind === "drive" ? { ...base, kind, driveId: id } : { ...base, kind };
    });
    const idle = isIdle ? { installedPower: 0, equivalentMass: 0, startFactorFull: 0, startFactorEmpty: 0 } : {};
    const drives = loop.flatMap(({ id, kind }) => (kind === "drive" ? [{ ...driveByPath, id, ...idle }] : []));
    const rules = { ...workedConveyor.loop, path, pulleyLosses };
    return { ...withAutomaticFriction(workedConveyor), points: loop, drives, takeUp, loop: rules };
  });

describe("any design", () => {
  it("is solved in finite numbers or refused by name, by every method", () => {
    fc.assert(
      fc.property(
        anyPoints,
        fc.constantFrom(...methods),
        fc.constantFrom("tangent" as const, "straight" as const),
        fc.constantFrom(9000, 1, 1e6),
        (points, method, path, mass) => {
          const design: Design = {
            ...withAutomaticFriction(workedConveyor),
            points,
            loop: { ...workedConveyor.loop, path },
            takeUp: { kind: "gravity", mass, massIncrement: 500 },
          };
          expect(isSound(solve(design, { method }))).toBe(true);
        },
      ),
      { numRuns: 150, seed: 3 },
    );
  });

  it("with one wild number anywhere is solved in finite numbers or refused", () => {
    const wild = (key: keyof Design, value: number): Design => ({ ...workedConveyor, [key]: value });
    const keys = ["gravity", "beltSpeed", "massFlow", "lowestTemperature", "temperatureFactor"] as const;
    fc.assert(
      fc.property(fc.constantFrom(...keys), anyNumber, (key, value) => {
        expect(hasOnlyFiniteNumbers(solveOrNames(wild(key, value)))).toBe(true);
      }),
      { numRuns: 100, seed: 3 },
    );
    const beltKeys = ["width", "mass", "topCover", "strength", "modulus", "rating"] as const;
    fc.assert(
      fc.property(fc.constantFrom(...beltKeys), anyNumber, (key, value) => {
        expect(
          hasOnlyFiniteNumbers(solveOrNames({ ...workedConveyor, belt: { ...workedConveyor.belt, [key]: value } })),
        ).toBe(true);
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  /** A refusal repeats the refused value, which may be anything; its name is what counts. */
  function solveOrNames(design: Design): unknown {
    const answer = solve(design, { method: "ISO" });
    return answer.kind === "refused" ? answer.refusals.map((refusal) => refusal.input) : answer;
  }

  it("without points, drives or take-up is refused by name", () => {
    const codes = (change: Partial<Design>) => {
      const answer = solve({ ...workedConveyor, ...change }, { method: "ISO" });
      return answer.kind === "refused" ? answer.refusals.map((refusal) => refusal.code) : [];
    };
    expect(codes({ points: [] })).toEqual(["no-points", "no-drive", "no-take-up"]);
    expect(codes({ drives: [] })).toContain("unknown-drive");
    expect(codes({ points: workedConveyor.points.slice(0, 1) })).toContain("no-points");
    expect(codes({ beltSpeed: 0 })).toEqual(["out-of-limits"]);
    expect(codes({ points: workedConveyor.points.filter((point) => point.kind !== "take-up") })).toEqual([
      "no-take-up",
    ]);
  });

  it("with points in one place or pulleys without wrap is solved in finite numbers or refused with its place", () => {
    fc.assert(
      fc.property(crowdedLoop, fc.constantFrom(...methods), (design, method) => {
        const answer = solve(design, { method });
        expect(isSound(answer)).toBe(true);
        const inputs = answer.kind === "refused" ? answer.refusals.map(({ input }) => input) : [];
        expect(inputs.filter((input) => !/^(points|drives)(\[|$)/.test(input))).toEqual([]);
      }),
      { numRuns: 600, seed: 3 },
    );
  });

  it("of 500 pulleys is solved", () => {
    const bends = Array.from({ length: 498 }, (_, at): Point => {
      const model = workedConveyor.points[4];
      if (model?.kind !== "bend") throw new Error("a bend is needed");
      return { ...model, id: `bend ${at}`, x: 299 - at * 0.5, z: 28 };
    });
    const points = [...workedConveyor.points.slice(0, 4), ...bends, ...workedConveyor.points.slice(5)];
    expect(isSound(solved({ ...workedConveyor, points }))).toBe(true);
  });
});

/** The worked conveyor, varied within what is built. */
const sensible = fc
  .record({
    massFlow: fc.double({ min: 10, max: 900, noNaN: true }),
    beltSpeed: fc.double({ min: 0.5, max: 7, noNaN: true }),
    lift: fc.double({ min: -60, max: 60, noNaN: true }),
    mass: fc.double({ min: 2000, max: 40000, noNaN: true }),
    isAutomatic: fc.boolean(),
  })
  .map(({ massFlow, beltSpeed, lift, mass, isAutomatic }): Design => {
    const points = workedConveyor.points.map((point) => ({
      ...point,
      z: (point.z * lift) / 30,
      section: { ...point.section, massFlow: point.section.massFlow > 0 ? massFlow : 0 },
    }));
    const design: Design = {
      ...workedConveyor,
      massFlow,
      beltSpeed,
      points,
      takeUp: { kind: "gravity", mass, massIncrement: 500 },
    };
    return isAutomatic ? withAutomaticFriction(design) : design;
  });

const runs = { numRuns: 40, seed: 5 };
const lossless = (design: Design): Design => ({
  ...design,
  loop: { ...design.loop, pulleyLosses: "ignored" },
  points: design.points.map((point) => ({ ...point, cleaners: 0 })),
});

describe("laws of the loop", () => {
  it("closes: drive forces meet resistances and inertia in every case", () => {
    fc.assert(
      fc.property(sensible, (design) => {
        for (const result of Object.values(solved(design).cases)) {
          const driven = result.points.reduce((sum, point) => sum + point.driveForce, 0);
          const resisted = [...result.points, ...result.sections].reduce((sum, part) => sum + part.resistance, 0);
          expect(Math.abs(driven - resisted)).toBeLessThan(0.01);
          const components = Object.values(result.components).reduce((sum, force) => sum + force, 0);
          expect(Math.abs(components - result.effectiveTension)).toBeLessThan(
            1e-6 * (1 + Math.abs(result.effectiveTension)),
          );
        }
      }),
      runs,
    );
  });

  it("has power equal to effective tension times speed, summed over the drives", () => {
    fc.assert(
      fc.property(sensible, fc.double({ min: 0.1, max: 5, noNaN: true }), (design, share) => {
        const second: Drive = { ...workedDrive, id: "B", loadShare: share };
        const points = design.points.map((point) =>
          point.id === "snub" && point.kind === "bend" ? { ...point, kind: "drive" as const, driveId: "B" } : point,
        );
        const { power, cases } = solved({ ...design, points, drives: [workedDrive, second] });
        for (const one of power.cases) {
          if (!isFixed(one.loadCase)) throw new Error("a case nobody described");
          const tension = cases[one.loadCase].effectiveTension;
          expect(one.belt).toBeCloseTo(tension * design.beltSpeed, 6);
          expect(one.drives.reduce((sum, drive) => sum + drive.belt, 0) / one.belt).toBeCloseTo(1, 9);
        }
      }),
      runs,
    );
  });

  it("flips the lift when the profile is turned upside down, and nothing else", () => {
    fc.assert(
      fc.property(sensible, (varied) => {
        const design = lossless({
          ...varied,
          points: workedConveyor.points.map((point, at) => ({ ...point, z: varied.points[at]?.z ?? 0 })),
        });
        const mirrored = { ...design, points: design.points.map((point) => ({ ...point, z: -point.z })) };
        const [up, down] = [solved(design).cases["running-full"], solved(mirrored).cases["running-full"]];
        expect((up.effectiveTension - down.effectiveTension) / 2).toBeCloseTo(up.components.lift, 5);
      }),
      runs,
    );
  });

  it("flips the lift when the route is reversed, every section with its load, and nothing else", () => {
    fc.assert(
      fc.property(sensible, (varied) => {
        const design = lossless(varied);
        const [there, back] = [solved(design), solved(reverseRoute(design))];
        const [one, other] = [there.cases["running-full"], back.cases["running-full"]];
        const scale = 1 + Math.abs(one.components.lift);
        expect(Math.abs(one.components.lift + other.components.lift) / scale).toBeLessThan(1e-9);
        expect(back.loop.beltLength).toBeCloseTo(there.loop.beltLength, 6);
      }),
      runs,
    );
  });

  it("is the same with and without a trace, findings and all", () => {
    fc.assert(
      fc.property(sensible, fc.constantFrom(...methods), (design, method) => {
        const [plain, traced] = [solve(design, { method }), solve(design, { method, isTraced: true })];
        if (plain.kind === "refused" || traced.kind === "refused") return expect(traced).toEqual(plain);
        expect(unreferred({ ...traced, steps: [] })).toEqual(unreferred({ ...plain, steps: [] }));
      }),
      { numRuns: 25, seed: 9 },
    );
  });

  it("needs no more take-up with more wrap", () => {
    fc.assert(
      fc.property(
        sensible,
        fc.double({ min: 2, max: 4, noNaN: true }),
        fc.double({ min: 0.1, max: 2, noNaN: true }),
        (design, wrap, more) => {
          const needed = (wrapAngle: number) => {
            const { required } = solved({ ...design, drives: [{ ...workedDrive, wrapAngle }] }).takeUp;
            return required.kind === "found" ? required.tension : Number.NaN;
          };
          expect(needed(wrap + more)).toBeLessThanOrEqual(needed(wrap) + 0.1);
        },
      ),
      runs,
    );
  });

  function splitGap(design: Design, at: number): number {
    const [start, end] = [design.points[2], design.points[3]];
    if (start === undefined || end === undefined) throw new Error("points are missing");
    const between = (a: number, b: number) => a + (b - a) * at;
    const added: Point = {
      id: "split",
      kind: "intermediate",
      x: between(start.x, end.x),
      y: 0,
      z: between(start.z, end.z),
      cleaners: 0,
      ploughs: 0,
      section: start.section,
    };
    const split = { ...design, points: [...design.points.slice(0, 3), added, ...design.points.slice(3)] };
    const [whole, parts] = [solved(design).cases["running-full"], solved(split).cases["running-full"]];
    const scale = Math.abs(whole.components.friction) + Math.abs(whole.components.lift);
    return Math.abs(parts.effectiveTension - whole.effectiveTension) / scale;
  }

  it("splits a section of typed friction without changing the effective tension", () => {
    fc.assert(
      fc.property(sensible, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (design, at) => {
        fc.pre(design.points[2]?.section.frictionFactor !== undefined);
        expect(splitGap(design, at)).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  // Handbook 2.20, 2: 1e-5 with automatic friction, to the digit it prints.
  it("splits a section of automatic friction with a change of 1e-5", () => {
    for (const at of [0.2, 0.5, 0.8]) expect(splitGap(withAutomaticFriction(workedConveyor), at)).toBeLessThan(1.5e-5);
  });

  it("raises every tension by as much as the take-up, with fixed friction and no pulley losses", () => {
    fc.assert(
      fc.property(fc.double({ min: 1000, max: 50000, noNaN: true }), (raise) => {
        const at = (tension: number) =>
          solved({ ...lossless(workedConveyor), takeUp: { kind: "winch", tension, isHeldInTransients: true } }).cases[
            "running-full"
          ];
        const [low, high] = [at(40000), at(40000 + raise)];
        high.points.forEach((point, i) => {
          expect(point.arriving - (low.points[i]?.arriving ?? 0)).toBeCloseTo(raise, 5);
        });
        expect(high.effectiveTension).toBeCloseTo(low.effectiveTension, 6);
      }),
      runs,
    );
  });
});
