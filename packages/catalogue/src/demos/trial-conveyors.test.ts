import type { DynamicResult, MachineSolution, Scenario } from "@beltwright/engine";
import { type Calculated, type Conveyor, calculate, prepareConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { shippedComponents } from "../shipped-libraries.ts";
import { buildDemo } from "./build-demo.ts";
import type { DemoDescription, DrivePick } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import {
  back,
  belowTandem,
  bendUnder,
  carry,
  free,
  hangingTakeUp,
  heightAt,
  hopper,
  returning,
  round,
  tandemDrives,
  under,
} from "./layout.ts";
import { fillShelf } from "./shelf.ts";

const shelf = await fillShelf();
const rows = await shippedComponents();
const steel = { row: "Steel cord ST3150 DIN 22131 / ISO 15236" };
const idlers = {
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 2, trough: 10, rollDia: 152 },
} as const;

function calculated(conveyor: Conveyor): Calculated & { readonly solution: MachineSolution } {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found;
}

function ran(conveyor: Conveyor, scenario: Scenario, runTime: number, elements = 300): DynamicResult {
  const prepared = prepareConveyor(
    { conveyor, calculated: calculated(conveyor), scenario },
    { runTime, elements, interval: 0.25 },
  );
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.reasons));
  prepared.run.advance(runTime);
  return prepared.run.result();
}

const codes = (found: { readonly findings: readonly { readonly code: string }[] }) =>
  found.findings.map(({ code }) => code);

const vfd = (power: number, loadShare: number, driveType: string): DrivePick => ({
  power,
  poles: 4,
  motorCategory: "HV Motor 6600V",
  ratioTolerance: 0.03,
  values: {
    driveEff: 94,
    lagging: "ceramic",
    coeffofFrictionRun: 0.35,
    coeffofFrictionStart: 0.4,
    loadShare,
    driveType,
  },
});

/** 6.5 km over gently rolling land, two drives at the head and one at the tail, a ramp of 120 s. */
function overland(): Conveyor {
  const [capacity, drop, length] = [2000, 1.2, 6500];
  const profile = [
    { x: 0, z: 0 },
    { x: 1800, z: 12, vertCurveRadiusInp: 4000 },
    { x: 3600, z: 6, vertCurveRadiusInp: 4000 },
    { x: 5000, z: 20, vertCurveRadiusInp: 4000 },
    { x: length, z: 28 },
  ] as const;
  const corners = profile.slice(1, -1);
  const line = { x: length - 45, z: round(heightAt(profile, length - 45) - drop), dia: 1000 };
  const points = [
    under("Drive", profile[0], 1000, { description: "Tail drive", linkToDriveNo: 3, sectType: "Carry" }),
    ...carry([hopper(8, heightAt(profile, 8), capacity, { skirtLength: 8, feedSpeed: 3 }), ...corners]),
    under("Pulley", { x: length, z: 28 }, 1000, {
      isLarge: true,
      description: "Head",
      noOfScrapers: 2,
      dischargePulley: true,
      ...back,
      ...free,
    }),
    ...tandemDrives({ ...line, driveNos: [1, 2] }),
    ...hangingTakeUp({ x: length - 60, z: belowTandem(line), bendDia: 630, dia: 800, depth: 12 }),
    ...returning(corners, drop),
  ];
  const description: DemoDescription = {
    convNo: "trial overland",
    project: "",
    clientName: "",
    comments: "",
    values: {
      calcMethod: "ISO",
      capacityInp: capacity,
      beltSpeedInp: 5,
      beltWidthInp: 1200,
      topCover: 8,
      bottomCover: 5,
      frictionFactorInp: 0.016,
      allowSagCS: 1.5,
      allowSagRS: 2,
      nomCSSpacing: 2,
      nomRSSpacing: 4,
      takeUpMass: 16_000,
      rampTime: 120,
      rampType: "Harrison",
      dwellTime: 60,
      dwellSpeed: 6,
    },
    material: { row: "Coal, bituminous, mined, sized" },
    belt: steel,
    ...idlers,
    drives: [vfd(630, 40, "Head"), vfd(630, 40, "Head"), vfd(315, 20, "Tail")],
    points,
  };
  return buildDemo(description, shelf);
}

