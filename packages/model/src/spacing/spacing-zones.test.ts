import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { setSpacingZones } from "./set-spacing-zones.ts";
import { type SpacingStretch, spacingZones } from "./spacing-zones.ts";

const stretch = fc.record({
  length: fc.double({ min: 1, max: 900, noNaN: true }),
  spacing: fc.double({ min: 0.6, max: 8, noNaN: true }),
});
const strand = fc.array(stretch, { minLength: 1, maxLength: 12 }).map((parts) => {
  let end = 0;
  return parts.map(({ length, spacing }): SpacingStretch => {
    const start = end;
    end += length;
    return { start, end, spacing };
  });
});
const returns = fc.constantFrom(2.4, 3, 4.5, 5, 6, 10);

// Handbook 15.27: groups of at least 100 m, at most three values, the return a whole multiple, no wider than allowed.
describe("zones of idler spacing", () => {
  it("are few and long, nowhere wider than allowed, and whole parts of the return spacing", () => {
    fc.assert(
      fc.property(strand, returns, (allowed, back) => {
        const zones = spacingZones(allowed, back);
        fc.pre(zones.length > 0);
        const length = allowed.at(-1)?.end ?? 0;
        expect(zones[0]?.start).toBe(0);
        expect(zones.at(-1)?.end).toBe(length);
        expect(new Set(zones.map(({ spacing }) => spacing)).size).toBeLessThanOrEqual(3);
        for (const { start, end, spacing } of zones) {
          expect(end - start).toBeGreaterThanOrEqual(Math.min(100, length) - 1e-6);
          expect(Math.abs(back / spacing - Math.round(back / spacing))).toBeLessThan(1e-4);
          const met = allowed.filter((one) => one.start < end && one.end > start);
          for (const one of met) expect(spacing).toBeLessThanOrEqual(one.spacing + 1e-6);
        }
      }),
    );
  });

  it("widen with the tension of EX 15.38: 2.75, 5.5 and 11 m allowed", () => {
    const allowed = [2.75, 5.5, 10.999].map((spacing, at) => ({ start: 500 * at, end: 500 * (at + 1), spacing }));
    expect(spacingZones(allowed, 5)).toEqual([
      { start: 0, end: 500, spacing: 2.5 },
      { start: 500, end: 1500, spacing: 5 },
    ]);
  });

  it("are none where the belt is too slack for the closest idlers", () => {
    expect(spacingZones([{ start: 0, end: 500, spacing: 0.2 }], 3)).toEqual([]);
  });
});

describe("a conveyor with zones", () => {
  const first = firstDesign({ capacity: 1000, length: 4000, lift: 20, width: 1000 });
  // A typed friction does not grow with the sag, which a section has of its own mean tension.
  const conveyor = { ...first, pulls: first.pulls.map((one) => ({ ...one, frictionFactorInp: 0.02 })) };
  const { nomCSSpacing } = conveyor;
  const changed = (zones: readonly SpacingStretch[]) => {
    const outcome = setSpacingZones.apply(conveyor, { zones });
    if (outcome.kind !== "changed") throw new Error("Nothing was changed");
    return outcome.conveyor;
  };
  const pull = (of: Conveyor) => {
    const calculation = calculate(of);
    if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
    return calculation.solution.cases["running-full"].effectiveTension;
  };

  it("has points on the belt at their borders, which change nothing by themselves", () => {
    const parted = changed([
      { start: 0, end: 1000, spacing: nomCSSpacing },
      { start: 1000, end: 2500, spacing: nomCSSpacing },
      { start: 2500, end: 4001, spacing: nomCSSpacing },
    ]);
    expect(parted.pulls.filter(({ description }) => description === "Idler zone")).toHaveLength(2);
    expect(pull(parted) / pull(conveyor)).toBeCloseTo(1, 9);
  });

  it("turns fewer rolls where they stand further apart", () => {
    const wide = changed([
      { start: 0, end: 1000, spacing: nomCSSpacing },
      { start: 1000, end: 4001, spacing: 2 * nomCSSpacing },
    ]);
    expect(pull(wide)).toBeLessThan(pull(conveyor));
    const spaced = wide.pulls.filter(({ idlerSpacingInp }) => idlerSpacingInp === 2 * nomCSSpacing);
    expect(spaced.map(({ description }) => description)).toEqual(["Idler zone"]);
  });
});
