import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import type { DriveTrainInput } from "../parts/drives/drive-train-input.ts";
import type { StartStop } from "../solve/start-stop/start-stop.ts";
import { aDriveInput, aFluidCoupling, aGearbox, aMotor, driveRules } from "../test-support/drive-rows.ts";
import { solvedDrives } from "../test-support/solved-drives.ts";
import { driveForceOf, drivesForce, dutyOf, headSpeed, runOf, simpleLoop, stiff } from "../test-support/stiff-loop.ts";
import { workedConveyor, workedDrive } from "../test-support/worked-conveyor.ts";

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

const gearbox = (ratio: number) => ({ kind: "manual", row: aGearbox(ratio, 80) }) as const;

function train(driveId: string, ratio: number, change: Partial<DriveTrainInput>): DriveTrainInput {
  const motor = { kind: "manual", row: aMotor(200, { inertia: 4 }) } as const;
  return aDriveInput({
    driveId,
    motor,
    fluidCoupling: { kind: "none" },
    gearbox: gearbox(ratio),
    holdbacks: 0,
    ...change,
  });
}

const rules = {
  ...driveRules,
  ramp: { shape: "harrison", time: 20, jerkTime: 4, dwellTime: 0, dwellSpeed: 0 },
} as const;
const controlled = { control: { mode: "speed-control" } } as const;
const drooping = { control: { mode: "speed-control", role: "droop", droop: 0.03 } } as const;
const direct = { control: { mode: "direct-on-line" } } as const;
const coupled = {
  control: { mode: "fluid-coupling" },
  fluidCoupling: { kind: "manual", row: aFluidCoupling(200, { slip: 0.03 }) },
} as const;

function solvedWith(drives: readonly DriveTrainInput[]) {
  return solvedDrives({ drives, rules }, undefined, { design: dual });
}

/** Ratios at which the motors, couplings included, reach full load at the speed of the belt. */
const matched = solvedWith([train("A", 21, controlled), train("B", 21, controlled)]).trains.map(
  ({ actualBeltSpeed }) => (21 * actualBeltSpeed) / dual.beltSpeed,
);

function solved(first: Partial<DriveTrainInput>, second: Partial<DriveTrainInput>, share = 1) {
  const [ofFirst = 0, ofSecond = 0] = matched;
  return solvedWith([train("A", ofFirst, first), train("B", ofSecond * share, second)]);
}

// Handbook 15.6 (b) and (d): statics read the lines at the speed of the belt, dynamics go through what statics found.
describe("drives of different kinds on one belt", () => {
  const mixes = [
    ["a leader beside a motor direct on line", controlled, direct],
    ["a leader beside a fluid coupling", controlled, coupled],
    ["droop beside a motor direct on line", drooping, direct],
    ["droop beside a fluid coupling", drooping, coupled],
  ] as const;

  it.each(mixes)("share in every case of statics what adds up to its pull: %s", (_, first, second) => {
    const { startStop, solution, trains } = solved(first, second);
    const running = startStop.sharing.filter(({ loadCase }) => loadCase.startsWith("running"));
    expect(running.length).toBeGreaterThan(1);
    for (const { loadCase, drives, isByLines } of running) {
      expect(isByLines).toBe(true);
      const { effectiveTension, points } = solution.cases[loadCase];
      const sum = drives.reduce((all, { force }) => all + force, 0);
      expect(sum / effectiveTension).toBeCloseTo(1, 9);
      for (const { driveId, force } of drives) {
        const place = trains.find((one) => one.driveId === driveId)?.pointId;
        const found = points.find((point) => point.pointId === place)?.driveForce ?? Number.NaN;
        expect(Math.abs(found - force) / effectiveTension).toBeLessThan(1e-3);
      }
    }
  });

  it.each(mixes)("settle in a run where statics found them: %s", (_, first, second) => {
    const found = solved(first, second);
    const started = { kind: "start", load: "full" } as const;
    const loop = simpleLoop(found, started, stiff);
    const run = runOf(loop, started);
    // The integral of the leader moves slowly against the stiff line of a motor.
    run.goTo(150);
    const { effectiveTension } = dutyOf(loop);
    expect(Math.abs(drivesForce(run) / effectiveTension - 1)).toBeLessThan(1e-3);
    expect(Math.abs(headSpeed(run) / loop.fullSpeed - 1)).toBeLessThan(1e-3);
    loop.drives.forEach(({ runningForce }, d) => {
      expect(Math.abs(driveForceOf(run, d) - runningForce) / effectiveTension).toBeLessThan(1e-3);
    });
  });

  // Handbook 15.6 (b): a motor at its full-load speed gives full load, more where the belt is less stretched than at the leader.
  it("give a motor direct on line its full load at its full-load speed, but for the stretch of the belt", () => {
    const { startStop, trains, solution } = solved(controlled, direct);
    const full = startStop.sharing.find(({ loadCase }) => loadCase === "running-full");
    const stretched = trains.map(({ pointId }) => {
      const arriving = solution.cases["running-full"].points.find((point) => point.pointId === pointId)?.arriving ?? 0;
      return 1 + arriving / (dual.belt.modulus * dual.belt.width);
    });
    const [atLeader = 1, atMotor = 1] = stretched;
    // 1488 of 1500 rpm.
    const slip = 0.008;
    const load = (1 - ((1 - slip) * atMotor) / atLeader) / slip;
    expect(atMotor).toBeLessThan(atLeader);
    expect((full?.drives[1]?.force ?? 0) / (trains[1]?.control.pulling ?? 0)).toBeCloseTo(load, 3);
  });

  it("are told where they part by more than the typed share", () => {
    const codes = (share: number) => solved(controlled, direct, share).findings.map(({ code }) => code);
    expect(codes(0.97)).toContain("drives-share-unevenly");
  });
});

