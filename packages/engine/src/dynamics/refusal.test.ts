import { describe, expect, it } from "vitest";
import { solve } from "../solve/solve.ts";
import { workedConveyor } from "../test-support/worked-conveyor.ts";
import type { DynamicOptions, Starter } from "./dynamic-input.ts";
import { loopOf } from "./from-solution.ts";
import { slackTension } from "./kernel/slack-tension.ts";
import { checkBegin, checkScenario, checkSettings, checkStatic, checkWork } from "./refusal.ts";
import { planRun } from "./run-plan.ts";
import type { Scenario } from "./scenario.ts";
import { defaultDynamicSettings } from "./settings.ts";

const start: Scenario = { kind: "start", load: "full" };
const asked = (options: DynamicOptions, scenario: Scenario = start) =>
  checkScenario(workedConveyor, scenario, options).map(({ input }) => input);

describe("settings of a run", () => {
  it("are refused by none where nothing was asked for", () => {
    expect(checkSettings(defaultDynamicSettings)).toEqual([]);
  });

  it.each([
    ["runTime", 0.01, 36_000],
    ["interval", 1e-3, 60],
    ["elements", 10, 5000],
    ["stepShare", 0.01, 1],
    ["longestStep", 1e-6, 1],
    ["gridDamping", 0, 1],
    ["breakaway", 1, 10],
    ["speedShare", 0, 0.3],
    ["stations", 1, 5000],
    ["frameMemory", 1e4, 2 ** 31],
  ] as const)("may be at both ends of their limits and not beyond: %s", (name, least, most) => {
    const refused = (value: number) => checkSettings({ ...defaultDynamicSettings, [name]: value });
    expect([refused(least), refused(most)]).toEqual([[], []]);
    for (const value of [least - 1e-9, most * (1 + 1e-9), Number.NaN]) {
      const limit = { least, most };
      expect(refused(value)).toEqual([{ code: "dynamic-out-of-limits", input: name, value, limit }]);
    }
  });

  it.each([
    ["branchRatio", 0, 10],
    ["branchTime", 1e-4, 1000],
    ["dampingTime", 0, 10],
  ] as const)("may be at both ends of their limits and not beyond: %s of the belt", (name, least, most) => {
    const { model } = defaultDynamicSettings;
    const refused = (value: number) =>
      checkSettings({ ...defaultDynamicSettings, model: { ...model, [name]: value } }).map(({ input }) => input);
    expect([refused(least), refused(most)]).toEqual([[], []]);
    expect([refused(least - 1e-9), refused(most + 1e-6)]).toEqual([[`model.${name}`], [`model.${name}`]]);
  });
});

describe("times and forces of a scenario", () => {
  const events = [
    { kind: "start", at: 0, driveId: "A" },
    { kind: "brake", at: -1 },
    { kind: "trip", at: 2, driveId: "B" },
  ] as const;

  it("are refused below nothing, by name", () => {
    const sequence: Scenario = { kind: "sequence", load: "full", from: "rest", events };
    expect(checkScenario(workedConveyor, sequence, {})).toEqual([
      { code: "dynamic-out-of-limits", input: "events[1].at", value: -1, limit: { least: 0, most: 1e9 } },
      { code: "dynamic-unknown-drive", input: "events[2].driveId" },
    ]);
    const aborted = (tripTime: number) => asked({}, { kind: "aborted-start", load: "full", tripTime });
    expect([aborted(0), aborted(-1e-9)]).toEqual([[], ["tripTime"]]);
    const failed = (at: number) => asked({}, { kind: "power-failure", load: "full", at });
    expect([failed(0), failed(-1e-9)]).toEqual([[], ["at"]]);
    expect(asked({}, { kind: "power-failure", load: "full" })).toEqual([]);
  });

  it.each(["startDelay", "stopDelay", "rampTime"])("are refused below nothing: %s of a drive", (name) => {
    const drives = [{ driveId: "A" }, { driveId: "A", [name]: -1 }];
    expect(asked({ drives })).toEqual([`drives[1].${name}`]);
    expect(asked({ drives: [{ driveId: "A", [name]: 0 }] })).toEqual([]);
  });

  it.each(["delay", "rampTime", "force"])("are refused below nothing: %s of a brake", (name) => {
    const brakes = [{ pointId: "drive" }, { pointId: "drive", [name]: -1 }];
    expect(asked({ brakes })).toEqual([`brakes[1].${name}`]);
    expect(asked({ brakes: [{ pointId: "drive", [name]: 0 }] })).toEqual([]);
  });

  it.each(["travel", "winchSpeed", "winchBand", "friction"])("are refused below nothing: %s of the take-up", (name) => {
    expect(asked({ takeUp: { [name]: -1 } })).toEqual([`takeUp.${name}`]);
    expect(asked({ takeUp: { [name]: 1e9 } })).toEqual([]);
  });
});

