import { describe, expect, it } from "vitest";
import { compareResults, outputAt } from "./results.ts";

describe("the comparison of stored with computed results", () => {
  it("counts what it compared and lists nothing where all agree", () => {
    expect(compareResults({ te: 310.19, tmax: 400 }, { te: 310.19, tmax: 400, tmin: 50 })).toEqual({
      compared: 2,
      differences: [],
    });
  });

  it("overlooks rounding to printed digits", () => {
    expect(compareResults({ absorbedPower: 1665.2 }, { absorbedPower: 1665.23 }).differences).toEqual([]);
  });

  it("lists the largest difference first, with label, unit and share", () => {
    const { differences } = compareResults({ te: 100, totalBeltL: 1000 }, { te: 110, totalBeltL: 1500 });
    expect(differences.map(({ path }) => path)).toEqual(["totalBeltL", "te"]);
    expect(differences[1]).toMatchObject({ label: "Effective tension Te", unit: "kN", stored: 100, computed: 110 });
    expect(differences[1]?.relative).toBeCloseTo(10 / 110, 12);
  });

  it("keeps the sign: ours below the file's is negative", () => {
    expect(compareResults({ te: 100 }, { te: 50 }).differences[0]?.relative).toBe(-0.5);
  });

  it("finds the result of one point", () => {
    const { differences } = compareResults({ "pulls[3].t1": 80 }, { "pulls[3].t1": 81 });
    expect(differences[0]).toMatchObject({ path: "pulls[3].t1", unit: "kN" });
    expect(outputAt("pulls[3].t1")?.name).toBe("t1");
    expect(outputAt("pulls[3].nothing")).toBeUndefined();
  });

  it("says so, last, where we give no such result", () => {
    const { differences } = compareResults({ nomCSL10h: 70_000, te: 1 }, { te: 2 });
    expect(differences.map(({ path, computed }) => [path, computed])).toEqual([
      ["te", 2],
      ["nomCSL10h", undefined],
    ]);
  });

  it("compares words as words", () => {
    expect(compareResults({ tractionCase: "Running Full" }, { tractionCase: "Running Full" }).differences).toEqual([]);
    expect(
      compareResults({ tractionCase: "Running Full" }, { tractionCase: "Starting Full" }).differences,
    ).toHaveLength(1);
  });

  it("takes two zeros as equal and tells a zero from a figure", () => {
    expect(compareResults({ te: 0 }, { te: 0 }).differences).toEqual([]);
    expect(compareResults({ te: 0 }, { te: 0.001 }).differences).toHaveLength(1);
  });
});
