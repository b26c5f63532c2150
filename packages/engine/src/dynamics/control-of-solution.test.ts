import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import type { DriveTrain } from "../parts/drives/drive-train.ts";
import { workedConveyor, workedDrive } from "../test-support/worked-conveyor.ts";
import { brakeControl, controlledAction, loopControl } from "./control-of-solution.ts";
import type { DynamicPlace } from "./dynamic-place.ts";

const head = workedConveyor.points.find(({ kind }) => kind === "drive");
if (head?.kind !== "drive") throw new Error("the worked conveyor has a drive");

/** Two drive pulleys so far apart along x, y or z; B gives half of what A gives. */
function designOf(apart: { readonly x?: number; readonly y?: number; readonly z?: number } = {}): Design {
  const { x = 0, y = 0, z = 0 } = apart;
  const second = { ...head, id: "second", driveId: "B", x: 300 + x, y, z: 30 + z } as typeof head & object;
  return {
    ...workedConveyor,
    drives: [
      { ...workedDrive, loadShare: 60 },
      { ...workedDrive, id: "B", loadShare: 30 },
    ],
    points: [...workedConveyor.points, second as Design["points"][number]],
  };
}

const limits = { full: { most: 200e3, least: -50e3 }, empty: { most: 80e3, least: -20e3 } };
const usual = { mode: "speed-control", ...limits, pulling: 100e3, torqueRate: 10, torqueLag: 0.005, droop: 0.03 };
const brake = { input: {}, largestTorque: 20e3 };
const trainOf = (driveId: string, pointId: string, control: object = {}, own: object = {}) =>
  ({ driveId, pointId, radius: 0.4, brake, control: { ...usual, ...control }, ...own }) as unknown as DriveTrain;

const reference = { time: 20 };
const control = {
  reference,
  leaderId: "A",
  stop: { shape: "linear", time: 10, jerkTime: 0 },
  sampling: 0.01,
  bandwidth: 2,
  hasFeedForward: true,
  hasPreTorque: false,
};

interface Given {
  readonly design?: Design;
  readonly drives?: readonly DriveTrain[];
  readonly control?: object | undefined;
  readonly load?: "full" | "empty" | "inclines";
  readonly options?: DynamicPlace["options"];
}

function placeOf({ design = designOf(), load = "full", options = {}, ...given }: Given = {}): DynamicPlace {
  const drives = given.drives ?? [trainOf("A", "drive"), trainOf("B", "second")];
  const startStop = { control: { ...control, ...given.control } };
  const solution = { machine: { drives, startStop } } as unknown as DynamicPlace["solution"];
  return { design, solution, scenario: { kind: "start", load }, options };
}
const actionOf = (driveId: string, given: Given = {}) => controlledAction(placeOf(given), driveId);

describe("a drive under control", () => {
  it("leads or follows with its share of the pull, its limits and its torque rate as a force", () => {
    const both = { kind: "controlled", most: 200e3, least: -50e3, rate: 1e6, lag: 0.005, droop: 0 };
    expect(actionOf("A")).toEqual({ ...both, role: "leader", share: 2 / 3, delay: 0.02 });
    expect(actionOf("B")).toEqual({ ...both, role: "follower", share: 1 / 3, delay: 0.02 });
  });

  it("has the limits of the load it starts; a belt loaded in parts counts as full", () => {
    expect(actionOf("A", { load: "empty" })).toMatchObject({ most: 80e3, least: -20e3 });
    expect(actionOf("A", { load: "inclines" })).toMatchObject({ most: 200e3, least: -50e3 });
  });

  it("shares with those under control only, equally where nobody is to give anything", () => {
    const direct = trainOf("B", "second", { mode: "direct-on-line" });
    expect(actionOf("A", { drives: [trainOf("A", "drive"), direct] })?.share).toBe(1);
    const design = designOf();
    const idle = { ...design, drives: design.drives.map((drive) => ({ ...drive, loadShare: 0 })) };
    expect([actionOf("A", { design: idle })?.share, actionOf("B", { design: idle })?.share]).toEqual([0.5, 0.5]);
  });

  it("is none without a reference, without control, or where another starter was asked for", () => {
    expect(actionOf("A", { control: { reference: undefined } })).toBeUndefined();
    expect(actionOf("B", { drives: [trainOf("A", "drive"), trainOf("B", "second", { mode: "motor" })] })).toBe(
      undefined,
    );
    const starter = { kind: "torque-speed", curve: { x: [0, 1], y: [1, 1] } } as const;
    const options = {
      drives: [
        { driveId: "B", starter },
        { driveId: "A", startDelay: 1 },
      ],
    };
    expect([actionOf("A", { options })?.role, actionOf("B", { options })]).toEqual(["leader", undefined]);
  });

  it("hears its leader 0.02 s later within a house of 100 m, 0.2 s beyond, or as typed", () => {
    const delay = (apart: Parameters<typeof designOf>[0]) => actionOf("B", { design: designOf(apart) })?.delay;
    expect([delay({ x: 100 }), delay({ x: 100.001 })]).toEqual([0.02, 0.2]);
    expect([delay({ x: -100.001 }), delay({ y: 100.001 }), delay({ z: -100.001 })]).toEqual([0.2, 0.2, 0.2]);
    // 60² + 60² + 53² = 10 009, and 60² + 60² + 52² = 9904.
    expect([delay({ x: 60, y: 60, z: 53 }), delay({ x: 60, y: 60, z: 52 })]).toEqual([0.2, 0.02]);
    const typed = [trainOf("A", "drive"), trainOf("B", "second", { followerDelay: 0 })];
    expect(actionOf("B", { drives: typed, design: designOf({ x: 500 }) })?.delay).toBe(0);
    const unled = { design: designOf({ x: 500 }), control: { leaderId: undefined } };
    expect(actionOf("B", unled)).toMatchObject({ role: "follower", delay: 0.02 });
  });

  it("droops by a share of full speed at full load, and a leader does not", () => {
    const drooping = (pulling: number) => [
      trainOf("A", "drive"),
      trainOf("B", "second", { role: "droop", pulling, torqueRate: 0 }),
    ];
    const action = actionOf("B", { drives: drooping(60e3) });
    expect(action?.role).toBe("droop");
    // 3 % of 3 m/s for 60 kN.
    expect((action?.droop ?? 0) / (0.09 / 60e3)).toBeCloseTo(1, 12);
    expect(actionOf("B", { drives: drooping(0) })?.droop).toBe(0);
    expect(actionOf("A", { drives: drooping(60e3) })?.droop).toBe(0);
  });
});

