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
const steel = { row: "Steel cord ST2000 DIN 22131 / ISO 15236" };
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
      takeUpMass: 30_000,
      rampTime: 30,
      rampType: "Harrison",
      designStopTime: 10,
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
          brakeDelay: 0.3,
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
  const starts = solution.machine.startStop?.starts;

  it("is started by its ramp, with the force of the rigid start, and says so", () => {
    console.log(
      "OV",
      starts?.full.decidedBy,
      starts?.full.time,
      starts?.full.effectiveTension,
      starts?.full.mass,
      starts?.full.factorNeeded,
      starts?.full.nominalForce,
      solution.cases["starting-full"].largest,
      codes(solution),
      solution.takeUp,
    );
    expect(starts?.full).toMatchObject({ decidedBy: "ramp", control: "followed" });
    expect(starts?.full.time).toBe(120);
  });

  it("runs", () => {
    const run = ran(conveyor, { kind: "start", load: "full" }, 150);
    console.log(
      "OVD",
      run.end,
      run.reachedSpeedAt,
      run.largest,
      run.smallest,
      run.drives,
      codes(run),
      run.comparison,
      run.energy.error,
    );
  });
});

describe("a belt that falls 140 m", () => {
  const conveyor = downhill();
  const { solution } = calculated(conveyor);
  const found = solution.machine.startStop;
  it("x", () => {
    console.log(
      "DH",
      found?.starts.full.decidedBy,
      found?.starts.full.simulated.kind,
      found?.starts.full.effectiveTension,
      found?.starts.full.mass,
      found?.starts.full.factorNeeded,
      found?.starts.full.nominalForce,
      codes(solution),
      found?.stops["braking-full"].time,
      found?.stops["braking-full"].brakeForce,
      found?.stops["braking-full"].controlFails?.brakeForce,
      found?.brakes,
      found?.runaway,
    );
    for (const s of [
      { kind: "start", load: "full" },
      { kind: "stop", load: "full", by: "braking" },
      { kind: "stop", load: "full", by: "ramp-down" },
      { kind: "emergency-stop", load: "full" },
      { kind: "power-failure", load: "full" },
    ] as const) {
      const run = ran(conveyor, s, 45);
      console.log(
        "DHD",
        s.kind,
        run.end,
        run.reachedSpeedAt,
        run.stoppedAt,
        run.largest,
        run.smallest,
        run.drives.map((d) => d.largestForce),
        run.brakes,
        codes(run),
        run.energy.error,
      );
    }
  });
});

describe("an incline of 180 m with a fluid coupling", () => {
  const conveyor = incline();
  const { solution } = calculated(conveyor);
  it("x", () => {
    const s = solution.machine.startStop?.starts.full;
    console.log("IN", s?.decidedBy, s?.time, s?.simulated.time, s?.startFactor, codes(solution));
    const run = ran(conveyor, { kind: "start", load: "full" }, 40);
    console.log("IND", run.end, run.reachedSpeedAt, run.largest, codes(run), run.energy.error);
  });
});
