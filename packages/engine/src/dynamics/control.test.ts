import { describe, expect, it } from "vitest";
import { followRamp } from "../parts/drives/control/reference.ts";
import { followStart } from "../solve/start-stop/follow-start.ts";
import { at } from "../solve/tension/tension-state.ts";
import { usualControl } from "../test-support/usual-control.ts";
import { startTrace } from "../trace/trace.ts";
import type { BeltLoop, ControlledAction, LoopBrake, LoopControl, LoopDrive } from "./belt-loop.ts";
import { kineticEnergy, strainEnergy } from "./energy.ts";
import { sums } from "./kernel/sums.ts";
import type { DynamicEvent } from "./scenario.ts";
import { brakeEntry, driveEntry } from "./state.ts";
import { type Simulation, simulate } from "./verification/simulate.ts";

const reference = (time: number, speed = 3) =>
  followRamp(startTrace("checked"), { shape: "harrison", time, jerkTime: 0, dwellTime: 0, dwellSpeed: 0 }, speed);

const control: LoopControl = {
  reference: reference(20),
  stop: { shape: "harrison", time: 10, jerkTime: 0 },
  ...usualControl,
};

const action: ControlledAction = {
  kind: "controlled",
  role: "leader",
  share: 1,
  most: 1e6,
  least: -1e6,
  rate: 1e9,
  lag: 0,
  delay: 0,
  droop: 0,
};

interface Given {
  /** Of belt and load, kg; 60 % on the carry side. */
  readonly mass: number;
  readonly driveMass: number;
  readonly gravity: number;
  readonly resistance: number;
  readonly stiffness?: number;
  readonly drives?: readonly (Partial<ControlledAction> & { readonly station?: number })[];
  readonly brake?: Partial<LoopBrake>;
  readonly control?: Partial<LoopControl>;
}

/** Tail, head drive, take-up, and a drive at the tail where asked; 250 m long. Nothing but what a test gives it. */
function loopOf(given: Given): BeltLoop {
  const { stiffness = 86.4e9, drives = [{}] } = given;
  const length = 250;
  const strand = (share: number, long: number) => ({
    length: long,
    stiffness,
    mass: (given.mass * share) / long,
    resistance: (given.resistance * share) / long,
    gravity: (given.gravity * share) / long,
    sagConstant: 0,
    sagLoad: 0,
  });
  const masses = [0, 0, 0];
  const each = given.driveMass / drives.length;
  for (const { station = 1 } of drives) masses[station] = (masses[station] ?? 0) + each;
  const pull = given.gravity + given.resistance;
  return {
    fullSpeed: 3,
    strands: [strand(0.6, length), strand(0.05, 20), strand(0.35, length - 20)],
    stations: ["tail", "drive", "take-up"].map((id, at) => ({ id, mass: masses[at] ?? 0, resistance: 0, gravity: 0 })),
    drives: drives.map((own, at): LoopDrive => {
      const share = own.share ?? 1 / drives.length;
      return {
        id: `drive ${at + 1}`,
        station: own.station ?? 1,
        fullLoadForce: 112416.667 * share,
        runningForce: pull * share,
        action: { ...action, role: at === 0 ? "leader" : "follower", share, ...own },
        startDelay: 0,
        stopDelay: 0,
        rampTime: 0,
        hasHoldback: false,
        friction: 0.35,
        wrapAngle: 3.6,
        pulleyRadius: 0.412,
      };
    }),
    brakes: [{ station: 1, force: 1e6, delay: 0, rampTime: 0, pulleyRadius: 0.412, ...given.brake }],
    takeUp: {
      station: 2,
      action: { kind: "fixed" },
      tension: 400e3,
      sine: 1,
      friction: 0,
      travel: { slack: 1e6, tight: 1e6 },
    },
    control: { ...control, ...given.control },
  };
}

const settings = {
  hasSag: false,
  elements: 40,
  interval: 0.1,
  model: { branchRatio: 0, branchTime: 1, dampingTime: 0 },
};
const damped = { ...settings, model: { branchRatio: 0, branchTime: 1, dampingTime: 0.002 } };
const start: readonly DynamicEvent[] = [{ kind: "start", at: 0 }];

// Ref-A and Ref-B of handbook 03 as gravity alone: what holds them at rest is then what moves them.
const uphill: Given = { mass: 126589.2, driveMass: 49720.3, gravity: 96849.3, resistance: 0 };
const downhill: Given = { mass: 126973.9, driveMass: 49720.3, gravity: -79175.3, resistance: 0 };

const forceOf = ({ state }: Simulation, d = 0) => at(state.drives, d * driveEntry.count + driveEntry.force);
const brakeOf = ({ state }: Simulation) => at(state.brakes, brakeEntry.force);
const speedOf = ({ state, plan }: Simulation) => at(state.speed, plan.mesh.first[1] ?? 0);