describe("a starter", () => {
  const refused = (starter: Starter) => asked({ drives: [{ driveId: "A", starter }] }).length > 0;
  const curve = (x: readonly number[], y: readonly number[]): Starter => ({ kind: "torque-speed", curve: { x, y } });

  it.each([
    ["two points", [0, 1], [1.4, 1.4], false],
    ["a step", [0, 0.5, 0.5, 1], [1, 1, 2, 2], false],
    ["as much as there may be", [0, 1], [100, -100], false],
    ["more than there may be", [0, 1], [1, 100.001], true],
    ["far below what there may be", [0, 1], [-100.001, 1], true],
    ["a single point", [0], [1], true],
    ["a torque too few", [0, 0.5, 1], [1, 1], true],
    ["a point before the last one", [0, 0.6, 0.5, 1], [1, 1, 1, 1], true],
    ["a speed without end", [0, Number.POSITIVE_INFINITY], [1, 1], true],
    ["no number", [Number.NaN, 1], [1, 1], true],
  ] as const)("with %s is refused or not", (_, x, y, isRefused) => {
    expect(refused(curve(x, y))).toBe(isRefused);
  });

  it.each([
    [1e-4, true],
    [1.01e-4, false],
    [0.0299, false],
    [0.2999, false],
    [0.3, true],
  ])("with a fluid coupling of slip %f is refused or not", (slip, isRefused) => {
    const motor = { x: [0, 1], y: [2, 1] };
    const coupled = { kind: "fluid-coupling", motor, slip, peak: 1.6, fillTime: 0 } as unknown as Starter;
    expect(refused(coupled)).toBe(isRefused);
  });
});

describe("what a run begins from", () => {
  const solution = solve(workedConveyor, { method: "ISO" });
  if (solution.kind === "refused") throw new Error("the worked conveyor is solved");
  const running = solution.cases["running-full"];
  const place = { design: workedConveyor, solution, scenario: start, options: {} };
  const loop = loopOf(place);
  const plan = planRun(loop, { ...defaultDynamicSettings, elements: 60 });
  const mobilised = 1;
  const tension = (least: number) => new Float64Array(plan.mesh.count).fill(50e3).fill(least, 20, 21);

  it("is a static solution that was found", () => {
    const { takeUp } = solution;
    const found = { ...takeUp, isAssumed: false };
    expect(checkStatic({ ...running, isConverged: true }, found)).toEqual([]);
    const refusal = [{ code: "dynamic-static-not-found", input: "running-full" }];
    expect(checkStatic({ ...running, isConverged: false }, found)).toEqual(refusal);
    expect(checkStatic({ ...running, isConverged: true }, { ...takeUp, isAssumed: true })).toEqual(refusal);
  });

  it("is no more work than 2e9 elements and steps", () => {
    const work = (runTime: number) => {
      const settings = { ...plan.settings, runTime };
      return checkWork({ ...plan, mesh: { ...plan.mesh, count: 1000 }, step: 0.5, settings });
    };
    expect(work(1e6)).toEqual([]);
    expect(work(2e6)).toEqual([{ code: "dynamic-too-much-work", input: "elements", value: 4e9, limit: { most: 2e9 } }]);
  });

  it("is a belt that is tight all round, else the point before its slackest place is named", () => {
    expect(checkBegin(plan, { tension: tension(slackTension + 1e-6), held: 0, mobilised })).toEqual([]);
    const k = plan.mesh.first.findLastIndex((node) => node <= 20);
    for (const value of [slackTension, -5]) {
      expect(checkBegin(plan, { tension: tension(value), held: 0, mobilised })).toEqual([
        { code: "dynamic-slack-at-begin", input: loop.stations[k]?.id, value, limit: { above: slackTension } },
      ]);
    }
  });

  it.each([
    // Held, N at the belt; a holdback holds what would roll back, brakes hold both ways.
    [20e3, false, [15e3, 5e3], true],
    [20e3, false, [15e3, 4.9e3], false],
    [20e3, true, [], true],
    [-20e3, true, [], false],
    [-20e3, false, [20e3], true],
    [1e-7, false, [], true],
    [-1e-3, false, [], false],
  ])("stands where %d N have to be held, holdback %s, brakes of %o N: %s", (held, hasHoldback, forces, isHeld) => {
    const drives = loop.drives.map((drive) => ({ ...drive, hasHoldback }));
    const brakes = forces.map((force) => ({ station: 3, force, delay: 0, rampTime: 0, pulleyRadius: 0.4 }));
    const found = checkBegin(
      { ...plan, loop: { ...loop, drives, brakes } },
      { tension: tension(40e3), held, mobilised },
    );
    const most = forces.reduce((sum, one) => sum + one, 0);
    const refusal = { code: "dynamic-not-held-at-rest", input: "brakes", value: Math.abs(held), limit: { most } };
    expect(found).toEqual(isHeld ? [] : [refusal]);
  });
});
