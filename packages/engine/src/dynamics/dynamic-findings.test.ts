import { describe, expect, it } from "vitest";
import { solve } from "../solve/solve.ts";
import { workedConveyor } from "../test-support/worked-conveyor.ts";
import { startTrace } from "../trace/trace.ts";
import { reportRun } from "./dynamic-findings.ts";
import { restingEquilibrium } from "./equilibrium.ts";
import { loopOf } from "./from-solution.ts";
import { slackTension } from "./kernel/slack-tension.ts";
import { prepareDynamics } from "./prepare.ts";
import type { DynamicResult } from "./result.ts";
import type { RunInput } from "./run-input.ts";
import { planRun } from "./run-plan.ts";
import type { Scenario } from "./scenario.ts";
import { defaultDynamicSettings } from "./settings.ts";

const solution = solve(workedConveyor, { method: "ISO" });
if (solution.kind === "refused") throw new Error("the worked conveyor is solved");
const scenario: Scenario = { kind: "start", load: "full" };
const settings = { ...defaultDynamicSettings, elements: 60, runTime: 1 };
const plan = planRun(loopOf({ design: workedConveyor, solution, scenario, options: {} }), settings);
const input: RunInput = {
  design: workedConveyor,
  rigid: solution,
  scenario,
  plan,
  equilibrium: restingEquilibrium(plan),
  trace: startTrace("checked"),
  wantedInterval: plan.settings.interval,
  options: {},
};
const prepared = prepareDynamics(workedConveyor, solution, scenario, { elements: 60, runTime: 1 });
if (prepared.kind === "refused") throw new Error("it can be run");
prepared.run.advance(1);
const made = prepared.run.result();
const fullSpeed = workedConveyor.beltSpeed;

/** A run in which nothing is wrong. */
const sound: DynamicResult = {
  ...made,
  largest: { ...made.largest, tension: 50e3 },
  smallest: { ...made.smallest, tension: 40e3 },
  envelope: { ...made.envelope, smallest: made.envelope.smallest.slice().fill(40e3) },
  drives: made.drives.map((drive) => ({ ...drive, slipTime: 0 })),
  reachedSpeedAt: 0.5,
  energy: { ...made.energy, error: 0 },
};

function findings(found: Partial<DynamicResult> = {}, change: Partial<RunInput> = {}) {
  const trace = startTrace("checked");
  reportRun(trace, { ...input, ...change }, { ...sound, ...found });
  return trace.findings;
}
const codes = (found: Partial<DynamicResult> = {}, change: Partial<RunInput> = {}) =>
  findings(found, change).map(({ code }) => code);

describe("what is said of a run", () => {
  it("is nothing where nothing is wrong, and of one that ran away only that", () => {
    expect(codes()).toEqual([]);
    expect(codes({ end: "diverged", smallest: { ...sound.smallest, tension: -1 } })).toEqual(["dynamic-diverged"]);
  });

  it("is that the belt is overstressed beyond what it may take for a moment", () => {
    const { belt, beltRules } = workedConveyor;
    const most = (belt.rating ?? 0) * belt.width * beltRules.allowedTensionRise;
    const at = (tension: number) => codes({ largest: { ...sound.largest, tension } });
    expect([at(most * (1 - 1e-9)), at(most * (1 + 1e-9))]).toEqual([[], ["dynamic-belt-overstressed"]]);
  });

  it.each([1e-3, -1e-3])("is that energy is missing beyond a thousandth of it, %f", (limit) => {
    const error = limit * 1.0001;
    expect(codes({ energy: { ...sound.energy, error: limit } })).toEqual([]);
    expect(findings({ energy: { ...sound.energy, error } })).toMatchObject([
      { code: "dynamic-energy-missing", values: { error }, limit: { least: -1e-3, most: 1e-3 } },
    ]);
  });

  it("is that frames are further apart than asked for", () => {
    const { interval } = plan.settings;
    expect(findings({}, { wantedInterval: interval / 2 })).toMatchObject([
      { code: "dynamic-interval-lengthened", values: { wantedInterval: interval / 2, interval } },
    ]);
  });

  it("is that the take-up hit a stop, with its way and its room", () => {
    if (sound.takeUp === undefined || plan.loop.takeUp === undefined) throw new Error("it has a take-up");
    const takeUp = { ...sound.takeUp, stopHits: 2, least: -0.5, most: 0.25 };
    const loop = { ...plan.loop, takeUp: { ...plan.loop.takeUp, travel: { slack: 0.5, tight: 1 } } };
    expect(findings({ takeUp }, { plan: { ...plan, loop } })).toMatchObject([
      {
        code: "dynamic-take-up-stop",
        place: { pointId: "take-up" },
        values: { least: -0.5, most: 0.25, hits: 2 },
        limit: { least: -0.5, most: 1 },
      },
    ]);
  });

  it("is which drive slips, for how long and from when", () => {
    const slips = { slipTime: 2, firstSlipAt: 3, largestRatio: 5, smallestMargin: -100, heldRatio: 4 };
    const drives = sound.drives.flatMap((drive) => [drive, { ...drive, driveId: "B", ...slips }]);
    expect(findings({ drives })).toMatchObject([
      {
        code: "dynamic-drive-slips",
        place: { driveId: "B" },
        values: { ratio: 5, slipTime: 2, firstSlipAt: 3, margin: -100 },
        limit: { most: 4 },
      },
    ]);
  });
});