const braked = (id: string, brakeForce: number, isSteered: boolean) =>
  ({ ...head, id, brakeForce, ...(isSteered ? { steeredBrake: {} } : {}) }) as unknown as Design["points"][number];

describe("what all under control have in common", () => {
  const { drives } = { drives: [trainOf("A", "drive")] };
  const { stop, sampling, bandwidth, hasFeedForward, hasPreTorque } = control;
  const shared = { stop, sampling, brakeSampling: 0.02, bandwidth, hasFeedForward, hasPreTorque };

  it("is what statics started and stopped with", () => {
    expect(loopControl(placeOf({ drives }))).toEqual({ reference, ...shared });
  });

  it("is there for a brake alone, and not where nothing is controlled", () => {
    const unfollowed = { drives, control: { reference: undefined } };
    expect(loopControl(placeOf(unfollowed))).toBeUndefined();
    const design = { ...workedConveyor, points: [braked("drive", 1, true)] };
    expect(loopControl(placeOf({ ...unfollowed, design }))).toEqual(shared);
    const place = placeOf({ drives });
    expect(loopControl({ ...place, solution: {} as unknown as DynamicPlace["solution"] })).toBeUndefined();
  });
});

describe("a brake", () => {
  const points = [braked("drive", 30e3, true), braked("second", 10e3, true), braked("third", 99e3, false)];
  const design = { ...workedConveyor, points };

  it("is steered by its part of what all such brakes give, with the lag of hydraulics", () => {
    const of = (pointId: string, force: number) => brakeControl(placeOf({ design, drives: [] }), pointId, force);
    expect(of("drive", 30e3)).toEqual({ steering: { share: 0.75, lag: 0.1 } });
    expect(of("second", 10e3)).toEqual({ steering: { share: 0.25, lag: 0.1 } });
    expect(of("third", 99e3)).toEqual({});
    const none = { ...workedConveyor, points: [braked("drive", 0, true)] };
    expect(brakeControl(placeOf({ design: none, drives: [] }), "drive", 0)).toEqual({});
  });

  it("has its springs at their strongest where they give more than it is to give", () => {
    const plain = { ...workedConveyor, points: [braked("drive", 30e3, false)] };
    const of = (train: DriveTrain, force: number) =>
      brakeControl(placeOf({ design: plain, drives: [train] }), "drive", force);
    // 20 kNm on a radius of 0.4 m.
    expect(of(trainOf("A", "drive"), 49_999)).toEqual({ mostForce: 50e3 });
    expect(of(trainOf("A", "drive"), 50e3)).toEqual({});
    expect(of(trainOf("A", "elsewhere"), 1)).toEqual({});
    expect(of(trainOf("A", "drive", {}, { radius: 0 }), 1)).toEqual({});
    expect(of(trainOf("A", "drive", {}, { brake: { largestTorque: 20e3 } }), 1)).toEqual({});
  });
});
