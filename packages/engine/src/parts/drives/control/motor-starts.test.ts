import { describe, expect, it } from "vitest";
import { resistanceSteps } from "../../../rules/drive-control/wound-rotor.ts";
import { curveStartTime } from "../../../solve/start-stop/start-duty.ts";
import { type MotorSource, torqueAt } from "../../../solve/start-stop/torque-source.ts";
import { startTrace } from "../../../trace/trace.ts";
import { softStart, woundRotor } from "./motor-starts.ts";

const motor: MotorSource = { kind: "motor", fullLoadSlip: 0.01, breakdownSlip: 0.05, breakdown: 2.5, lockedRotor: 1.8 };
const trace = startTrace("checked");

describe("a wound rotor (handbook 15.6, EX 15.13)", () => {
  it("has 14 steps between 1.5 and 1.1 times full load, 9 between 1.8 and 1.1", () => {
    expect(resistanceSteps(trace, { slip: 0.01, first: 1.5, last: 1.1 })).toBe(14);
    expect(resistanceSteps(trace, { slip: 0.01, first: 1.8, last: 1.1 })).toBe(9);
  });

  it("first switches at a slip of 0.73333, and starts Ref-A in 11.584 s", () => {
    const source = woundRotor(trace, motor, { firstTorque: 1.5, lastTorque: 1.1 });
    if (source.kind !== "torque-speed") throw new Error(source.kind);
    expect(1 - (source.points[1]?.speed ?? 0) * 0.99).toBeCloseTo(0.73333, 5);
    const duty = { nominalForce: 112416.667, effectiveTension: 96849.3, mass: 176309.5, beltSpeed: 3 };
    // The handbook lets the saw go on to full speed; here its last per cent follows the motor's own line.
    expect(Math.abs(curveStartTime(trace, duty, source.points) - 11.584)).toBeLessThan(0.1);
  });
});

describe("a soft starter (handbook 15.2)", () => {
  it("lets the torque rise evenly, no higher than the motor's own, and all of it near full speed", () => {
    const soft = softStart(trace, { firstTorque: 0.4, lastTorque: 1.4, torqueTime: 10 });
    const source = { ...motor, soft };
    expect(torqueAt(source, 0, 0)).toBeCloseTo(0.4, 12);
    expect(torqueAt(source, 5, 0)).toBeCloseTo(0.9, 12);
    expect(torqueAt(source, 50, 0.5)).toBeCloseTo(1.4, 12);
    expect(torqueAt(source, 0, 0.96)).toBe(torqueAt(motor, 0, 0.96));
  });
});
