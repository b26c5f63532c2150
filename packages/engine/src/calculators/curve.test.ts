import { it } from "vitest";
import { expectPrinted } from "../test-support/printed.ts";
import { startTrace } from "../trace/trace.ts";
import { degree } from "../units.ts";
import { arcGeometry, measuredRadius } from "./curve.ts";

// Handbook 7.8.
it("a curve is known by five numbers", () => {
  const { chord, middleOrdinate } = arcGeometry(startTrace(), { radius: 600, deflection: 6.84277 * degree });
  expectPrinted(chord, "71.6147");
  expectPrinted(middleOrdinate, "1.06943");
  expectPrinted(measuredRadius(startTrace(), { chord, middleOrdinate }), "600.000");
});
