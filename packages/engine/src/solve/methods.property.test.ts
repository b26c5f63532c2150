import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import { type Method, methods } from "../design/method.ts";
import { lengthCoefficient } from "../standards/iso-5048-1989/length-coefficient.ts";
import { withAutomaticFriction, workedConveyor } from "../test-support/worked-conveyor.ts";
import { bareTrace } from "../trace/trace.ts";
import { type Solution, solve } from "./solve.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

function solved(design: Design, method: Method): Solution {
  const found = solve(design, { method });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const full = (design: Design, method: Method) => solved(design, method).cases["running-full"];

interface Conveyor {
  readonly massFlow: number;
  readonly lift: number;
  readonly friction: number;
  readonly skirtLength: number;
}

/** The worked conveyor with another load, lift, friction and skirt. */
function conveyor({ massFlow, lift, friction: frictionFactor, skirtLength }: Conveyor): Design {
  return {
    ...workedConveyor,
    takeUp: { kind: "gravity", mass: 9000, massIncrement: 500 },
    points: workedConveyor.points.map((point) => ({
      ...point,
      z: (point.z * lift) / 30,
      section: {
        ...point.section,
        frictionFactor,
        massFlow: point.section.massFlow > 0 ? massFlow : 0,
        skirtLength: point.kind === "hopper" ? skirtLength : 0,
      },
    })),
  };
}

const anyConveyor = fc.record({
  massFlow: number(100, 800),
  lift: number(5, 60),
  friction: number(0.015, 0.03),
  skirtLength: number(0, 12),
});
const few = { numRuns: 12 };
const withC = (design: Design): Design => ({
  ...design,
  settings: { ...design.settings, secondary: "length-coefficient" },
});
const classic = workedConveyor.settings;
const by1992 = (design: Design): Design => ({
  ...design,
  settings: { ...classic, jis: { ...classic.jis, form: "1992" } },
});

// The numbered laws are those of the handbook, 9.11.
describe("methods that follow ISO 5048", () => {
  it("give the pull of ISO by DIN without skirts, and by JIS of 1992 always, to the last digit (1)", () => {
    fc.assert(
      fc.property(anyConveyor, (given) => {
        const bare = conveyor({ ...given, skirtLength: 0 });
        expect(full(bare, "DIN").effectiveTension).toBe(full(bare, "ISO").effectiveTension);
        for (const design of [conveyor(given), withAutomaticFriction(conveyor(given))])
          expect(full(by1992(design), "JIS").effectiveTension).toBe(full(design, "ISO").effectiveTension);
      }),
      few,
    );
  });

  it("give by IS the pull of ISO less the wrap of the drive, at the same tensions (2)", () => {
    fc.assert(
      fc.property(anyConveyor, (given) => {
        const design = conveyor(given);
        const [iso, indian] = [full(design, "ISO"), full(design, "IS")];
        const wrap = iso.components.wrap - indian.components.wrap;
        expect((indian.effectiveTension + wrap) / iso.effectiveTension).toBeCloseTo(1, 9);
        expect(indian.largest.tension / iso.largest.tension).toBeCloseTo(1, 9);
      }),
      few,
    );
  });

  it("by GB give a pull that is affine in lift and in load at a fixed skirt (8)", () => {
    fc.assert(
      fc.property(number(10, 40), number(1, 5), (lift, step) => {
        const at = (height: number) => {
          const plain = conveyor({ massFlow: 500, lift: 30, friction: 0.022, skirtLength: 6 });
          // Lift alone: the belt keeps its length and slope.
          const points = plain.points.map((point) => {
            const adjustment = point.id === "knee" ? (height - 30) * 9.80665 * (500 / 3) : 0;
            return { ...point, section: { ...point.section, tensionAdjustment: adjustment } };
          });
          return full({ ...plain, points }, "GB").effectiveTension;
        };
        expect(at(lift + step) - 2 * at(lift) + at(lift - step)).toBeCloseTo(0, 3);
      }),
      few,
    );
  });
});

describe("secondary resistances in a lump (3)", () => {
  const coefficient = lengthCoefficient(bareTrace, { length: 50 + Math.hypot(250, 30) });

  it.each<Method>(["DIN", "GB", "IS"])("are C - 1 of the main ones of the full belt by %s", (method) => {
    fc.assert(
      fc.property(anyConveyor, ({ lift: _, ...given }) => {
        const { components, effectiveTension } = full(withC(conveyor({ ...given, lift: 30 })), method);
        const special = components.skirts + components.tilt + (method === "DIN" ? 0 : components.cleaners);
        const whole = coefficient * components.friction + components.lift + special;
        expect(effectiveTension / whole).toBeCloseTo(1, 9);
        expect(components.acceleration).toBeGreaterThan(0);
      }),
      few,
    );
  });

  it("keep their share when a section is cut in two", () => {
    const design = withC(conveyor({ massFlow: 500, lift: 30, friction: 0.02, skirtLength: 6 }));
    const knee = design.points.findIndex(({ id }) => id === "knee");
    const from = design.points[knee];
    if (from === undefined) throw new Error("the knee is missing");
    const cut = { ...from, id: "cut", x: from.x + 100, z: from.z + 12 };
    const points = design.points.toSpliced(knee + 1, 0, cut);
    const whole = full(design, "DIN").components.acceleration;
    expect(full({ ...design, points }, "DIN").components.acceleration / whole).toBeCloseTo(1, 9);
  });

  it("are counted one by one below 80 m, and a finding says so", () => {
    const design = conveyor({ massFlow: 500, lift: 30, friction: 0.02, skirtLength: 6 });
    const short = { ...design, points: design.points.map((point) => ({ ...point, x: point.x / 10, z: point.z / 10 })) };
    const { findings, cases } = solved(withC(short), "DIN");
    expect(findings.map(({ code }) => code)).toContain("length-coefficient-not-used");
    expect(cases["running-full"].effectiveTension).toBe(full(short, "DIN").effectiveTension);
  });

  it("warn of a second loading point", () => {
    const design = conveyor({ massFlow: 500, lift: 30, friction: 0.02, skirtLength: 6 });
    const fed = design.points.map((point) =>
      point.id === "knee" ? { ...point, kind: "hopper" as const, feedSpeed: 0 } : point,
    );
    const { findings } = solved(withC({ ...design, points: fed }), "DIN");
    expect(findings.map(({ code }) => code)).toContain("length-coefficient-of-one-feed");
  });

  it("stay single where the feed is faster than the belt", () => {
    const design = conveyor({ massFlow: 500, lift: 30, friction: 0.02, skirtLength: 6 });
    const fast = design.points.map((point) => (point.kind === "hopper" ? { ...point, feedSpeed: 6 } : point));
    const { findings, cases } = solved(withC({ ...design, points: fast }), "DIN");
    expect(findings.map(({ code }) => code)).toContain("secondary-not-shared");
    expect(cases["running-full"].components.acceleration).toBe(500 * (3 - 6));
  });
});

describe("JIS in its classic form (9)", () => {
  it("has friction in proportion to f, and to belt, rolls and load together", () => {
    fc.assert(
      fc.property(number(0.01, 0.04), number(1, 2), (friction, more) => {
        const at = (f: number) => full(conveyor({ massFlow: 500, lift: 30, friction: f, skirtLength: 6 }), "JIS");
        expect(at(friction * more).components.friction / at(friction).components.friction).toBeCloseTo(more, 9);
      }),
      few,
    );
  });

  it("has the friction of the closed formula over strands with idlers on their whole length", () => {
    // P1 and P2 of 9.8.2 with l = 300 m level, l0 = 66 m, belt 24.852 and load 166.667 kg/m.
    const design = conveyor({ massFlow: 500, lift: 30, friction: 0.022, skirtLength: 6 });
    const { friction } = full(design, "JIS").components;
    const { sections } = solved(design, "JIS").loop;
    const { carryIdler, returnIdler, belt } = design;
    const idlers = sections.reduce((sum, { run, start: { section } }) => {
      const { rotatingMass } = section.strand === "carry" ? carryIdler : returnIdler;
      const isCarried = section.idlerSpacing > 0;
      const rolls = isCarried ? rotatingMass / section.idlerSpacing + belt.mass : 0;
      return sum + run * (rolls + (section.massFlow > 0 ? 500 / 3 : 0));
    }, 0);
    expect(friction / (((0.022 * (300 + 66)) / 300) * 9.80665 * idlers)).toBeCloseTo(1, 3);
  });

  it("counts nothing at points", () => {
    const { components } = full(conveyor({ massFlow: 500, lift: 30, friction: 0.022, skirtLength: 6 }), "JIS");
    const { friction: _friction, lift: _lift, ...others } = components;
    expect(Object.values(others).every((force) => force === 0)).toBe(true);
  });
});

// The mirror of 2.20, 3: what the belt lifts on the way up it gives back on the way down.
describe.each(methods)("a conveyor and its mirror by %s (12)", (method) => {
  it("have the same friction and opposite lifts where nothing follows the tension", () => {
    const plain = (lift: number): Design => {
      const design = conveyor({ massFlow: 500, lift, friction: 0.02, skirtLength: 0 });
      const points = design.points.map((point) => ({ ...point, cleaners: 0 }));
      return { ...design, points, loop: { ...design.loop, pulleyLosses: "ignored" } };
    };
    const [up, down] = [full(plain(12), method).components, full(plain(-12), method).components];
    expect(up.lift + down.lift).toBeCloseTo(0, 6);
    if (method === "CEMA" || method === "CEMA-7" || method === "VISCO") return;
    expect(up.friction).toBeCloseTo(down.friction, 6);
  });
});

describe.each(methods)("a belt that drives its motors by %s (13)", (method) => {
  it("drives them harder where friction is low, and leaves the drive tighter than it arrives", () => {
    fc.assert(
      fc.property(number(400, 900), number(-60, -40), (massFlow, lift) => {
        const design = conveyor({ massFlow, lift, friction: 0.02, skirtLength: 0 });
        const { cases, regenerative } = solved(design, method);
        const running = cases["running-full"];
        const easy = regenerative?.cases.find(({ name }) => name === "running-full");
        expect(running.effectiveTension).toBeLessThan(0);
        expect(Math.abs(easy?.effectiveTension ?? 0)).toBeGreaterThanOrEqual(Math.abs(running.effectiveTension));
        expect(running.points[3]?.leaving ?? 0).toBeGreaterThan(running.points[3]?.arriving ?? 0);
      }),
      few,
    );
  });
});
