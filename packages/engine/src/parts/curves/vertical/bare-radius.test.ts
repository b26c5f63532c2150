import { describe, expect, it } from "vitest";
import { handbookCurveRules as rules } from "../../../test-support/curve-rules.ts";
import { startTrace } from "../../../trace/trace.ts";
import { troughProfile } from "../horizontal/trough-profile.ts";
import { bareIdlerRadius, bareOverstressRadius, bareSlackRadius } from "./bare-radius.ts";
import { idlerRadiusNeed, overstressRadius, slackRadius } from "./radius-needs.ts";

const profile = troughProfile(startTrace("checked"), [
  { length: 0.2, angle: 0 },
  { length: 0.4, angle: 0.6 },
]);
const belt = { profile, modulus: 72e6, ratedTension: 150e3, beltMass: 20, materialMass: 120, beltSpeed: 4 };
const tensions = [1, 3000, 41_234.5, 120_000, 300_000];
const distances = [0, profile.meanHeight, profile.edgeAboveMean];

describe("a radius computed without a trace", () => {
  it.each(tensions)("is that of the traced formulas to the last bit at %d N", (tension) => {
    for (const distance of distances) {
      expect(bareSlackRadius(belt, rules, tension, distance)).toBe(
        slackRadius(startTrace("checked"), { belt, rules, tension, distance }),
      );
      for (const state of ["running", "transient"] as const) {
        expect(bareOverstressRadius(belt, rules, { tension, state }, distance)).toBe(
          overstressRadius(startTrace("checked"), { belt, rules, tension, distance, state }),
        );
      }
    }
  });

  it.each(tensions)("is that of the traced idler load to the last bit at %d N", (tension) => {
    for (const allowedLoad of [500, 9000]) {
      const set = { tension, lineMass: 140, gravity: 9.81, slope: 0.1, spacing: 1.5, allowedLoad };
      expect(bareIdlerRadius(set)).toBe(idlerRadiusNeed(startTrace("checked"), set));
    }
  });
});
