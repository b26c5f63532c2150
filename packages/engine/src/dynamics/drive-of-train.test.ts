import { describe, expect, it } from "vitest";
import type { StarterCurve } from "../parts/drives/component-rows.ts";
import type { DriveTrain } from "../parts/drives/drive-train.ts";
import type { DriveTrainInput } from "../parts/drives/drive-train-input.ts";
import { aDriveInput, aFluidCoupling, aMotor, driveRules, identity } from "../test-support/drive-rows.ts";
import { solvedDrives } from "../test-support/solved-drives.ts";
import { bareTrace } from "../trace/trace.ts";
import { driveOfTrain } from "./drive-of-train.ts";

const motor = aMotor(355, { lockedRotorTorque: 2, breakdownTorque: 2.7, inertia: 6 });

function trainOf(change: Partial<DriveTrainInput>, rules = driveRules): DriveTrain {
  const input = aDriveInput({
    motor: { kind: "manual", row: motor },
    fluidCoupling: { kind: "none" },
    starter: { kind: "none" },
    ...change,
  });
  const [train] = solvedDrives({ drives: [input], rules }, undefined).trains;
  if (train === undefined) throw new Error("there is no drive");
  return train;
}

const startOf = (change: Partial<DriveTrainInput>, rules = driveRules) =>
  driveOfTrain(bareTrace, trainOf(change, rules), "full").starter;

describe("how a drive starts", () => {
  const coupling = aFluidCoupling(355, { peakTorque: 1.5, twoSecondTorque: 1, slip: 0.025 });
  const fluidCoupling = { kind: "manual", row: coupling } as const;

  it("is by the start factor where one is typed", () => {
    expect(startOf({ fluidCoupling }, { ...driveRules, startFactorFull: 1.4 })).toBeUndefined();
  });

  it("is by its motor where there is neither starter nor coupling: locked-rotor torque at rest", () => {
    const starter = startOf({});
    expect(starter?.kind === "torque-speed" ? starter.curve.y[0] : 0).toBeCloseTo(2, 6);
  });

  it("is by its fluid coupling when it has one, and by its largest torque where its slip is not known", () => {
    const numbers = { kind: "fluid-coupling", slip: 0.025, peakTorque: 1.5, twoSecondTorque: 1 };
    expect(startOf({ fluidCoupling })).toMatchObject(numbers);
    expect(startOf({ fluidCoupling: { kind: "manual", row: { ...coupling, slip: 0 } } })).toBeUndefined();
  });

  it("is by its starter before its coupling: torques over speed, or speeds over time with the torque of its motor", () => {
    const torques = [
      { speed: 1, torque: 1.1 },
      { speed: 0, torque: 1.3 },
    ];
    const times = [
      { time: 0, speed: 0 },
      { time: 20, speed: 1 },
    ];
    const by = (curve: StarterCurve) =>
      startOf({ fluidCoupling, starter: { kind: "manual", row: { ...identity("starter"), curve } } });
    expect(by({ kind: "torque-speed", points: torques })).toEqual({
      kind: "torque-speed",
      curve: { x: [0, 1], y: [1.3, 1.1] },
    });
    expect(by({ kind: "speed-time", points: times })).toEqual({
      kind: "speed-time",
      curve: { x: [0, 20], y: [0, 1] },
      largestTorque: 2.7,
    });
  });
});

describe("what turns with a motor", () => {
  it("is its inertia at the belt: J (i / r)²", () => {
    const train = trainOf({});
    const { motorMass } = driveOfTrain(bareTrace, train, "full");
    expect(motorMass).toBeCloseTo(train.motors * 6 * (train.ratio / train.radius) ** 2, 6);
  });
});
