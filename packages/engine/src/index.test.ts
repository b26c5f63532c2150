import { describe, expect, it } from "vitest";
import * as engine from "./index.ts";

// Whoever makes a design from a document needs these formulas to be able to open what it derived.
describe("formulas for numbers a design derives", () => {
  // Handbook 2.3: ST1000, 8.28 kg/m² of carcass, covers 8 + 3 mm of 1.13, 1200 mm wide.
  it("open the mass of a belt", () => {
    const trace = engine.startTrace();
    const belt = { beltWidth: 1.2, carcassMass: 8.28, coverDensity: 1130, topCover: 0.008, bottomCover: 0.003 };
    expect(engine.beltMassPerMetre(trace, belt).toFixed(3)).toBe("24.852");
    expect(trace.steps.map(({ description }) => description.output.unit)).toEqual(["kg/m"]);
  });

  // Handbook 2.19: 6 kg·m² at 1485 rev/min, ratio 20.7345 to a pulley of 800 mm.
  it("open the mass of a drive at the belt", () => {
    const trace = engine.startTrace();
    const mass = engine.reflectedMass(trace, { inertia: 6, ratio: 20.7345, pulleyRadius: 0.4 });
    expect(mass.toFixed(0)).toBe("16122");
    expect(trace.steps.map(({ description }) => description.output.unit)).toEqual(["kg"]);
  });
});