/** 900 m and 140 m down with 2500 t/h: the drives hold the belt, a controlled brake stops it in 10 s. */
function downhill(): Conveyor {
  const [capacity, drop] = [2500, 1];
  const tail = { x: 0, z: 142 };
  const corners = [
    { x: 60, z: 141, description: "Convex curve" },
    { x: 825, z: 8.5, description: "Concave curve" },
  ];
  const head = { x: 900, z: 2 };
  const profile = [tail, ...corners, head];
  const points = [
    under("Drive", tail, 1000, { description: "Tail drive", linkToDriveNo: 1, sectType: "Carry" }),
    ...carry([hopper(6, round(heightAt(profile, 6)), capacity, { skirtLength: 6 }), ...corners]),
    under("Pulley", head, 800, { description: "Head", noOfScrapers: 2, dischargePulley: true, ...back, ...free }),
    bendUnder({ x: 899, z: round(heightAt(profile, 899) - drop) }, 630, { description: "Snub" }),
    ...returning(corners, drop),
    ...hangingTakeUp({ x: 40, z: round(heightAt(profile, 40) - drop), bendDia: 630, dia: 800, depth: 6 }),
    bendUnder({ x: 1.2, z: round(tail.z - drop) }, 630, { description: "Snub at the drive" }),
  ];
  const description: DemoDescription = {
    convNo: "trial downhill",
    project: "",
    clientName: "",
    comments: "",
    values: {
      calcMethod: "ISO",
      capacityInp: capacity,
      beltSpeedInp: 3.5,
      beltWidthInp: 1200,
      topCover: 8,
      bottomCover: 5,
      nomCSSpacing: 1.2,
      nomRSSpacing: 3,
      takeUpMass: 60_000,
      rampTime: 30,
      rampType: "Harrison",
      designStopTime: 10,
      stopRampType: "S-curve",
    },
    material: { row: "Limestone, crushed" },
    belt: steel,
    ...idlers,
    drives: [
      {
        ...vfd(1000, 100, "Tail"),
        brake: "Svendborg BSFI 3000 set to 60 kN",
        values: {
          ...vfd(1000, 100, "Tail").values,
          brakeType: "Speed-Time",
          brakeShaft: "Low speed",
          brakeTorqueLSS: 260_000,
          discDia: 2000,
          discThick: 50,
          brakeDelay: 0.1,
          brakeRampTime: 0.2,
        },
      },
    ],
    points,
  };
  return buildDemo(description, shelf);
}

/** A plain incline of 180 m with a fluid coupling. */
function incline(): Conveyor {
  const description: DemoDescription = {
    convNo: "trial incline",
    project: "",
    clientName: "",
    comments: "",
    values: {
      calcMethod: "ISO",
      capacityInp: 800,
      beltSpeedInp: 2.5,
      beltWidthInp: 1000,
      topCover: 6,
      bottomCover: 3,
      nomCSSpacing: 1.2,
      nomRSSpacing: 3,
      takeUpMass: 5500,
      takeupIncrement: 250,
    },
    material: { row: "Limestone, crushed" },
    belt: { row: "EP630/4 polyester-nylon" },
    ...idlers,
    drives: [{ power: 132, hasFluidCoupling: true, hasHoldback: true, values: { driveEff: 94 } }],
    points: headDriven({
      profile: [
        { x: 0, z: 1 },
        hopper(3, 1.3, 800, { skirtLength: 4, feedSpeed: 1.5 }),
        { x: 40, z: 4, description: "Concave curve" },
        { x: 180, z: 30 },
      ],
      tailDia: 650,
      headDia: 800,
      snubDia: 450,
      drop: 0.6,
      takeUp: { x: 120, bendDia: 450, dia: 650, depth: 5 },
    }),
  };
  return buildDemo(description, shelf);
}

describe("an overland belt of 6.5 km with a ramp of 120 s", () => {
  const conveyor = overland();
  const { solution } = calculated(conveyor);
  const start = solution.machine.startStop?.starts.full;
  const run = ran(conveyor, { kind: "start", load: "full" }, 200);

  it("is started by its ramp after a dwell, and says so", () => {
    expect(start).toMatchObject({ decidedBy: "ramp", control: "followed", time: 180 });
    expect(start?.simulated.kind).toBe("started");
    expect(start?.factorNeeded).toBeLessThan(start?.factorLimit ?? 0);
    expect(codes(solution)).not.toContain("start-limited");
  });

  it("follows it in dynamics: no slip, no slack, no torque step, and tensions of the rigid belt", () => {
    expect(run.end).toBe("completed");
    expect(codes(run)).toEqual([]);
    expect(Math.abs((run.comparison?.largestTension.ratio ?? 0) - 1)).toBeLessThan(0.1);
    const { dynamic = 0, rigid = 1 } = run.comparison?.duration ?? {};
    expect(Math.abs(dynamic / rigid - 1)).toBeLessThan(0.02);
    expect(Math.abs(run.energy.error)).toBeLessThan(1e-3);
  });

  it("shares as typed: both head drives alike, the tail half of each", () => {
    const forces = new Map(run.drives.map(({ driveId, largestForce }) => [driveId, largestForce]));
    const head = forces.get("1") ?? 1;
    expect(Math.abs((forces.get("2") ?? 0) / head - 1)).toBeLessThan(0.02);
    expect(Math.abs((2 * (forces.get("3") ?? 0)) / head - 1)).toBeLessThan(0.02);
    // At every stored instant, once the belt moves: over full load, so that all three are alike.
    const { driveTorque, count } = run.frames;
    const drives = run.drives.length;
    for (let frame = 120; frame < count; frame += 1) {
      const shares = run.drives.map(({ fullLoadForce, largestForce, largestTorque }, d) => {
        const radius = largestTorque / largestForce;
        return (driveTorque[frame * drives + d] ?? 0) / radius / fullLoadForce;
      });
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.02);
    }
  });

  it("without its ramp is started with a torque step that the belt does not stand so well", () => {
    const abrupt = ran({ ...conveyor, rampTime: 0, startupFactor: 140 }, { kind: "start", load: "full" }, 60);
    expect(abrupt.largest.tension).toBeGreaterThan(1.1 * run.largest.tension);
  });
});

