import { describe, expect, it } from "vitest";
import { startTrace } from "../../trace/trace.ts";
import { runawayOf } from "./runaway.ts";

describe("a belt that loses its drives downhill (handbook 15.12, EX 15.24)", () => {
  const given = {
    loadCase: "running-full",
    effectiveTension: -79175.3,
    mass: 176694.2,
    beltSpeed: 3,
    stopTime: 10,
  } as const;

  it.each([
    [0.5, "3.224046", "18.8801", "2.2899642"],
    [0.8, "3.358474", "21.3423", "2.4849069"],
    [2, "3.896184", undefined, "3.3442999"],
  ])("with brakes %s s late", (delay, speed, distance, energy) => {
    const found = runawayOf(startTrace("checked"), { ...given, delay });
    expect(found.timeToOverspeed.toFixed(4)).toBe("0.6695");
    expect(found.peakSpeed.toFixed(6)).toBe(speed);
    if (distance !== undefined) expect(found.distance.toFixed(4)).toBe(distance);
    expect((found.energy / 1e6).toFixed(7)).toBe(energy);
    // Both forms of the energy: work of the brake force over the way it acts.
    const force = 79175.3 + 176694.2 * 0.3;
    expect((force * found.peakSpeed ** 2) / 0.6).toBeCloseTo(found.energy, 2);
  });
});
