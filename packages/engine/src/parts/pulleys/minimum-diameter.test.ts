import { describe, expect, it } from "vitest";
import { bearingCentres, faceWidth } from "../../rules/pulley-limits/diameter.ts";
import { groupDiameter } from "../../standards/din-22101-2011/pulley-diameter.ts";
import { expectPrinted } from "../../test-support/printed.ts";
import { workedMinimum as input } from "../../test-support/worked/machine-inputs.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { laggingCheck, type MinimumDiameterInput, minimumDiameter, pulleyGroup } from "./minimum-diameter.ts";

const none = { full: 0, "60": 0, "30": 0 };
const of = (change: Partial<MinimumDiameterInput>) => minimumDiameter(startTrace("checked"), { ...input, ...change });

// Handbook 4, example 12.
describe("smallest pulley", () => {
  it("is that of the maker by group and tension", () => {
    expectPrinted(of({}).utilisation * 100, "89.916");
    expect(of({})).toMatchObject({ band: "full", diameter: 0.63, isAdequate: true });
    const bend = of({ tension: 65e3, group: "B" });
    expectPrinted(bend.utilisation * 100, "36.111");
    expect(bend.diameter).toBe(0.56);
  });

  it("goes by the carcass when the maker is silent", () => {
    const minima = { A: none, B: none, C: none };
    expect(of({ minima }).diameter).toBe(0.63);
    expect(of({ minima, group: "B" }).diameter).toBe(0.5);
    expect(of({ minima, group: "C" }).diameter).toBe(0.4);
    expect(of({ minima, tension: 50e3 }).diameter).toBe(0.4);
  });

  // Handbook 9.4.11: 551 mm of carcass; Ref-M has a load factor of 103.1745 %.
  it("goes by the load factor of DIN where the method asks so", () => {
    const minima = { A: none, B: none, C: none };
    const by = (pull: number, group: "A" | "B" | "C") =>
      of({
        minima,
        group,
        beltWidth: 1,
        carcass: "steel-cord",
        carcassThickness: 0.0038,
        rule: { kind: "load-factor", largestTension: pull, strength: 1000 },
      }).diameter;
    expect([by(128.9681, "A"), by(128.9681, "B"), by(128.9681, "C")]).toEqual([0.8, 0.63, 0.5]);
    expect([by(94.624, "A"), by(94.624, "B"), by(94.624, "C")]).toEqual([0.63, 0.5, 0.4]);
    expect([by(50, "A"), by(50, "B"), by(50, "C")]).toEqual([0.5, 0.4, 0.315]);
    expect([by(30, "A"), by(30, "B"), by(30, "C")]).toEqual([0.4, 0.4, 0.315]);
  });

  // Handbook 9.4.11, exceptions of large bases.
  it.each([
    [1.4, [1.6, 1.4, 1], [1.4, 1.25, 1]],
    [1.6, [1.8, 1.6, 1.25], [1.6, 1.25, 1]],
    [1.8, [2, 1.8, 1.25], [1.8, 1.4, 1.25]],
    [2, [2.2, 2, 1.4], [2, 1.6, 1.25]],
  ])("of a base of %d m are those of the table", (base, over, under) => {
    const at = (factor: number) =>
      [0, 1, 2].map((group) => groupDiameter.evaluate({ diameter: base, loadFactor: factor, group }));
    expect([at(1.1), at(0.8)]).toEqual([over, under]);
  });

  // Handbook 9.6.5.
  it("goes by how far the belt turns where the method is GB", () => {
    const minima = { A: none, B: none, C: none };
    const by = (degrees: number, isHead = false, beltWidth = 1) =>
      of({
        minima,
        beltWidth,
        carcass: "steel-cord",
        carcassThickness: 0.0038,
        rule: { kind: "by-turn", wrapAngle: degrees * degree, isHead },
      }).diameter;
    expect([by(200, true), by(180), by(90), by(20)]).toEqual([0.63, 0.5, 0.4, 0.315]);
    const thin = (beltWidth: number) =>
      of({
        minima,
        beltWidth,
        carcass: "steel-cord",
        carcassThickness: 0.002,
        rule: { kind: "by-turn", wrapAngle: 0.3, isHead: false },
      }).diameter;
    expect([thin(1), thin(0.4)]).toEqual([0.25, 0.2]);
  });

  it("reports a shell that is too small and a belt pulled too hard", () => {
    const trace = startTrace("checked");
    minimumDiameter(trace, { ...input, shellDiameter: 0.5, tension: 200e3 });
    expect(trace.findings.map((finding) => finding.code)).toEqual(["belt-overtensioned", "pulley-too-small"]);
  });
});

it("groups pulleys by duty, wrap and tension", () => {
  expect(pulleyGroup({ kind: "drive", wrapAngle: 3, tensionShare: 0.2 })).toBe("A");
  expect(pulleyGroup({ kind: "bend", wrapAngle: 170 * degree, tensionShare: 0.9 })).toBe("A");
  expect(pulleyGroup({ kind: "tail", wrapAngle: 180 * degree, tensionShare: 0.3 })).toBe("B");
  expect(pulleyGroup({ kind: "bend", wrapAngle: 20 * degree, tensionShare: 0.9 })).toBe("C");
});

// Handbook 4 §13.
describe("pulley width", () => {
  it.each([
    [400, 500, 750],
    [800, 950, 1300],
    [1200, 1400, 1900],
    [1800, 2000, 2700],
    [2200, 2500, 3300],
    [1100, 1250, 1750],
  ])("for a belt of %d mm is %d mm with bearings %d mm apart", (belt, face, centres) => {
    const beltWidth = belt / 1000;
    const width = faceWidth(startTrace("checked"), { beltWidth });
    expect(Math.round(width * 1000)).toBe(face);
    const apart = bearingCentres(startTrace("checked"), { faceWidth: width, beltWidth });
    expect(Math.round(apart * 1000)).toBe(centres);
  });
});

it("warns of overloaded lagging", () => {
  const trace = startTrace("checked");
  const pull = { arriving: 400e3, leaving: 300e3, diameterOverLagging: 0.824, beltWidth: 1.2 };
  expect(laggingCheck(trace, { ...pull, lagging: "rubber" }).isAdequate).toBe(false);
  expect(laggingCheck(trace, { ...pull, lagging: "ceramic" }).isAdequate).toBe(true);
  expect(trace.findings).toHaveLength(1);
});
