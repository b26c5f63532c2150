import { describe, expect, it } from "vitest";
import { identity } from "../../../test-support/drive-rows.ts";
import { startTrace } from "../../../trace/trace.ts";
import type { StarterRow } from "../component-rows.ts";
import type { Slot } from "../slot.ts";
import { decidesTorque } from "./start-source.ts";

const start = { nominalForce: 100e3, effectiveTension: 60e3, mass: 150e3, beltSpeed: 3 };
const decided = (curve: StarterRow["curve"] | undefined, knownStart?: number) => {
  const starter: Slot<StarterRow> =
    curve === undefined
      ? { kind: "left-out" }
      : { kind: "chosen", by: "manual", row: { ...identity("s"), curve }, checks: [], isAdequate: true };
  return decidesTorque(startTrace(), { starter, knownStart }, start);
};

describe("the torque of a start with a fluid coupling", () => {
  it("is decided by the coupling where nothing else does", () => {
    expect(decided(undefined)).toEqual({ isTorqueSource: true, knownStart: expect.anything() });
    expect(Number(decided(undefined).knownStart)).toBe(0);
  });

  it("is decided by a starter that leads torque or speed", () => {
    const times = [
      { time: 0, speed: 0 },
      { time: 20, speed: 1 },
    ];
    const led = decided({ kind: "speed-time", points: times });
    expect(led.isTorqueSource).toBe(false);
    expect(Number(led.knownStart)).toBe(20);
  });

  it("is not decided by the coupling where the time of the start was typed", () => {
    expect(decided(undefined, 12)).toEqual({ isTorqueSource: false, knownStart: 12 });
  });
});
