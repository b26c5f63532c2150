import { describe, expect, it } from "vitest";
import { waveSpeed, waveTension } from "../rules/belt-dynamics/waves.ts";
import { couplingShare } from "../solve/start-stop/torque/coupled-motor.ts";
import { curveAt } from "../solve/start-stop/torque/curve.ts";
import { atRunningSpeed, withMotorLine } from "../solve/start-stop/torque/drive-curve.ts";
import { startTrace } from "../trace/trace.ts";
import { solveSag } from "./kernel/kernel.ts";
import { stableShare } from "./stepping/stable-step.ts";

// Printed values of the dynamics chapter, 6.1 to 6.6.
describe("waves (EX 6.1)", () => {
  it.each([
    [206.5187, 646.811, 133_578],
    [39.852, 1472.42, 0],
    [29.51867, 1710.84, 50_501.6],
  ])("with %f kg/m travel at %f m/s", (mass, speed, tension) => {
    const trace = startTrace("checked");
    expect(waveSpeed(trace, { stiffness: 86.4e6, mass })).toBeCloseTo(speed, 2);
    if (tension > 0)
      expect(waveTension(trace, { stiffness: 86.4e6, mass, speedChange: 1 }) / tension).toBeCloseTo(1, 5);
  });
});

describe("sag (EX 6.2)", () => {
  const stiff = 1.1 * 86.4e6;
  it.each([
    [-1e-4, 24_368.8],
    [0, 27_196.1],
    [5e-4, 54_333.7],
  ])("leaves at strain %f a tension of %f N", (strain, tension) => {
    expect(solveSag(40e3, stiff * strain, stiff * 211_648)).toBeCloseTo(tension, 0);
  });
});

describe("the stable step of Kelvin-Voigt damping (6.3)", () => {
  it.each([
    [0, 0.00116891],
    [0.002, 0.000316537],
    [0.024, 0.0000284486],
  ])("is, at a damping time of %f s, %f s", (dampingTime, step) => {
    const frequency = (2 * 1711) / 2;
    const share = stableShare(frequency, { branchRatio: 0, branchTime: 1, dampingTime }, 0);
    expect(((2 / frequency) * share) / step).toBeCloseTo(1, 4);
  });

  it("is a share of 1/sqrt(1 + 2 grid) with grid damping", () => {
    const model = { branchRatio: 0, branchTime: 1, dampingTime: 0 };
    expect(stableShare(100, model, 0.1)).toBeCloseTo(1 / Math.sqrt(1.2), 12);
  });
});

describe("a fluid coupling (6.5)", () => {
  // T_N 2283 Nm, nominal slip 3 %, peak 160 %.
  it.each([
    [1485, 0, 3652.79],
    [1485, 1440, 2284.53],
    [1000, 0, 1656.43],
  ])("with the motor at %i and the turbine at %i rev/min carries %f Nm", (motor, turbine, torque) => {
    const share = couplingShare(1 - turbine / motor, 0.03, 1.6);
    expect(2283 * (motor / 1485) ** 2 * share).toBeCloseTo(torque, 0);
  });
});

describe("the line of a motor (6.5)", () => {
  const line = withMotorLine({ x: [0, 1], y: [1.4, 1.4] }, { running: 1, slip: 15 / 1485, breakdown: 2.5 });
  it.each([
    [1492.5, 1141.5],
    [1500, 0],
    [1510, -1522],
  ])("gives at %f rev/min %f Nm", (speed, torque) => {
    expect(2283 * curveAt(line, speed / 1485)).toBeCloseTo(torque, 0);
  });
});

describe("a starter that falls to nothing at its last speed", () => {
  // Full load at 99.5 % and none at 100 % are shares of the idling speed: three quarters of full load at 99.625 %.
  const starter = { x: [0, 0.98, 0.995, 1], y: [1.2, 1.2, 1, 0] };

  it("gives the torque of steady running at full belt speed", () => {
    const curve = withMotorLine(atRunningSpeed(starter, 0.75), { running: 0.75, slip: 0.01, breakdown: 2.5 });
    expect(curveAt(curve, 1)).toBeCloseTo(0.75, 12);
    expect(curveAt(curve, 0.9)).toBe(1.2);
  });

  it("stays as it is where it is too weak for the running belt, or strong enough at full speed", () => {
    expect(atRunningSpeed({ x: [0, 0.5, 1], y: [1.2, 1.2, 0] }, 0.75).x).toEqual([0, 0.5, 1]);
    expect(atRunningSpeed({ x: [0, 0.95, 1], y: [1.4, 1.4, 1] }, 0.75).x).toEqual([0, 0.95, 1]);
  });
});