describe("a belt in a run", () => {
  const spacing = 1.2;
  const load = plan.loop.strands[1]?.sagLoad ?? 0;
  const first = plan.mesh.first[1] ?? 0;
  /** The first element of the first loaded section at a tension, all others tight. */
  const slackest = (tension: number) => {
    const smallest = sound.envelope.smallest.slice().fill(200e3);
    smallest[first] = tension;
    return { envelope: { ...sound.envelope, smallest }, smallest: { ...sound.smallest, tension } };
  };
  /** s = q a / (8 T): the tension at which a span of so much load sags by so much of its spacing. */
  const sagging = (sag: number) => load / (8 * sag);

  it("weighs on its span what belt and load weigh on a level one", () => {
    const { belt, gravity, massFlow, beltSpeed } = workedConveyor;
    expect(load / ((belt.mass + massFlow / beltSpeed) * gravity * spacing)).toBeCloseTo(1, 9);
  });

  it("sags too much beyond what is allowed, and hangs slack beyond a tenth of the spacing", () => {
    const at = (sag: number) => codes(slackest(sagging(sag)));
    const { carry } = workedConveyor.allowedSag;
    expect([at(carry * 0.9999), at(carry * 1.0001)]).toEqual([[], ["dynamic-sag-above-allowed"]]);
    expect([at(0.09999), at(0.10001)]).toEqual([["dynamic-sag-above-allowed"], ["dynamic-belt-slack"]]);
    const tension = sagging(0.05);
    const smallestAt = sound.envelope.smallestAt.slice().fill(7, first, first + 1);
    const { envelope, smallest } = slackest(tension);
    const [told] = findings({ envelope: { ...envelope, smallestAt }, smallest });
    const position = sound.envelope.positions[first];
    expect(told).toMatchObject({ place: { pointId: "hopper" }, values: { tension, time: 7, position } });
    expect(told?.values.sag).toBeCloseTo(0.05, 12);
    expect(told?.limit).toEqual({ most: carry });
  });

  it("may sag more for a moment where that is allowed", () => {
    const design = { ...workedConveyor, allowedSag: { ...workedConveyor.allowedSag, transient: 0.04 } };
    expect(codes(slackest(sagging(0.039)), { design })).toEqual([]);
    expect(codes(slackest(sagging(0.041)), { design })).toEqual(["dynamic-sag-above-allowed"]);
  });

  it("hangs loose where its law of sag ends, spans without idlers too, and must not push", () => {
    const strands = plan.loop.strands.map((strand) => ({ ...strand, sagLoad: 0 }));
    const bare = { ...plan, loop: { ...plan.loop, strands } };
    const at = (tension: number, hasSag = true) =>
      codes(slackest(tension), { plan: { ...bare, settings: { ...bare.settings, hasSag } } });
    expect([at(slackTension + 1e-6), at(slackTension)]).toEqual([[], ["dynamic-belt-slack"]]);
    expect(at(-1)).toEqual(["dynamic-belt-slack", "dynamic-negative-tension"]);
    expect([at(0, false), at(-1e-6, false)]).toEqual([[], ["dynamic-negative-tension"]]);
  });
});

describe("the motion of a run", () => {
  const without = ({ reachedSpeedAt: _reached, stoppedAt: _stopped, ...rest }: DynamicResult) => rest;
  const told = (own: Scenario, found: Partial<DynamicResult> = {}, change: Partial<RunInput> = {}) => {
    const trace = startTrace("checked");
    reportRun(trace, { ...input, scenario: own, ...change }, { ...without(sound), ...found });
    return trace.findings;
  };
  const { frames } = sound;
  const withSpeeds = (slowest: number, fastest: number) => ({
    frames: { ...frames, slowest: frames.slowest.slice().fill(slowest), fastest: frames.fastest.slice().fill(fastest) },
  });

  it("did not get to speed, or did not stop, and how fast it was at the end", () => {
    expect(told(scenario, withSpeeds(1, 2))).toMatchObject([
      { code: "dynamic-start-not-reached", values: { speed: 1, runTime: 1 } },
    ]);
    expect(told({ kind: "stop", load: "full", by: "coasting" }, withSpeeds(1, 2))).toMatchObject([
      { code: "dynamic-not-stopped", values: { speed: 2, runTime: 1 } },
    ]);
    expect(told({ kind: "stop", load: "full", by: "coasting" }, { stoppedAt: 0.5 })).toEqual([]);
    expect(told(scenario, { end: "cut-short" })).toEqual([]);
  });

  it("does not come to an event at its end or after", () => {
    const aborted = (tripTime: number) =>
      told({ kind: "aborted-start", load: "full", tripTime }).map(({ code, values }) => [code, values]);
    expect(aborted(0.99)).toEqual([]);
    expect(aborted(1)).toEqual([["dynamic-event-not-reached", { time: 1, runTime: 1 }]]);
  });

  it("runs away where all of the belt is a tenth too fast, from the first moment on", () => {
    const slowest = frames.slowest.slice().fill(fullSpeed);
    expect(told(scenario, { reachedSpeedAt: 0.5, frames: { ...frames, slowest } })).toEqual([]);
    slowest[3] = 1.11 * fullSpeed;
    slowest[5] = 1.2 * fullSpeed;
    const [found, ...others] = told(scenario, { reachedSpeedAt: 0.5, frames: { ...frames, slowest } });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: "dynamic-overspeed", values: { time: 3 * sound.interval } });
    expect(found?.values.speed).toBeCloseTo(1.2 * fullSpeed, 6);
    expect(found?.limit).toEqual({ most: 1.1 * fullSpeed });
    slowest.fill(fullSpeed).fill(2 * fullSpeed, frames.count);
    expect(told(scenario, { reachedSpeedAt: 0.5, frames: { ...frames, slowest } })).toEqual([]);
  });
});
