import { describe, expect, it } from "vitest";
import { aSection, workedConveyor, workedPoints } from "../../test-support/worked-conveyor.ts";
import { bareTrace } from "../../trace/trace.ts";
import { byZones } from "./by-zones.ts";
import type { ResistanceMethod, SectionFriction } from "./method.ts";
import type { SectionInCase } from "./section-in-case.ts";

const rotatingMass = 24;
const [start] = workedPoints;
if (start === undefined) throw new Error("the worked conveyor has points");

/** A section of so many metres whose idlers stand as it says. */
function sectionOf(own: Parameters<typeof aSection>[0], length = 100, spacing = 1.2): SectionInCase {
  const geometry = { start: { ...start, section: aSection({ idlerSpacing: spacing, ...own }) }, length };
  const idler = { ...workedConveyor.carryIdler, rotatingMass };
  return { geometry, idler, spacing, idlerMass: rotatingMass / spacing } as unknown as SectionInCase;
}

/** Friction of what turns over a length, and of the square of the spacing, which no mean of spacings would give. */
const forceOf = ({ geometry, spacing, idlerMass }: SectionInCase) => geometry.length * (idlerMass + 50 * spacing ** 2);

function methodOf(isBare = false): ResistanceMethod {
  const friction = (_: unknown, section: SectionInCase): SectionFriction => ({
    main: (_step, tension) => forceOf(section) + tension,
    bare: isBare ? forceOf(section) : (tension) => forceOf(section) + tension,
    factor: () => section.spacing,
    parts: (_step, tension) => ({ turning: section.geometry.length * section.idlerMass, pulled: tension }),
  });
  return { name: "CEMA", friction } as unknown as ResistanceMethod;
}
const frictionOf = (section: SectionInCase, isBare = false) => byZones(methodOf(isBare)).friction(bareTrace, section);

/** A stretch by hand: mass of idlers per metre is mass over spacing. */
const stretch = (length: number, spacing: number) => length * (rotatingMass / spacing + 50 * spacing ** 2);
const closer = [
  { length: 10, spacing: 0.4, isImpact: true },
  { length: 20, spacing: 0.8, isImpact: false },
];
const closerAtEnd = { length: 5, spacing: 0.6, isImpact: false };

describe("idlers that stand closer at the ends of a section", () => {
  const sum = stretch(10, 0.4) + stretch(20, 0.8) + stretch(65, 1.2) + stretch(5, 0.6);

  it("count stretch by stretch, each at the mean tension of the section", () => {
    const found = frictionOf(sectionOf({ closer, closerAtEnd }));
    expect(found.main(bareTrace, 0)).toBeCloseTo(sum, 9);
    expect(found.main(bareTrace, 7)).toBeCloseTo(sum + 4 * 7, 9);
    if (typeof found.bare === "number") throw new Error("it depends on tension");
    expect(found.bare(7)).toBeCloseTo(sum + 4 * 7, 9);
    const parts = found.parts(bareTrace, 7);
    const turning = rotatingMass * (10 / 0.4 + 20 / 0.8 + 65 / 1.2 + 5 / 0.6);
    expect(parts).toEqual({ turning: expect.closeTo(turning, 9), pulled: 28 });
    expect(found.factor(bareTrace, 7, 0)).toBe(1.2);
  });

  it("are a plain number for inner loops where tension does not matter", () => {
    expect(frictionOf(sectionOf({ closer, closerAtEnd }), true).bare).toBeCloseTo(sum, 9);
  });

  it.each([
    ["at its beginning only", { closer }, stretch(10, 0.4) + stretch(20, 0.8) + stretch(70, 1.2)],
    ["at its end only", { closerAtEnd }, stretch(95, 1.2) + stretch(5, 0.6)],
    ["all along", { closer: [{ length: 1e3, spacing: 0.6, isImpact: false }] }, stretch(100, 0.6)],
  ])("count where they stand %s", (_, own, expected) => {
    expect(frictionOf(sectionOf(own)).main(bareTrace, 0)).toBeCloseTo(expected, 9);
  });

  it("change nothing where they stand evenly, and a section without idlers or length is as it is", () => {
    for (const section of [
      sectionOf({}),
      sectionOf({ closer, closerAtEnd }, 0),
      { ...sectionOf({ closer, closerAtEnd }), spacing: 0, idlerMass: 0 },
    ]) {
      expect(frictionOf(section).main(bareTrace, 3)).toBe(forceOf(section) + 3);
    }
  });

  it("count in the method for braking sections too, where there is one", () => {
    expect(byZones(methodOf())).not.toHaveProperty("regenerating");
    const both = byZones({ ...methodOf(), regenerating: methodOf() }).regenerating;
    const section = sectionOf({ closer, closerAtEnd });
    expect(both?.friction(bareTrace, section).main(bareTrace, 0)).toBeCloseTo(sum, 9);
  });
});
