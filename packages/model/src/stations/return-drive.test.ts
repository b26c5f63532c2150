import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gapOfPulleys } from "../layouts/layout.ts";
import { foldedDrive } from "./return-drive.ts";

const radius = fc.double({ min: 0.1, max: 1.3, noNaN: true });

describe("a drive below the return strand", () => {
  it("is wrapped by at least half a turn, with a gap between all three pulleys whatever their size", () => {
    fc.assert(
      fc.property(radius, radius, (drive, bend) => {
        const { drive: hung, bends, extraWrap } = foldedDrive(drive, bend);
        expect(extraWrap).toBeGreaterThanOrEqual(0);
        expect(extraWrap).toBeLessThanOrEqual(Math.PI / 6);
        expect(2 * bends.apart).toBeGreaterThanOrEqual(2 * bend + gapOfPulleys - 1e-9);
        const apart = Math.hypot(bends.apart, bends.above - hung.above);
        expect(apart).toBeCloseTo(drive + bend + gapOfPulleys, 9);
        // The belt lies on top of the bends.
        expect(bends.above).toBeCloseTo(-bend, 12);
      }),
    );
  });

  it("is wrapped by thirty degrees more where the bends are no larger than the drive", () => {
    fc.assert(
      fc.property(radius, fc.double({ min: 0.3, max: 1, noNaN: true }), (drive, share) => {
        fc.pre(drive >= 0.25);
        expect(foldedDrive(drive, share * drive).extraWrap).toBeCloseTo(Math.PI / 6, 12);
      }),
    );
  });
});