const automatic: Design = {
  ...dual,
  drives: dual.drives.map((drive) => ({ ...drive, loadShare: 1, isShareAutomatic: true })),
};

function sharesIn({ shares }: StartStop, name: string) {
  return shares.cases.filter(({ loadCase }) => loadCase === name).map(({ share }) => share);
}

function freely(ratio: number, change: Partial<Design> = {}) {
  const [ofFirst = 0, ofSecond = 0] = matched;
  const drives = [train("A", ofFirst, direct), train("B", ofSecond * ratio, direct)];
  return solvedDrives({ drives, rules: driveRules }, undefined, { design: { ...automatic, ...change } });
}

// Handbook 15.6 (b): one belt, so one speed at which both motors give together what it takes.
describe("drives of which nobody typed a share", () => {
  const running = ["running-full", "running-empty"] as const;
  // 1488 of 1500 rpm.
  const slip = 0.008;

  it.each([
    ["equal drives on a steel-cord belt", 1, 1],
    ["equal drives on a soft belt", 1, 0.1],
    ["a gearbox that is 1 % slower", 1.01, 1],
  ])("turn with the belt that arrives at them: %s", (_, ratio, softer) => {
    const belt = { ...dual.belt, modulus: dual.belt.modulus * softer };
    const found = freely(ratio, { belt });
    expect(found.isSettled).toBe(true);
    for (const name of running) {
      const { points, effectiveTension } = found.solution.cases[name];
      const speeds = found.trains.map(({ pointId, control, actualBeltSpeed }) => {
        const { driveForce = 0, arriving = 0 } = points.find((point) => point.pointId === pointId) ?? {};
        const idle = actualBeltSpeed / (1 - slip);
        return (idle * (1 - (slip * driveForce) / control.pulling)) / (1 + arriving / (belt.modulus * belt.width));
      });
      const forces = found.trains.map(({ pointId }) => points.find((one) => one.pointId === pointId)?.driveForce ?? 0);
      expect((speeds[0] ?? 0) / (speeds[1] ?? 1)).toBeCloseTo(1, 6);
      expect(forces.reduce((sum, force) => sum + force, 0) / effectiveTension).toBeCloseTo(1, 6);
    }
  });

  it("start with what their motors give, and tell their shares", () => {
    const { startStop, trains } = freely(1);
    const forces = startStop.sharing.find(({ loadCase }) => loadCase === "starting-full")?.drives ?? [];
    // 0.45 (m_lr + m_bd) with 2.0 and 2.7.
    forces.forEach(({ force }, at) => {
      expect(force / (trains[at]?.control.pulling ?? 0)).toBeCloseTo(0.45 * 4.7, 9);
    });
    expect(startStop.shares.decidedBy).toBe("motors");
    expect(sharesIn(startStop, "starting-full")).toEqual([0.5, 0.5]);
  });

  it("under control have the same torque over full load", () => {
    const drives = [
      train("A", 21, controlled),
      train("B", 21, { ...controlled, motor: { kind: "manual", row: aMotor(90) } }),
    ];
    const { startStop } = solvedDrives({ drives, rules }, undefined, { design: automatic });
    expect(startStop.shares.decidedBy).toBe("torque");
    for (const name of ["running-full", "running-empty", "starting-full"]) {
      const [first, second] = sharesIn(startStop, name);
      expect(first).toBeCloseTo(200 / 290, 6);
      expect(second).toBeCloseTo(90 / 290, 6);
    }
  });

  it("keep typed shares where somebody typed them, and are told that motors will not", () => {
    const typed = freely(1.03, { drives: dual.drives });
    expect(typed.startStop.shares.decidedBy).toBe("typed");
    expect(sharesIn(typed.startStop, "running-full")).toEqual([0.5, 0.5]);
    expect(typed.findings.map(({ code }) => code)).toContain("typed-shares-not-held");
    expect(freely(1.03).findings.map(({ code }) => code)).toContain("drives-share-unevenly");
    expect(freely(1).findings.map(({ code }) => code)).not.toContain("drives-share-unevenly");
  });
});

