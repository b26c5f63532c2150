import { describe, expect, it } from "vitest";
import { solve } from "../../solve/solve.ts";
import { workedConveyor } from "../../test-support/worked-conveyor.ts";
import { bareTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { smallestDiameter } from "../pulleys/pulley-diameter.ts";
import type { BeltCandidate } from "./belt-input.ts";
import { beltNeeds, selectBelt } from "./select-belt.ts";

function steelCord(strength: number, change: Partial<BeltCandidate> = {}): BeltCandidate {
  return {
    id: `ST${strength}`,
    carcass: "steel-cord",
    isSelectable: true,
    strength: strength * 1e3,
    modulus: 72 * strength * 1e3,
    carcassThickness: 0.0038,
    carcassMass: 8.28,
    coverDensity: 1130,
    price: 100,
    widestByDensity: [],
    narrowestByTrough: [],
    ...change,
  };
}

function needsOfWorked(shells?: ReadonlyMap<string, number>) {
  const solution = solve(workedConveyor, { method: "ISO" });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  const cases = Object.values(solution.cases).filter(({ motion }) => motion === "running");
  return beltNeeds(workedConveyor, { ...solution, cases }, shells);
}

// Handbook 2.18: carcass 3.8 mm of steel, 551 mm, gives 630 A, 500 B and 400 C above 60 %.
describe("smallest pulley diameters", () => {
  const st1000 = { carcass: "steel-cord", carcassThickness: 0.0038 } as const;
  const of = (tensionClass: "A" | "B" | "C", utilisation: number) =>
    smallestDiameter(bareTrace, st1000, { tensionClass, utilisation });

  it("of an ST1000 belt are 630, 500 and 400 mm by class above 60 % of its rating", () => {
    expect([of("A", 0.631), of("B", 0.7), of("C", 0.61)]).toEqual([0.63, 0.5, 0.4]);
  });

  it("fall by the DIN pattern with the use of the rating", () => {
    expect([of("A", 0.6), of("B", 0.5), of("C", 0.31)]).toEqual([0.5, 0.4, 0.315]);
    expect([of("A", 0.3), of("B", 0.1), of("C", 0)]).toEqual([0.4, 0.4, 0.315]);
  });

  it("are those of the catalogue where it has them", () => {
    const pulleyDiameters = {
      above60: { A: 0.8, B: 0.63, C: 0.5 },
      above30: { A: 0, B: 0, C: 0 },
      upTo30: { A: 0, B: 0, C: 0 },
    };
    const listed = (utilisation: number) =>
      smallestDiameter(bareTrace, { ...st1000, pulleyDiameters }, { tensionClass: "A", utilisation });
    expect([listed(0.7), listed(0.5)]).toEqual([0.8, 0.5]);
  });
});

describe("the choice of a belt", () => {
  it("takes the weakest that meets every need and says why weaker ones do not", () => {
    // The worked conveyor pulls 147.27 kN while starting: 122.7 kN/m over 1.5 is less than 94.6 kN/m running.
    const { chosen, rejected } = selectBelt(
      workedConveyor,
      [steelCord(1000), steelCord(500), steelCord(630)],
      needsOfWorked(),
    );
    expect(chosen?.id).toBe("ST1000");
    expect(rejected.map(({ id, reasons }) => [id, reasons[0]?.code])).toEqual([
      ["ST500", "rating-low"],
      ["ST630", "rating-low"],
    ]);
    expect(rejected[1]?.reasons[0]?.limit).toBeCloseTo(94_624, -1);
  });

  it("prefers the lighter, then the cheaper, of equal strength", () => {
    const heavy = steelCord(1000, { id: "heavy", carcassMass: 9 });
    const dear = steelCord(1000, { id: "dear", price: 200 });
    expect(selectBelt(workedConveyor, [heavy, dear, steelCord(1000)], needsOfWorked()).chosen?.id).toBe("ST1000");
  });

  it("refuses belts by selection mark, width and pulleys", () => {
    const code = (change: Partial<BeltCandidate>) =>
      selectBelt(workedConveyor, [steelCord(1000, change)], needsOfWorked()).rejected[0]?.reasons.map(
        (reason) => reason.code,
      );
    expect(code({ isSelectable: false })).toEqual(["not-selectable"]);
    expect(
      code({
        widestByDensity: [
          { density: 1200, width: 2 },
          { density: 1600, width: 1 },
        ],
      }),
    ).toEqual(["too-wide-for-density"]);
    expect(code({ widestByDensity: [{ density: 1600, width: 0 }] })).toBeUndefined();
    expect(
      code({
        narrowestByTrough: [
          { troughAngle: 20 * degree, width: 1 },
          { troughAngle: 35 * degree, width: 1.4 },
        ],
      }),
    ).toEqual(["too-narrow-for-trough"]);
    expect(code({ carcassThickness: 0.0058 })).toContain("pulley-small");
  });

  // Handbook 04, 12: drives A; tail, take-up and bends of 30 degrees and more B; lagging is not counted.
  it("asks what is asked of the pulleys themselves: their class, and their shells without lagging", () => {
    const { pulleys } = needsOfWorked();
    expect(pulleys.find(({ pointId }) => pointId === "drive")).toMatchObject({ tensionClass: "A", diameter: 0.8 });
    expect(pulleys.find(({ pointId }) => pointId === "tail")).toMatchObject({ tensionClass: "B" });
    const bare = needsOfWorked(new Map([["drive", 0.776]])).pulleys;
    expect(bare.find(({ pointId }) => pointId === "drive")?.diameter).toBe(0.776);
  });
});

// Handbook 9.4.13: an edge tension of 141.1003 N/mm asks for 586.3501 N/mm of steel cord and 879.5252 of textile.
describe("a belt judged by its joints", () => {
  const needs = { requiredRating: 0, edgeTension: 141.1003e3, pulleys: [] };

  it("is strong enough for what they endure", () => {
    const found = selectBelt(workedConveyor, [steelCord(500), steelCord(586), steelCord(630)], needs);
    expect(found.chosen?.id).toBe("ST630");
    expect(found.rejected.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([
      ["joint-weak"],
      ["joint-weak"],
    ]);
    expect(((found.rejected[0]?.reasons[0]?.limit ?? 0) / 1e3).toFixed(4)).toBe("586.3501");
  });

  it("needs more of textile", () => {
    const textile = [800, 1000].map((strength) => steelCord(strength, { carcass: "fabric" }));
    expect(selectBelt(workedConveyor, textile, needs).chosen?.id).toBe("ST1000");
  });
});