function missingEnergy(run: Simulation, begin: { readonly kinetic: number; readonly strain: number }): number {
  const { state, plan } = run;
  const of = (name: keyof typeof sums) => at(state.total, sums[name]);
  const stored = kineticEnergy(plan, state) - begin.kinetic + strainEnergy(plan, state) - begin.strain;
  const lost = of("friction") + of("carriageFriction") + of("branch") + of("grid") + of("brake") + of("impact");
  const turnover = Math.max(Math.abs(of("drive")) + Math.abs(of("takeUp")), begin.kinetic, lost, 1);
  return (of("drive") + of("takeUp") - stored - of("gravity") - lost) / turnover;
}

describe("a drive under control on a belt as stiff as a body", () => {
  it("follows as the sampled controller of EX 15.17", () => {
    const run = simulate(loopOf(uphill), "rest", start, settings);
    let [most, worst] = [0, 0];
    run.goTo(10);
    expect(Math.abs(speedOf(run) - 1.500081)).toBeLessThan(5e-5);
    run.goTo(20, (time) => {
      most = Math.max(most, forceOf(run));
      worst = Math.max(worst, Math.abs(speedOf(run) - (3 / 2) * (1 - Math.cos((Math.PI * time) / 20))));
    });
    expect(most).toBeLessThan(138392 * 1.0005);
    expect(worst).toBeLessThan(1e-3);
  });

  it.each([
    ["uphill", uphill],
    ["downhill, holding back", downhill],
  ])("gives the force of the rigid start within 0.1 %% at every moment, %s", (_, given) => {
    const run = simulate(loopOf(given), "rest", start, settings);
    const mass = given.mass + given.driveMass;
    const duty = { nominalForce: 1, effectiveTension: given.gravity, mass, beltSpeed: 3 };
    const rigid = followStart(duty, reference(20)).series;
    for (let time = 1; time <= 20; time += 1) {
      run.goTo(time);
      const place = rigid.time.findIndex((one) => one >= time - 1e-9);
      expect(Math.abs(forceOf(run) / (rigid.force[place] ?? 0) - 1)).toBeLessThan(1e-3);
    }
  });
});

describe("two drives under control", () => {
  const shared: Given = { ...uphill, drives: [{ share: 0.6 }, { share: 0.4, station: 0, delay: 0.02 }] };

  it("share as typed at every moment, and together give what the belt needs", () => {
    const run = simulate(loopOf(shared), "rest", start, damped);
    const mass = shared.mass + shared.driveMass;
    // At rest the brake at the head held all of it: the tail takes its share over with a jolt.
    for (let time = 3; time <= 20; time += 1) {
      run.goTo(time);
      const [one, two] = [forceOf(run, 0), forceOf(run, 1)];
      // The signal to the follower takes 0.02 s, in which the command changes by up to 0.2 %.
      expect(Math.abs(two / one / (0.4 / 0.6) - 1)).toBeLessThan(4e-3);
      const need = 96849.3 + mass * ((Math.PI * 3) / 40) * Math.sin((Math.PI * time) / 20);
      expect(Math.abs((one + two) / need - 1)).toBeLessThan(1e-3);
    }
  });
});

describe("followers of a leader", () => {
  it("do not shake a belt that nothing damps", () => {
    for (const delay of [0.02, 0.2]) {
      const given = { ...uphill, drives: [{ share: 0.6 }, { share: 0.4, station: 0, delay }] };
      const run = simulate(loopOf(given), "rest", start, settings);
      run.goTo(3);
      run.goTo(20, () => expect(Math.abs((1.5 * forceOf(run, 1)) / forceOf(run, 0) - 1)).toBeLessThan(0.03));
    }
  });

  // Handbook 15.8: F_follower(t) is its share of F_leader(t - t_f), whose change in that time is how far they part.
  it.each([0.02, 0.2])("give their share of what the leader gave %d s before", (delay) => {
    const given = { ...uphill, drives: [{ share: 0.6 }, { share: 0.4, station: 0, delay }] };
    const run = simulate(loopOf(given), "rest", start, damped);
    const before: number[] = [];
    const late = Math.round(delay / run.plan.step);
    run.goTo(20, (time) => {
      before.push(forceOf(run, 0));
      const then = before[before.length - 1 - late];
      if (time > 3 && then !== undefined) expect(Math.abs((1.5 * forceOf(run, 1)) / then - 1)).toBeLessThan(1e-3);
    });
  });

  it("twice the share is twice the force", () => {
    const given = { ...uphill, drives: [{ share: 2 / 3 }, { share: 1 / 3, station: 0 }] };
    const run = simulate(loopOf(given), "running", [], settings);
    run.goTo(5);
    expect(forceOf(run, 0) / forceOf(run, 1)).toBeCloseTo(2, 6);
  });
});

