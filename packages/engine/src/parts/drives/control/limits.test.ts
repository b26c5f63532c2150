import { describe, expect, it } from "vitest";
import { holdingFullLoad, largestHold, missingHold, pullOutLimit } from "../../../rules/drive-control/limits.ts";
import { startForce } from "../../../rules/mechanics/power.ts";
import { startTrace } from "../../../trace/trace.ts";

// Handbook 15.2, EX 15.1: the drive of Ref-A.
const drive = { installedPower: 355e3, efficiency: 0.95, beltSpeed: 3 };
const trace = startTrace("checked");

describe("what a drive may give under control", () => {
  it("is less pulling than holding back, by its losses on either side", () => {
    const [pull, hold] = [startForce(trace, { ...drive, startFactor: 1 }), holdingFullLoad(trace, drive)];
    expect([pull.toFixed(3), hold.toFixed(3)]).toEqual(["112416.667", "124561.404"]);
    expect([(100e3 / pull).toFixed(6), (100e3 / hold).toFixed(6)]).toEqual(["0.889548", "0.802817"]);
  });

  it("stays below 70 % of the breakdown torque", () => {
    expect(pullOutLimit(trace, { limit: 1.5, breakdown: 2 })).toBeCloseTo(1.4, 12);
    expect(pullOutLimit(trace, { limit: 1.5, breakdown: 2.5 })).toBe(1.5);
  });

  // EX 15.7.
  it("is 21 % short of holding Ref-B with half its torque", () => {
    const least = largestHold(trace, { limit: 0.5, force: holdingFullLoad(trace, drive) });
    expect(least.toFixed(1)).toBe("-62280.7");
    expect(missingHold(trace, { least, effectiveTension: -79175.3 }).toFixed(2)).toBe("0.21");
  });
});
