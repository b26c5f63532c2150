import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import type { Method } from "../design/method.ts";
import { workedConveyor } from "../test-support/worked-conveyor.ts";
import { plain } from "../trace/reference.ts";
import { degree } from "../units.ts";
import { compareMethods } from "./compare.ts";
import { loadCases } from "./load-case.ts";
import { type Solution, solve } from "./solve.ts";

function solved(design: Design, method: Method): Solution {
  const found = solve(design, { method, isTraced: true });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const withoutPulleys: Design = { ...workedConveyor, loop: { ...workedConveyor.loop, pulleyLosses: "ignored" } };
const tilted: Design = { ...withoutPulleys, carryIdler: { ...workedConveyor.carryIdler, forwardTilt: 2 * degree } };
const { settings } = tilted;
const counting: Design = { ...tilted, settings: { ...settings, cema: { ...settings.cema, isTiltCounted: true } } };
const codesOf = ({ findings }: Solution) => findings.map(({ code }) => code);
const tensionsOf = ({ cases }: Solution) => loadCases.map(({ name }) => cases[name].effectiveTension);

// Handbook 2.4.4: 2467.63 N on 250 m at 6.84°; here 296 m of run are loaded like that and 4 m carry the belt alone.
const perRun = 2467.63 / (250 * Math.cos(6.84 * degree));
const full = perRun * (296 + (4 * 24.852) / (24.852 + 166.667));
const empty = (perRun * 300 * 24.852) / (24.852 + 166.667);

describe("forward tilt by CEMA, 5th edition", () => {
  const apart = solved(tilted, "CEMA");

  it("leaves every tension as it is without tilt", () => {
    const level = solved(withoutPulleys, "CEMA");
    expect(apart.cases).toEqual(level.cases);
    expect(level.uncountedTilt).toBeUndefined();
    expect(codesOf(level)).not.toContain("tilt-not-counted");
  });

  it("is shown apart, and said to be", () => {
    const { uncountedTilt, findings, steps } = apart;
    expect((uncountedTilt?.["running-full"] ?? 0) / full).toBeCloseTo(1, 4);
    expect((uncountedTilt?.["coasting-empty"] ?? 0) / empty).toBeCloseTo(1, 4);
    const force = uncountedTilt?.["running-full"];
    expect(findings).toContainEqual(
      expect.objectContaining({ code: "tilt-not-counted", severity: "note", values: { force } }),
    );
    expect(
      steps.filter(({ description: { id } }) => id === "cema/uncounted-tilt").map(({ result }) => result),
    ).toContain(plain(force ?? Number.NaN));
  });

  it("is part of the tension where it is switched on", () => {
    const counted = solved(counting, "CEMA");
    expect(counted.uncountedTilt).toBeUndefined();
    expect(codesOf(counted)).not.toContain("tilt-not-counted");
    const { components, effectiveTension } = counted.cases["running-full"];
    expect(components.tilt).toBeCloseTo(apart.uncountedTilt?.["running-full"] ?? 0, 9);
    expect(effectiveTension - apart.cases["running-full"].effectiveTension).toBeCloseTo(components.tilt, 3);
  });

  it("stands beside the causes of a comparison, which still add up", () => {
    const iso = solved(tilted, "ISO");
    const { uncountedTilt, causes, effectiveTension } = compareMethods([iso, apart], "running-full");
    expect(uncountedTilt?.values).toEqual({ CEMA: apart.uncountedTilt?.["running-full"] });
    const sum = causes.reduce((total, { values }) => total + (values.CEMA ?? 0), 0);
    expect(sum).toBeCloseTo(effectiveTension.CEMA ?? 0, 6);
    expect(compareMethods([iso], "running-full").uncountedTilt).toBeUndefined();
  });
});

describe("forward tilt by every other method", () => {
  it.each<Method>(["ISO", "DIN", "VISCO", "CEMA-7"])("is part of the tension by %s, whatever CEMA does", (method) => {
    const found = solved(tilted, method);
    expect(found.cases["running-full"].components.tilt / full).toBeCloseTo(1, 4);
    expect(found.uncountedTilt).toBeUndefined();
    expect(tensionsOf(solved(counting, method))).toEqual(tensionsOf(found));
  });
});