// Handbook 15.6, EX 15.10, second row: droop of 3 % and 2 %, drives of 100 kN, pull of 150 kN.
describe("drives with droop", () => {
  it("settle where their lines give together what the belt takes", () => {
    const droop = (share: number) => (share * 3) / 100e3;
    const given: Given = {
      ...uphill,
      stiffness: 86.4e6,
      gravity: 150e3,
      drives: [{ droop: droop(0.03) }, { droop: droop(0.02), station: 0 }],
    };
    const loop = loopOf(given);
    const idle = loop.drives.map((drive) => ({
      ...drive,
      runningForce: 0,
      action: { ...drive.action, role: "droop" as const },
    }));
    const soft = { ...settings, model: { branchRatio: 0.1, branchTime: 0.5, dampingTime: 0 } };
    const run = simulate({ ...loop, drives: idle }, "rest", start, soft);
    run.goTo(200);
    expect(forceOf(run, 0) / 60e3).toBeCloseTo(1, 3);
    expect(forceOf(run, 1) / 90e3).toBeCloseTo(1, 3);
    expect(speedOf(run) / 3).toBeCloseTo(4.91 / 5, 5);
  });
});

describe("a stop under control", () => {
  /** Deceleration of a cosine ramp of 10 s from 3 m/s. */
  const slowing = (time: number) => ((Math.PI * 3) / 20) * Math.sin((Math.PI * time) / 10);
  const brake = { steering: { share: 1, lag: 0 } };

  it("by a steered brake takes the force and the time of the rigid stop", () => {
    const run = simulate(
      loopOf({ ...downhill, brake }),
      "running",
      [
        { kind: "trip", at: 0 },
        { kind: "brake", at: 0 },
      ],
      settings,
    );
    for (let time = 1; time <= 9; time += 1) {
      run.goTo(time);
      const force = 79175.3 + 176694.2 * slowing(time);
      expect(Math.abs(brakeOf(run) / force - 1)).toBeLessThan(1e-3);
      expect(Math.abs(speedOf(run) - 1.5 * (1 + Math.cos((Math.PI * time) / 10)))).toBeLessThan(2e-3);
    }
    run.goTo(12);
    expect(speedOf(run)).toBe(0);
  });

  it("by its drives is pulled or held as the rigid stop", () => {
    for (const given of [uphill, downhill]) {
      const run = simulate(loopOf(given), "running", [{ kind: "ramp-down", at: 0 }], settings);
      for (let time = 1; time <= 9; time += 1) {
        run.goTo(time);
        const force = given.gravity - (given.mass + given.driveMass) * slowing(time);
        expect(Math.abs(forceOf(run) - force) / 112416.667).toBeLessThan(1e-3);
      }
      run.goTo(13);
      expect(Math.abs(speedOf(run))).toBeLessThan(0.01);
    }
  });

  it.each([
    ["a holdback", true, 0],
    ["nothing else", false, 1],
  ])(
    "by its drives ends with drives that let go only where something else holds the belt: %s",
    (_, hasHoldback, isOn) => {
      const { brakes: _brakes, ...loop } = loopOf(uphill);
      const drives = loop.drives.map((drive) => ({ ...drive, hasHoldback }));
      const run = simulate({ ...loop, drives, brakes: [] }, "running", [{ kind: "ramp-down", at: 0 }], settings);
      run.goTo(13);
      expect(at(run.state.drives, driveEntry.isOn)).toBe(isOn);
    },
  );

  it("with all springs have where its control fails", () => {
    const full = { ...brake, force: 132510.3, mostForce: 149074.1 };
    const events: readonly DynamicEvent[] = [
      { kind: "trip", at: 0 },
      { kind: "brake", at: 0, isFull: true },
    ];
    const run = simulate(loopOf({ ...downhill, brake: full }), "running", events, settings);
    run.goTo(2);
    expect(brakeOf(run)).toBe(149074.1);
    // EX 15.22: dec 0.395592.
    expect(Math.abs(speedOf(run) - (3 - 2 * 0.395592))).toBeLessThan(3e-3);
  });
});

describe("energy under control", () => {
  it.each([
    ["start uphill", uphill, "rest", start],
    ["start downhill", downhill, "rest", start],
    ["ramp down", uphill, "running", [{ kind: "ramp-down", at: 0 }]],
    [
      "steered brake",
      { ...downhill, brake: { steering: { share: 1, lag: 0.1 } } },
      "running",
      [
        { kind: "trip", at: 0 },
        { kind: "brake", at: 0 },
      ],
    ],
    [
      "two drives with friction",
      { ...uphill, gravity: 50e3, resistance: 46e3, drives: [{ share: 0.5 }, { share: 0.5, station: 0 }] },
      "rest",
      start,
    ],
  ] as const)("closes to 0.1 %%: %s", (_, given: Given, begin, events: readonly DynamicEvent[]) => {
    const run = simulate(loopOf({ ...given, stiffness: 86.4e6 }), begin, events, settings);
    const stored = { kinetic: kineticEnergy(run.plan, run.state), strain: strainEnergy(run.plan, run.state) };
    run.goTo(15);
    expect(Math.abs(missingEnergy(run, stored))).toBeLessThan(1e-3);
  });
});
