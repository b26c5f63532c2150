import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectPrinted } from "../test-support/printed.ts";
import { workedPipe as pipe } from "../test-support/worked/calculator-inputs.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { startTrace } from "../trace/trace.ts";
import { foot, pound } from "../units.ts";
import { pulleyInertia, type RotatingPart, rubberLaggingDensity, steelDensity } from "./pulley-inertia.ts";
import { tube } from "./tube.ts";

// Handbook 7.4.
describe("tube", () => {
  it("has the printed overlap and areas", () => {
    const result = tube(startTrace(), pipe);
    expectPrinted(result.overlap, "0.170325");
    expectPrinted(result.geometricOverlap, "0.340651");
    expectPrinted(result.area, "0.0863297");
    expectPrinted(result.areaWithFullOverlap, "0.0831446");
    expectPrinted(result.depth, "0.23582");
    expectPrinted(result.transitionLength, "9.375");
    expectPrinted(result.curveRadius, "112.5");
    expectPrinted(result.rollFace, "0.216506");
    expectPrinted(tube(startTrace(), { ...pipe, carcass: "steel" }).transitionLength, "18.75");
    expectPrinted(tube(startTrace(), { ...pipe, carcass: "steel" }).curveRadius, "225");
  });

  it("warns of a full pipe and large lumps, and refuses a belt that does not close", () => {
    const trace = startTrace();
    tube(trace, { ...pipe, lumpSize: 0.2 });
    expect(trace.findings.map((finding) => finding.code)).toEqual(["pipe-too-full", "pipe-lump-too-large"]);
    expect(() => tube(startTrace(), { ...pipe, beltWidth: 1.1 })).toThrow(InputRefused);
  });
});

const steel = { density: steelDensity, count: 1 };
const parts: readonly RotatingPart[] = [
  { name: "shell", outerDiameter: 0.8, innerDiameter: 0.768, length: 1.4, ...steel },
  { name: "lagging", outerDiameter: 0.824, innerDiameter: 0.8, length: 1.4, density: rubberLaggingDensity, count: 1 },
  { name: "discs", outerDiameter: 0.768, innerDiameter: 0.26, length: 0.04, density: steelDensity, count: 2 },
  { name: "shaft", outerDiameter: 0.18, innerDiameter: 0, length: 2, ...steel },
];

// Handbook EX 7.6.
describe("pulley inertia", () => {
  const result = pulleyInertia(startTrace(), { parts, beltRadius: 0.412, gearRatio: 21.77 });

  it.each([
    [0, "433.095", "66.5789"],
    [1, "49.2848", "8.12568"],
    [2, "257.577", "21.1671"],
    [3, "399.516", "1.61804"],
  ])("of part %d is as printed", (at, mass, inertia) => {
    expectPrinted(result.parts[at]?.mass ?? 0, mass);
    expectPrinted(result.parts[at]?.inertia ?? 0, inertia);
  });

  it("adds up as printed", () => {
    expectPrinted(result.inertia, "97.4897");
    expectPrinted(result.mass, "1139.47");
    expectPrinted(result.gdSquared, "389.959");
    expectPrinted(result.inertia / (pound * foot ** 2), "2313.47");
    expectPrinted(result.beltLineMass, "574.334");
    expectPrinted(result.motorSideInertia, "0.205704");
  });

  it("is the same for a wall cut in two, and never beyond all mass at the rim", () => {
    const size = fc.double({ min: 0.1, max: 2, noNaN: true });
    fc.assert(
      fc.property(size, fc.double({ min: 0, max: 1, noNaN: true }), (outerDiameter, share) => {
        const whole = { name: "a", outerDiameter, innerDiameter: 0.05, length: 1, ...steel };
        const cut = 0.05 + share * (outerDiameter - 0.05);
        const halves = [
          { ...whole, innerDiameter: cut },
          { ...whole, outerDiameter: cut },
        ];
        const of = (list: readonly RotatingPart[]) =>
          pulleyInertia(startTrace("checked"), { parts: list, beltRadius: 1, gearRatio: 1 });
        expect(of(halves).inertia).toBeCloseTo(of([whole]).inertia, 6);
        expect(of([whole]).inertia).toBeLessThanOrEqual(of([whole]).mass * (outerDiameter / 2) ** 2);
      }),
    );
  });

  it("refuses a bore wider than the part", () => {
    const wide = { name: "shell", outerDiameter: 0.5, innerDiameter: 0.6, length: 1, ...steel };
    expect(() => pulleyInertia(startTrace(), { parts: [wide], beltRadius: 1, gearRatio: 1 })).toThrow(InputRefused);
  });
});
