import { describe, expect, it } from "vitest";
import { findingNumbers } from "./finding-numbers.ts";

describe("the numbers of a finding", () => {
  it("are told in units that people type, with the limit in the unit of what it limits", () => {
    const found = findingNumbers({
      code: "take-up-light",
      values: { tension: 63_743 },
      limit: { least: 80_827 },
    });
    expect(found).toEqual({
      values: [{ name: "tension", value: 63.743, unit: "kN" }],
      limit: { bounds: { least: 80.827 }, unit: "kN" },
    });
  });

  it.each([
    ["drive-short-holdback-bore", 0.12, 120, "mm"],
    ["drive-short-motor-power", 630_000, 630, "kW"],
    ["drive-short-gearbox-ratio", 18, 18, "1"],
    ["drive-short-gearbox-input-speed", 25, 1500, "rev/min"],
    ["pulley-hub-diameter", 0.2, 200, "mm"],
  ] as const)("of %s follow the check it is about", (code, si, value, unit) => {
    expect(findingNumbers({ code, values: { value: si } }).values).toEqual([{ name: "value", value, unit }]);
  });

  it.each([
    ["holdback-left-out", "runbackTorque", 12_143, 12_143, "Nm"],
    ["curve-belt-lifts", "beltLift", 0.006, 6, "mm"],
    ["curve-drift-too-large", "drift", 0.115, 115, "mm"],
    ["dynamic-interval-lengthened", "wantedInterval", 0.1, 0.1, "s"],
  ] as const)("of %s have the unit of %s", (code, name, si, value, unit) => {
    expect(findingNumbers({ code, values: { [name]: si } }).values).toEqual([{ name, value, unit }]);
  });

  it("end with the one that is limited, so that the limit follows it", () => {
    const { values, limit } = findingNumbers({
      code: "start-stalls",
      values: { speed: 0.5, force: 21_000, startFactor: 1.3 },
      limit: { above: 30_000 },
    });
    expect(values.map(({ name }) => name)).toEqual(["speed", "startFactor", "force"]);
    expect(limit).toEqual({ bounds: { above: 30 }, unit: "kN" });
  });

  // Each is an input that a guard of the engine may replace, with the unit its formula gives it.
  it.each([
    ["tension", 1613, 3870, "kN", [1.613, 3.87]],
    ["surchargeAngle", 0, Math.PI / 180, "deg", [0, 1]],
    ["centreFaceWidth", 0.2, 0.3, "mm", [200, 300]],
    ["jerkTime", 12, 10, "s", [12, 10]],
    ["diameterRatio", 1, 1.1, "1", [1, 1.1]],
  ] as const)("tell %s and what took its place in the same unit", (name, given, used, unit, shown) => {
    const { values } = findingNumbers({ code: "value-replaced", values: { [name]: given, used } });
    expect(values.map((one) => [one.name, one.unit])).toEqual([
      [name, unit],
      ["used", unit],
    ]);
    for (const [at, { value }] of values.entries()) expect(value).toBeCloseTo(shown[at] ?? Number.NaN, 9);
  });

  it("put the limit of sag on its margin of tension", () => {
    const { limit } = findingNumbers({
      code: "sag-exceeded",
      values: { sag: 0.03, margin: -2000 },
      limit: { least: 0 },
    });
    expect(limit).toEqual({ bounds: { least: 0 }, unit: "kN" });
  });
});