describe("a belt that falls 140 m with 2500 t/h", () => {
  const conveyor = downhill();
  const { solution } = calculated(conveyor);
  const found = solution.machine.startStop;

  it("is held back throughout its start, most at both ends of the ramp", () => {
    const start = found?.starts.full;
    expect(start).toMatchObject({ decidedBy: "ramp" });
    expect(start?.simulated.kind).toBe("started");
    const force = start?.simulated.series.force ?? [];
    const acceleration = start?.simulated.series.acceleration ?? [];
    expect(Math.max(...force)).toBeLessThan(0);
    expect(force[0]).toBeCloseTo(start?.effectiveTension ?? 0, 3);
    expect(force.indexOf(Math.max(...force))).toBe(acceleration.indexOf(Math.max(...acceleration)));
    const starting = solution.cases["starting-full"];
    const drive = starting.points.find(({ pointId }) => pointId === "1");
    expect(drive?.driveForce).toBeLessThan(-1e5);
    const run = ran(conveyor, { kind: "start", load: "full" }, 45);
    expect(codes(run)).toEqual([]);
    expect(Math.abs((run.drives[0]?.largestForce ?? 0) / (start?.effectiveTension ?? 1) - 1)).toBeLessThan(0.05);
  });

  it("runs away where its drives may not brake, and tells how fast", () => {
    const two = { ...conveyor, drives: conveyor.drives.map((drive) => ({ ...drive, brakingMode: "None" as const })) };
    const other = calculated(two);
    expect(other.solution.machine.startStop?.starts.full.simulated.kind).toBe("overruns");
    expect(other.solution.machine.startStop?.starts.full.time).toBeUndefined();
    const overrun = other.solution.findings.find(({ code }) => code === "start-overruns");
    expect(overrun?.values.speed).toBeGreaterThan(1.09 * 3.5);
    expect(overrun?.values.shortage).toBe(1);
    expect(codes(other.solution)).toContain("drives-may-not-brake");
    expect(codes(ran(two, { kind: "start", load: "full" }, 20))).toContain("dynamic-overspeed");
  });

  it("is stopped in 10 s by a brake that gives what that takes, not all it has", () => {
    const stop = found?.stops["braking-full"];
    expect(Math.abs((stop?.time ?? 0) - 10.5)).toBeLessThan(0.3);
    expect(stop?.brakeForce).toBeLessThan(0.9 * (stop?.controlFails?.brakeForce ?? 0));
    expect(solution.cases["braking-full"].acceleration).toBeGreaterThan(-(stop?.controlFails?.deceleration ?? 0));
    const run = ran(conveyor, { kind: "stop", load: "full", by: "braking" }, 20);
    // The braked pulley; the belt below it swings a little longer.
    const stands = run.frames.driveSpeed.findIndex((speed) => speed < 0.02) * run.interval;
    expect(Math.abs(stands / (stop?.time ?? 0) - 1)).toBeLessThan(0.03);
    expect(Math.abs(run.energy.error)).toBeLessThan(1e-3);
    for (const brake of found?.brakes ?? []) expect(brake.peak).toBeLessThan(250);
  });

  it.each([
    [{ kind: "stop", load: "full", by: "ramp-down" }],
    [{ kind: "emergency-stop", load: "full" }],
    [{ kind: "emergency-stop", load: "full", isFull: true }],
    [{ kind: "power-failure", load: "full" }],
    [{ kind: "aborted-start", load: "full", tripTime: 15, isBraked: true }],
  ] as const)("comes to rest: %o", (scenario) => {
    const run = ran(conveyor, scenario, 45);
    expect(run.end).toBe("completed");
    expect(run.stoppedAt).toBeGreaterThan(5);
    expect(Math.abs(run.energy.error)).toBeLessThan(1e-3);
  });
});

describe("an incline of 180 m with a fluid coupling", () => {
  const conveyor = incline();
  const { solution } = calculated(conveyor);

  it("is started by its coupling, in dynamics as long as step by step", () => {
    const start = solution.machine.startStop?.starts.full;
    expect(start).toMatchObject({ decidedBy: "coupling", control: "torque" });
    const run = ran(conveyor, { kind: "start", load: "full" }, 40);
    expect(run.end).toBe("completed");
    expect(Math.abs((run.reachedSpeedAt ?? 0) - (start?.simulated.time ?? 0))).toBeLessThan(0.5);
    expect(Math.abs(run.energy.error)).toBeLessThan(1e-3);
  });

  it("says where a typed start factor hides the coupling", () => {
    const typed = calculated({ ...conveyor, startupFactor: 150 }).solution;
    expect(typed.machine.startStop?.starts.full.decidedBy).toBe("factor");
    expect(codes(typed)).toContain("start-factor-hides");
    expect(codes(solution)).not.toContain("start-factor-hides");
  });
});
