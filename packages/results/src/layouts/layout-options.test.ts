import { calculate, changeLayout, firstDesign, layoutFamilies } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { layoutOptions } from "./layout-options.ts";

const incline = firstDesign({ capacity: 1000, length: 600, lift: 18, width: 1000 });
const downhill = firstDesign({ capacity: 1500, length: 800, lift: -60, width: 1200 });

describe("the layouts a conveyor may have", () => {
  it("are five, one of them as it is and one recommended, each with its figures", () => {
    const options = layoutOptions(incline, undefined, { system: "metric" });
    expect(options.map(({ family }) => family)).toEqual([...layoutFamilies]);
    expect(options.filter(({ isNow }) => isNow).map(({ family }) => family)).toEqual(["head"]);
    expect(options.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
    for (const { outcome } of options) {
      expect(outcome).toMatchObject({ kind: "laid" });
      if (outcome.kind !== "laid") continue;
      expect(outcome.figures?.drives).toBe(outcome.conveyor.drives.length);
      expect(outcome.figures?.largestTension).toBeGreaterThan(0);
    }
  });

  it("have the figures that a calculation of each gives, errors counted", () => {
    // No belt sags as little as this: there are errors in every layout.
    const strict = { ...incline, selectBeltMode: "Manual" as const, allowSagCS: 0.2 };
    for (const { outcome } of layoutOptions(strict, undefined, { system: "metric" })) {
      if (outcome.kind !== "laid") throw new Error("all can be laid");
      const found = calculate(outcome.conveyor);
      if (found.kind === "refused") throw new Error("all can be calculated");
      const { results, solution } = found;
      const isGravity = outcome.conveyor.takeupType.endsWith("Gravity");
      expect(outcome.figures).toEqual({
        drives: outcome.conveyor.drives.length,
        takeUp: { value: isGravity ? results.takeUpMassReq : results.ttup, unit: isGravity ? "kg" : "kN" },
        largestTension: results.tmax,
        installedPower: results.installedPower,
        errors: solution.findings.filter(({ severity }) => severity === "error").length,
      });
      const severities = new Set(solution.findings.map(({ severity }) => severity));
      expect(severities.size).toBeGreaterThan(1);
      expect(severities).toContain("error");
    }
  });

  // Handbook 15.32: one pulley needs T1 600 kN where two need 477 to 515.
  it("lower the largest tension of a belt near slipping with a second drive, which grips more", () => {
    const overland = firstDesign({ capacity: 3000, length: 6500, lift: 20, width: 1600 });
    const options = layoutOptions(overland, undefined, { system: "metric" });
    const tensionOf = (family: string) => {
      const found = options.find((one) => one.family === family);
      return found?.outcome.kind === "laid" ? (found.outcome.figures?.largestTension ?? 0) : 0;
    };
    expect(tensionOf("dual-head")).toBeLessThan(tensionOf("head"));
  });

  it("recommend the upper end for a belt that drives its motors, and say so in both languages", () => {
    const outcome = changeLayout.apply(downhill, { layout: "head" });
    const head = outcome.kind === "changed" ? outcome.conveyor : downhill;
    const said = (language: "en" | "de") =>
      layoutOptions(head, undefined, { system: "metric", language }).find(({ isRecommended }) => isRecommended);
    expect(said("en")).toMatchObject({ family: "tail", title: "Tail drive with brake" });
    expect(said("en")?.why).toMatch(/the load drives the belt with \d+ kN/);
    expect(said("de")?.why).toMatch(/Die Last treibt den Gurt/);
  });

  it("are none where the loop has no strands", () => {
    expect(layoutOptions({ ...incline, pulls: [] }, undefined, { system: "metric" })).toEqual([]);
  });
});
