import { describe, expect, it } from "vitest";
import { solve } from "../../../solve/solve.ts";
import { workedConveyor } from "../../../test-support/worked-conveyor.ts";
import type { IdlerRow } from "../../idlers/select-idler.ts";
import { loadAlone } from "./load-alone.ts";

/** A set for the belt of the worked conveyor with rolls of this width. */
const rowOf = (faceWidth: number): IdlerRow => ({
  id: `row ${faceWidth}`,
  description: `rolls of ${faceWidth} m`,
  number: Math.round(1000 * faceWidth),
  allowSelection: true,
  beltWidth: workedConveyor.belt.width,
  rolls: workedConveyor.carryIdler.rolls,
  troughAngle: workedConveyor.carryIdler.troughAngle,
  roll: {
    ...{ diameter: 0.152, faceWidth, shaftDiameter: 0.03, dynamicRating: 30e3, staticRating: 15e3 },
    ...{ faceToBearing: 0.018, faceToSupport: 0.012 },
  },
  ...{ allowedSlope: 0.002, rotatingMass: 19, setMass: 45, price: 0 },
});

describe("the load on a belt without tensions", () => {
  it("fills the belt as the whole solution says", () => {
    const solution = solve(workedConveyor, { method: "ISO" });
    if (solution.kind === "refused") throw new Error("the worked conveyor is solved");
    expect(loadAlone(workedConveyor)).toMatchObject({
      kind: "laid",
      fillRatio: Number(solution.crossSection.lowDensity.fillRatio),
    });
  });

  it("is that on the idlers given where no row has their frame", () => {
    expect(loadAlone(workedConveyor, [])).toEqual(loadAlone(workedConveyor));
  });

  it("is that on the set with most room, wherever it stands in the list", () => {
    const widths = [0.36, 0.44, 0.52].map((share) => (share / 1.2) * workedConveyor.belt.width);
    const byRolls = { ...workedConveyor.crossSection, centreLengthRule: "roll" } as const;
    const fillOn = (rows: readonly IdlerRow[]) => {
      const load = loadAlone({ ...workedConveyor, crossSection: byRolls }, rows);
      return load.kind === "laid" ? Number(load.fillRatio) : Number.NaN;
    };
    const each = widths.map((width) => fillOn([rowOf(width)]));
    expect(new Set(each).size).toBe(3);
    const orders = [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      // Rows are tried by their number.
      const rows = order.map((at, number) => ({ ...rowOf(widths[at] ?? 0), number, setMass: 40 + number }));
      expect(fillOn(rows)).toBe(Math.min(...each));
    }
  });

  it("is refused where the belt cannot be laid", () => {
    expect(loadAlone({ ...workedConveyor, points: [] }).kind).toBe("refused");
  });

  it("refuses what its formulas refuse, and hides no fault of the program", () => {
    expect(loadAlone({ ...workedConveyor, beltSpeed: -1 })).toMatchObject({ kind: "refused" });
    const faulty = { ...workedConveyor, points: undefined } as unknown as typeof workedConveyor;
    expect(() => loadAlone(faulty)).toThrow(TypeError);
  });
});
