import { describe, expect, it } from "vitest";
import { runCalculator } from "./calculator.ts";
import { calculators } from "./calculators.ts";

function outcomeOf(name: string, typed: Readonly<Record<string, number>>) {
  const calculator = calculators.find((one) => one.name === name);
  if (!calculator) throw new Error(`no calculator ${name}`);
  return runCalculator(calculator, typed);
}

function figureOf(name: string, label: string, typed: Readonly<Record<string, number>>): number {
  const outcome = outcomeOf(name, typed);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.figures.find((one) => one.label === label)?.value ?? Number.NaN;
}

describe("the calculators", () => {
  it.each(calculators.map(({ name }) => name))("%s answers with what it begins with, and says how", (name) => {
    const outcome = outcomeOf(name, {});
    expect(outcome.kind).toBe("found");
    if (outcome.kind !== "found") return;
    for (const { value } of outcome.figures) expect(Number.isFinite(value)).toBe(true);
    expect(outcome.steps.length).toBeGreaterThan(0);
  });

  // CEMA, Belt Conveyors for Bulk Materials, 5th ed., wrap factor table: lagged pulley, 240°, automatic take-up: 0.30.
  it("take angles in degrees", () => {
    expect(figureOf("traction", "Drive factor", { friction: 0.35, wrapAngle: 240 }).toFixed(2)).toBe("0.30");
  });

  // International standard atmosphere at sea level: 101.325 kPa; 15 °C gives 1.225 kg/m³.
  it("know the air at sea level", () => {
    expect(figureOf("air", "Density", { altitude: 0, temperature: 15 })).toBeCloseTo(1.225, 2);
  });

  it("name the field they refuse", () => {
    expect(outcomeOf("traction", { wrapAngle: 0 })).toMatchObject({
      kind: "refused",
      message: expect.stringMatching(/^Wrap must be above 0/),
    });
  });
});