// Handbook 15.6 (d): what follows no reference gives the torque of its own start, the leader what is missing. Without what
// pulleys resist, which statics counts with the tensions of the start, both pull the same belt.
describe("a start of drives of different kinds on a stiff belt", () => {
  const design: Design = { ...dual, loop: { ...dual.loop, pulleyLosses: "ignored" } };
  const prompt = { torqueLag: 0, torqueRate: 1e5 } as const;
  const quick = { sampling: 5e-4, brakeSampling: 5e-4, bandwidth: 400 } as const;
  const leading = {
    control: { mode: "speed-control", brakingMode: "regenerative", torqueLimit: 2, ...prompt },
  } as const;
  const smallMotor = { kind: "manual", row: aMotor(55, { inertia: 1 }) } as const;
  const smallCoupling = { kind: "manual", row: aFluidCoupling(55, { slip: 0.03 }) } as const;

  it.each([
    ["a motor direct on line", { ...direct, motor: smallMotor }],
    ["a strong motor direct on line", direct],
    ["a fluid coupling", { ...coupled, motor: smallMotor, fluidCoupling: smallCoupling }],
    ["a fluid coupling as strong as the leader", coupled],
    ["a fluid coupling that is switched on late", { ...coupled, startDelay: 5 }],
  ] as const)("has the forces of its run at every moment: a leader beside %s", (_, second) => {
    const [ofFirst = 0, ofSecond = 0] = matched;
    const drives = [train("A", ofFirst, leading), train("B", ofSecond, second)];
    const found = solvedDrives({ drives, rules }, undefined, { design });
    const { starts, sharing } = found.startStop;
    const { simulated, driveForces, nominalForce, constant } = starts.full;
    expect(simulated.kind).toBe("started");
    const started = { kind: "start", load: "full" } as const;
    const loop = simpleLoop(found, started, stiff, quick);
    const run = runOf(loop, started);
    for (const share of [0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
      const at = simulated.series.time.findIndex((time) => time >= share * rules.ramp.time);
      run.goTo(simulated.series.time[at] ?? 0);
      loop.drives.forEach((__, d) => {
        const rigid = driveForces?.[d]?.force[at] ?? Number.NaN;
        const gap = Math.abs(driveForceOf(run, d) - rigid) / nominalForce;
        expect(gap < 1e-3 ? "as rigid" : `drive ${d + 1} at ${share} of the ramp: ${gap}`).toBe("as rigid");
      });
    }
    const full = sharing.find(({ loadCase }) => loadCase === "starting-full");
    const sum = full?.drives.reduce((all, { force }) => all + force, 0) ?? Number.NaN;
    expect(sum / constant.force).toBeCloseTo(1, 9);
  });
});
