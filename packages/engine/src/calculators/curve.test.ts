import { expect, it } from "vitest";
import { expectPrinted } from "../test-support/printed.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { startTrace } from "../trace/trace.ts";
import { degree } from "../units.ts";
import { arcGeometry, concaveRadius, measuredRadius } from "./curve.ts";

// Handbook 7.8 and EX 5.3.
it("a curve is known by five numbers", () => {
  const { chord, middleOrdinate } = arcGeometry(startTrace(), { radius: 600, deflection: 6.84277 * degree });
  expectPrinted(chord, "71.6147");
  expectPrinted(middleOrdinate, "1.06943");
  expectPrinted(measuredRadius(startTrace(), { chord, middleOrdinate }), "600.000");
  const belt = { tension: 126e3, lineMass: 24.852, slope: Math.atan(0.12), tensionFactor: 1.1, gravity: 9.80665 };
  expectPrinted(concaveRadius(startTrace(), belt), "572.777");
});

it("a belt without mass has no radius", () => {
  const belt = { tension: 126e3, lineMass: 0, slope: 0, tensionFactor: 1.1, gravity: 9.80665 };
  expect(() => concaveRadius(startTrace(), belt)).toThrow(InputRefused);
});
