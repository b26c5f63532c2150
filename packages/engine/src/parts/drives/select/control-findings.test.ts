import { describe, expect, it } from "vitest";
import type { TimePoint } from "../../../solve/start-stop/torque-source.ts";
import { aDriveInput, aMotor, driveRules, identity } from "../../../test-support/drive-rows.ts";
import { solvedDrives } from "../../../test-support/solved-drives.ts";
import { workedConveyor, workedDrive } from "../../../test-support/worked-conveyor.ts";
import type { DriveTrainInput } from "../drive-train-input.ts";

const design = {
  ...workedConveyor,
  points: workedConveyor.points.map((point) =>
    point.id === "snub" && point.kind === "bend" ? { ...point, kind: "drive" as const, driveId: "B" } : point,
  ),
  drives: [workedDrive, { ...workedDrive, id: "B" }],
};

const starter = (points: readonly TimePoint[]) =>
  ({ kind: "manual", row: { ...identity("starter"), curve: { kind: "speed-time", points } } }) as const;
const upIn = (seconds: number, top = 1) => [
  { time: 0, speed: 0 },
  { time: seconds, speed: top },
];

/** Drives of which is told that they impose a speed beside their leader. */
function imposing(first: Partial<DriveTrainInput>, second: Partial<DriveTrainInput>, ramp = {}) {
  const common = { motor: { kind: "manual", row: aMotor(355) }, fluidCoupling: { kind: "none" } } as const;
  const drives = [
    aDriveInput({ ...common, driveId: "A", ...first }),
    aDriveInput({ ...common, driveId: "B", ...second }),
  ];
  const { findings } = solvedDrives({ drives, rules: { ...driveRules, ...ramp } }, undefined, { design });
  return findings.flatMap(({ code, place }) => (code === "drives-impose-speeds" ? [place.driveId] : []));
}

// Handbook 15.6 c: one speed reference per belt.
describe("drives that impose speeds", () => {
  const own = (seconds: number, top?: number) => ({ starter: starter(upIn(seconds, top)) });

  it("are told where their speeds differ from those of the leader", () => {
    expect(imposing(own(20), own(30))).toEqual(["B"]);
  });

  it("are one group where their speeds are the same, or scaled", () => {
    expect(imposing(own(20), own(20))).toEqual([]);
    expect(imposing(own(20), own(20, 0.98))).toEqual([]);
  });

  it("may differ with droop of 1 % or more on each of them", () => {
    const drooping = (seconds: number, droop: number) => ({
      ...own(seconds),
      control: { role: "droop", droop } as const,
    });
    expect(imposing(drooping(20, 0.03), drooping(30, 0.03))).toEqual([]);
    expect(imposing(drooping(20, 0.03), drooping(30, 0.005))).toEqual(["B"]);
    expect(imposing(own(20), drooping(30, 0.03))).toEqual(["B"]);
  });

  it("are told where two are to lead, and not where a ramp is followed by all", () => {
    const ramp = { ramp: { shape: "harrison", time: 20, jerkTime: 0, dwellTime: 0, dwellSpeed: 0 } } as const;
    const leading = { control: { role: "leader" } } as const;
    expect(imposing(leading, leading, ramp)).toEqual(["B"]);
    expect(imposing(own(20), own(30), ramp)).toEqual([]);
  });
});
