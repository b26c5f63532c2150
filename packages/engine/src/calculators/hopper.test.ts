import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectPrinted } from "../test-support/printed.ts";
import { workedHopper as input } from "../test-support/worked/calculator-inputs.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { startTrace } from "../trace/trace.ts";
import { degree } from "../units.ts";
import { type HopperInput, hopper } from "./hopper.ts";

const of = (change: Partial<HopperInput>) => hopper(startTrace(), { ...input, ...change });

// Handbook EX 7.3.
describe("hopper", () => {
  it("has the printed volumes, mass and angles", () => {
    const result = of({});
    expectPrinted(result.hopperVolume, "24.2667");
    expectPrinted(result.volume, "72.2667");
    expectPrinted(result.mass / 1000, "108.400");
    expectPrinted(result.lengthWallAngle / degree, "61.6992");
    expectPrinted(result.widthWallAngle / degree, "79.1145");
    expectPrinted(result.valleyAngle / degree, "60.2403");
    expectPrinted(of({ reposeAngle: 35 * degree }).heapVolume, "7.46888");
    const round = { isRound: true, topLength: 4, bottomLength: 1.2, height: 2.6, verticalHeight: 1 };
    const found = hopper(startTrace(), { ...round, topWidth: 9, bottomWidth: 9, bulkDensity: 1000 });
    expectPrinted(found.hopperVolume, "15.1383");
    expect(found.verticalVolume).toBeCloseTo(4 * Math.PI, 9);
    // A cone 4 m wide at 45° is 2 m high.
    const heaped = { ...round, topWidth: 9, bottomWidth: 9, bulkDensity: 1000, reposeAngle: Math.PI / 4 };
    expect(hopper(startTrace(), heaped).heapVolume).toBeCloseTo((4 * Math.PI * 2) / 3, 9);
    expect(found.valleyAngle).toBe(found.lengthWallAngle);
  });

  it("refuses a hopper without height", () => {
    expect(() => of({ height: 0 })).toThrow(InputRefused);
  });

  it("has a valley flatter than both walls and a volume between its ends", () => {
    const size = fc.double({ min: 0.2, max: 10, noNaN: true });
    fc.assert(
      fc.property(size, size, size, size, size, (topLength, topWidth, a, b, height) => {
        const bottomLength = Math.min(a, topLength);
        const bottomWidth = Math.min(b, topWidth);
        const found = of({ topLength, topWidth, bottomLength, bottomWidth, height });
        expect(found.valleyAngle).toBeLessThanOrEqual(Math.min(found.lengthWallAngle, found.widthWallAngle) + 1e-12);
        expect(found.hopperVolume).toBeGreaterThanOrEqual(height * bottomLength * bottomWidth * (1 - 1e-9));
        expect(found.hopperVolume).toBeLessThanOrEqual(height * topLength * topWidth * (1 + 1e-9));
      }),
    );
  });
});
