import { describe, expect, it } from "vitest";
import { bearingCentres, faceWidth } from "../../rules/pulley-limits/diameter.ts";
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
