import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import type { DinFriction } from "../../design/settings.ts";
import { solve } from "../../solve/solve.ts";
import { refM } from "../../test-support/ref-m.ts";
import { printsAs } from "../../test-support/significant.ts";
import { startTrace } from "../../trace/trace.ts";
import { frictionOfSet, measuredIndentation, scoredFriction, setResistance } from "./friction.ts";

const trace = startTrace("checked");
const isPrinted = (value: number, printed: string) => expect([value, printsAs(value, printed)]).toEqual([value, true]);
const asked = (friction: DinFriction): Design => {
  const design = refM(55005.33 + 55337.98, 0.02);
  const points = design.points.map(({ section: { frictionFactor: _typed, ...section }, ...point }) => ({
    ...point,
    section,
  }));
  return { ...design, points, settings: { ...design.settings, din: { ...design.settings.din, friction } } };
};
function factors(design: Design): readonly number[] {
  const found = solve(design, { method: "DIN" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found.cases["running-full"].sections.map(({ frictionFactor }) => frictionFactor);
}

// Handbook 9.4.4.
describe("the friction factor by conditions", () => {
  it.each([
    [0, 0, 0.02],
    [2, 1, 0.02],
    [4, 0, 0.016],
    [0, 3, 0.026],
    [10, 0, 0.01],
    [0, 10, 0.04],
  ])("with %d better and %d worse is %d", (better, worse, friction) => {
    expect(scoredFriction(trace, { better, worse })).toBeCloseTo(friction, 12);
  });

  it("stays within the ends of DIN and moves as each answer says", () => {
    const number = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(number, number, (better, worse) => {
        const friction = scoredFriction(trace, { better, worse });
        expect(friction).toBeGreaterThanOrEqual(0.01);
        expect(friction).toBeLessThanOrEqual(0.04);
        expect(scoredFriction(trace, { better: better + 1, worse })).toBeLessThanOrEqual(friction);
        expect(scoredFriction(trace, { better, worse: worse + 1 })).toBeGreaterThanOrEqual(friction);
      }),
    );
  });

  // Ref-M: 152 mm rolls every 1.2 and 3 m are medium, 3 m/s is better; on the return a flat roll is better too.
  it("is found by strand from what the design knows, and from four answers", () => {
    const medium = { material: "medium", alignment: "medium", tension: "medium", operation: "medium" } as const;
    const at20 = (friction: DinFriction) => ({ ...asked(friction), lowestTemperature: 20 });
    const flat = (design: Design) => ({
      ...design,
      returnIdler: { ...design.returnIdler, rolls: 1, troughAngle: 0, rollDiameter: 0.152 },
    });
    const [, carry = 0, , back = 0] = factors(flat(at20({ kind: "conditions", answers: medium })));
    expect([carry, back].map((friction) => Number(friction.toFixed(6)))).toEqual([0.019, 0.018]);
    const answers = { material: "worse", alignment: "better", tension: "better", operation: "worse" } as const;
    const [, answered = 0] = factors(flat(at20({ kind: "conditions", answers })));
    expect(answered).toBeCloseTo(0.019 + 2 * 0.002 - 2 * 0.001, 9);
    const cold = { ...at20({ kind: "conditions", answers: medium }), lowestTemperature: -10 };
    expect(factors(flat(cold))[1]).toBeCloseTo(0.021, 9);
  });
});

// Handbook 9.4.4, test vector: laboratory point of 24 N/m at 3000 N/m on a roll of 219 mm.
describe("the friction factor by components", () => {
  const sample = { drag: 24, testedForce: 3000, testedRoll: 0.219 };

  it("has the printed drags of indentation", () => {
    isPrinted(measuredIndentation(trace, { ...sample, lineForce: 2000, rollDiameter: 0.152 }), "17.83022");
    isPrinted(measuredIndentation(trace, { ...sample, lineForce: 4500, rollDiameter: 0.194 }), "44.67808");
  });

  it("has the printed drags and factors of the reference set", () => {
    const roll = (force: number, face: number) =>
      face * measuredIndentation(trace, { ...sample, lineForce: force / face, rollDiameter: 0.152 });
    const [centre, wing] = [roll(1215.803, 0.465), roll(351.0942, 0.2825)];
    isPrinted(centre, "11.85177");
    isPrinted(wing, "2.671009");
    isPrinted(centre + 2 * wing, "17.19379");
    // The forces above are printed to seven digits: what follows goes on from the printed sum.
    const indentation = 17.19379;
    const mass = { idlerMass: 18.5, beltMass: 24.852, lineLoad: 1500 / 3.6 / 3, slopeCosine: 0.99503719 };
    const found = (share: number) => {
      const resistance = setResistance(trace, { indentation, rolls: 3, rollDrag: 2, share });
      return { resistance, friction: frictionOfSet(trace, { resistance, gravity: 9.81, spacing: 1.2, ...mass }) };
    };
    const printed = [
      [0.7, "33.13399", "0.01551381"],
      [0.8, "28.99224", "0.01357458"],
      [0.9, "25.77088", "0.01206630"],
    ] as const;
    for (const [share, resistance, friction] of printed) {
      isPrinted(found(share).resistance, resistance);
      isPrinted(found(share).friction, friction);
    }
  });

  it("is that of the solved section", () => {
    const design = asked({ kind: "components", ...sample, rollDrag: 2, share: 0.8 });
    const rolls = { ...design.crossSection, edgeRule: "ISO", centreLengthRule: "roll" } as const;
    const [, carry = 0] = factors({ ...design, crossSection: rolls });
    isPrinted(carry, "0.01357458");
  });
});
