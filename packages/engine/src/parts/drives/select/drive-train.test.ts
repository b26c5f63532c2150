import { describe, expect, it } from "vitest";
import type { Design } from "../../../design/design.ts";
import { aDriveInput, aFluidCoupling, aMotor, driveRules, identity } from "../../../test-support/drive-rows.ts";
import { solvedDrives } from "../../../test-support/solved-drives.ts";
import { workedConveyor, workedDrive } from "../../../test-support/worked-conveyor.ts";
import type { DriveRules, DriveTrainInput } from "../drive-train-input.ts";

const dual: Design = {
  ...workedConveyor,
  points: workedConveyor.points.map((point) =>
    point.id === "snub" && point.kind === "bend" ? { ...point, kind: "drive", driveId: "B" } : point,
  ),
  drives: [
    { ...workedDrive, loadShare: 1 },
    { ...workedDrive, id: "B", loadShare: 1 },
  ],
};

const times = [
  { time: 0, speed: 0 },
  { time: 20, speed: 1 },
];
const torques = [
  { speed: 0, torque: 1.3 },
  { speed: 1, torque: 1 },
];
const starter = (curve: object) => ({ starter: { kind: "manual", row: { ...identity("starter"), curve } } });
const ramp = { shape: "harrison", time: 20, jerkTime: 4, dwellTime: 0, dwellSpeed: 0 };

// Handbook 15.6: beside drives that follow a reference the motor of a fluid coupling has run up before the belt moves.
describe("a motor with a fluid coupling", () => {
  it.each<readonly [string, object, object, object, boolean]>([
    ["beside a drive under speed control", {}, { control: { mode: "speed-control" } }, {}, true],
    ["beside a starter of speeds over time", {}, starter({ kind: "speed-time", points: times }), {}, true],
    ["beside a starter of torques", {}, starter({ kind: "torque-speed", points: torques }), {}, false],
    ["beside a motor direct on line", {}, { control: { mode: "direct-on-line" } }, {}, false],
    ["on a conveyor with a ramp, but steered itself", {}, {}, { ramp }, false],
    ["on a conveyor with a ramp, by its coupling", { control: { mode: "fluid-coupling" } }, {}, { ramp }, true],
    ["alone where motors run up first", {}, {}, { isMotorDecoupled: true }, true],
  ])("starts its belt %s", (_, first: Partial<DriveTrainInput>, second: Partial<DriveTrainInput>, rules, isUp) => {
    const motor = { kind: "manual", row: aMotor(200, { inertia: 4 }) } as const;
    const row = aFluidCoupling(200, { slip: 0.03 });
    const drives = [
      aDriveInput({ motor, fluidCoupling: { kind: "manual", row }, ...first }),
      aDriveInput({ driveId: "B", motor, fluidCoupling: { kind: "none" }, ...second }),
    ];
    const given: DriveRules = { ...driveRules, ...rules };
    const [train, other] = solvedDrives({ drives, rules: given }, undefined, { design: dual }).trains;
    const { equivalentMass = 0, startingMass = 0, motors = 0, ratio = 0, radius = 1, inertia } = train ?? {};
    // What has run up is the motor with its half of the coupling; J (i / r)² at the belt.
    expect(startingMass < equivalentMass).toBe(isUp);
    if (isUp) {
      const left = (equivalentMass - startingMass) / (motors * (ratio / radius) ** 2);
      expect(left).toBeGreaterThanOrEqual((inertia?.motor ?? Number.NaN) * (1 - 1e-9));
    }
    expect(other?.startingMass).toBe(other?.equivalentMass);
  });
});
