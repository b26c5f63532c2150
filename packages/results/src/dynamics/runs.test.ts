import type { Finding, Frames, Scenario } from "@beltwright/engine";
import { calculate, elementsOfRun, firstDesign, prepareConveyor, scenarioNames, scenariosFor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { runForceChart } from "./run-charts.ts";
import { type RunDrive, runDrives, sharesApart } from "./run-drives.ts";
import { runFindings } from "./run-findings.ts";
import { type RunSummary, scenarioKey, summaryOfRun } from "./run-summary.ts";
import { runColumns, worstRun } from "./run-table.ts";
import { scenarioTitle } from "./scenario-title.ts";

const conveyor = { ...firstDesign({ capacity: 800, length: 120, lift: 8, width: 1000 }), dynRunTime: 10 };
const calculated = calculate(conveyor);
if (calculated.kind === "refused") throw new Error("the sample cannot be calculated");

function ran(scenario: Scenario) {
  if (calculated.kind === "refused") throw new Error("the sample cannot be calculated");
  const prepared = prepareConveyor({ conveyor, calculated, scenario });
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.reasons));
  prepared.run.advance(conveyor.dynRunTime);
  return { design: calculated.design, result: prepared.run.result() };
}

const slip: Finding = {
  code: "dynamic-drive-slips",
  severity: "error",
  subject: "dynamics",
  source: { document: "", clause: "" },
  place: { driveId: "1", pointId: "2" },
  values: { slipTime: 2 },
};

describe("what is kept of a run", () => {
  it("says the extremes, the elements and the findings of its result", () => {
    const { design, result } = ran({ kind: "start", load: "full" });
    const kept = summaryOfRun(design, result);
    expect(kept).toMatchObject({ largest: result.largest, smallest: result.smallest, elements: result.elements });
    expect(kept.findings).toEqual(result.findings);
    expect(kept.time).toBe(result.reachedSpeedAt);
    expect(kept.sharesApart).toBeUndefined();
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
  });

  it("counts a stop until the belt stands", () => {
    const { design, result } = ran({ kind: "stop", load: "full", by: "coasting" });
    expect(result.stoppedAt).toBeGreaterThan(0);
    expect(summaryOfRun(design, result).time).toBe(result.stoppedAt);
  });

  it("has the longest slip of any drive, the way of the take-up, and where and when the belt first hangs slack", () => {
    const { design, result } = ran({ kind: "start", load: "full" });
    const [drive] = result.drives;
    if (drive === undefined || result.takeUp === undefined) throw new Error("the sample has a drive and a take-up");
    const kept = summaryOfRun(design, {
      ...result,
      drives: [2, 5, 3].map((slipTime) => ({ ...drive, slipTime })),
      takeUp: { ...result.takeUp, most: 0.75, least: -0.5 },
      findings: [
        { ...slip, values: { position: 1, time: 1 } },
        { ...slip, code: "dynamic-belt-slack", values: { position: 40, time: 6 } },
      ],
    });
    expect(kept).toMatchObject({ slipTime: 5, takeUpTravel: 1.25, slack: { position: 40, time: 6 } });
    const { slipTime, slack } = summaryOfRun(design, { ...result, drives: [], findings: [] });
    expect([slipTime, slack]).toEqual([0, undefined]);
  });

  it("has as many elements as were announced, also where the belt is too short for those asked for", () => {
    for (const scenario of scenariosFor(conveyor, ["start-full", "stop-empty"])) {
      const { result } = ran(scenario);
      expect(result.elements).toBeLessThan(conveyor.dynNumNodes);
      expect(elementsOfRun({ conveyor, calculated, scenario })).toBe(result.elements);
    }
    expect(elementsOfRun({ conveyor: { ...conveyor, dynNumNodes: 1 }, calculated })).toBeUndefined();
  });

  it("tells an aborted start with brakes from one without", () => {
    const key = (isBraked: boolean) => scenarioKey({ kind: "aborted-start", load: "full", tripTime: 4, isBraked });
    expect([key(false), key(true)]).toEqual(["aborted-start full", "aborted-start braked full"]);
    expect(scenarioKey({ kind: "start", load: "full" })).toBe("start full");
  });

  it("tells of each drive the force at which its motors are at full load, and shares that make up the whole", () => {
    const { design } = ran({ kind: "start", load: "full" });
    const drives = runDrives(design);
    expect(drives.length).toBe(design.drives.length);
    for (const [at, { fullLoadForce, driveId }] of drives.entries()) {
      const { id, installedPower, efficiency } = design.drives[at] ?? {};
      expect(driveId).toBe(id);
      // P = F v
      expect((fullLoadForce * design.beltSpeed) / ((installedPower ?? 0) * (efficiency ?? 0))).toBeCloseTo(1, 12);
    }
    expect(drives.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it("tells the twelve scenarios apart", () => {
    expect(new Set(scenariosFor(conveyor, scenarioNames).map(scenarioKey)).size).toBe(scenarioNames.length);
  });
});

const drive = (share: number, fullLoadForce: number): RunDrive => ({
  driveId: String(share),
  pointId: "1",
  pulleyRadius: 0.5,
  fullLoadForce,
  share,
});

/** Frames that hold nothing but forces of drives, N. */
function framesOf(forces: readonly (readonly number[])[]): Frames {
  const torques = forces.flatMap((row) => row.map((force) => force * 0.5));
  return { count: forces.length, driveTorque: Float32Array.from(torques) } as unknown as Frames;
}

describe("shares of drives in a run", () => {
  const drives = [drive(2 / 3, 200), drive(1 / 3, 100)];

  it("do not part while every drive gives its share, pulling or holding back", () => {
    const held = framesOf([
      [100, 50],
      [-60, -30],
    ]);
    expect(sharesApart(held, drives)).toBeCloseTo(0, 6);
  });

  it("part at the worst moment by what one drive gives too much and another too little, over full load", () => {
    // 30 of 150 N too much for a drive of 200 N, 30 too little for one of 100 N: 15 % and 30 %.
    const parted = framesOf([
      [100, 50],
      [130, 20],
    ]);
    expect(sharesApart(parted, drives)).toBeCloseTo(0.45, 6);
  });

  it("are nothing to tell of a single drive", () => {
    expect(sharesApart(framesOf([[100]]), [drive(1, 100)])).toBeUndefined();
  });
});

describe("forces of drives over a run", () => {
  it("are torque over radius, with the name of the drive whose pulley the belt meets", () => {
    const { design, result } = ran({ kind: "start", load: "full" });
    const { series } = runForceChart(design, result.frames, result.interval);
    expect(series.map(({ name }) => name)).toEqual(result.drives.map(({ driveId }) => `Drive ${driveId}`));
    const largest = Math.max(...Array.from(series[0]?.values ?? [], Number));
    // Frames are samples: the largest of all steps is no smaller, and in a start near it.
    expect(largest).toBeLessThanOrEqual(((result.drives[0]?.largestForce ?? 0) / 1000) * (1 + 1e-6));
    expect(largest).toBeGreaterThan(0.9 * ((result.drives[0]?.largestForce ?? 0) / 1000));
  });

  it("belong to drives in the order of their pulleys, not in that of their list", () => {
    const { design, result } = ran({ kind: "start", load: "full" });
    const [drive] = design.drives;
    const point = design.points.find((one) => one.kind === "drive");
    if (drive === undefined || point?.kind !== "drive") throw new Error("the sample has a drive");
    const second = { ...drive, id: "first met" };
    const met = { ...point, id: "before", driveId: second.id };
    const both = { ...design, drives: [drive, second], points: [met, ...design.points] };
    const { series } = runForceChart(both, { ...result.frames, count: 0 }, result.interval);
    expect(series.map(({ name }) => name)).toEqual(["Drive first met", `Drive ${drive.id}`]);
  });
});

const instant = (tension: number) => ({ tension, position: 0, pointId: "1", time: 0 });
const summary = (scenario: Scenario, most: number, findings: readonly Finding[] = []): RunSummary => ({
  scenario,
  end: "completed",
  elements: 50,
  largest: instant(most),
  smallest: instant(-most),
  slipTime: 0,
  findings,
});

describe("the title of a scenario", () => {
  it("says how the belt is set in motion or stopped, and what lies on it", () => {
    const titles = scenariosFor(conveyor, scenarioNames).map(scenarioTitle);
    expect(new Set(titles).size).toBe(scenarioNames.length);
    expect(scenarioTitle({ kind: "start", load: "inclines" })).toBe("Start, inclines loaded");
    expect(scenarioTitle({ kind: "stop", load: "empty", by: "braking" })).toBe("Stop by brake, empty");
  });
});

describe("runs beside each other", () => {
  const start = summary({ kind: "start", load: "full" }, 3);
  const stop = summary({ kind: "stop", load: "full", by: "braking" }, 5);

  it("name the worst run of each quantity, and none where no run has a value", () => {
    const worst = (name: string) => {
      const column = runColumns.find((one) => one.name === name);
      return column && worstRun(column, [start, stop]);
    };
    expect(worst("largest")).toBe(stop);
    expect(worst("smallest")).toBe(stop);
    expect(worst("slack")).toBeUndefined();
    expect(worst("slip")).toBeUndefined();
  });
});

describe("what a column says of a run", () => {
  const start: RunSummary = {
    ...summary({ kind: "start", load: "full" }, 3),
    slipTime: 2,
    slack: { position: 40, time: 6 },
    takeUpTravel: 0.8,
    time: 9,
    sharesApart: 0.1,
  };
  const stop: RunSummary = { ...start, scenario: { kind: "stop", load: "full", by: "braking" } };
  const valuesOf = (run: RunSummary) =>
    Object.fromEntries(runColumns.map(({ name, readingOf }) => [name, readingOf(run)?.value]));

  it("is its number, and until speed or rest only what the scenario ends with", () => {
    const both = { largest: 3, smallest: -3, slip: 2, slack: 40, takeUp: 0.8, shares: 0.1 };
    expect(valuesOf(start)).toEqual({ ...both, start: 9, stop: undefined });
    expect(valuesOf(stop)).toEqual({ ...both, start: undefined, stop: 9 });
  });

  it("says when and where, where that is known", () => {
    const reading = (name: string) => runColumns.find((one) => one.name === name)?.readingOf(start);
    expect(reading("largest")).toMatchObject({ name: "tension", place: { pointId: "1" } });
    expect(reading("slack")).toMatchObject({ name: "position", time: 6, place: {} });
  });

  it("is wrong by itself from the first slip, slack or lost tension on, and never for the rest", () => {
    const bad = (name: string, value: number) => runColumns.find((one) => one.name === name)?.isBad?.(value);
    expect([bad("smallest", 0), bad("smallest", 1e-3)]).toEqual([true, false]);
    expect([bad("slip", 0), bad("slip", 1e-3)]).toEqual([false, true]);
    expect([bad("slack", 0), bad("largest", 1e9)]).toEqual([true, undefined]);
  });

  it("has its worst run by the end that counts, the first of equals", () => {
    const [shortWay, longWay] = [
      { ...start, slack: { position: 10, time: 0 }, takeUpTravel: 0.2 },
      { ...stop, slack: { position: 90, time: 0 } },
    ];
    const worst = (name: string, runs: readonly RunSummary[]) => {
      const column = runColumns.find((one) => one.name === name);
      return column && worstRun(column, runs);
    };
    expect([worst("slack", [longWay, shortWay]), worst("takeUp", [shortWay, longWay])]).toEqual([shortWay, longWay]);
    expect(worst("shares", [stop, start])).toBe(stop);
  });
});

describe("findings of runs", () => {
  it("are told once for each place, with all scenarios in which they were found", () => {
    const [start, stop] = [
      summary({ kind: "start", load: "full" }, 1, [slip]),
      summary({ kind: "start", load: "empty" }, 1, [slip, { ...slip, place: { driveId: "2" } }]),
    ];
    const found = runFindings([start, stop]);
    expect(found).toHaveLength(2);
    expect(found[0]).toEqual({ finding: slip, run: start, others: [stop.scenario] });
  });

  it("have the numbers of the worst run, whichever came first", () => {
    const slack = (tension: number): Finding => ({ ...slip, code: "dynamic-belt-slack", values: { tension } });
    const slipping = (ratio: number): Finding => ({ ...slip, values: { ratio } });
    const one = summary({ kind: "start", load: "full" }, 1, [slipping(4), slack(900)]);
    const two = summary({ kind: "stop", load: "full", by: "braking" }, 1, [slipping(6), slack(20)]);
    for (const runs of [
      [one, two],
      [two, one],
    ]) {
      const found = runFindings(runs);
      expect(found.map(({ finding }) => finding.values)).toEqual([{ ratio: 6 }, { tension: 20 }]);
      expect(found.map(({ run, others }) => [run, others])).toEqual([
        [two, [one.scenario]],
        [two, [one.scenario]],
      ]);
    }
  });

  it("leave out what this version has no words for", () => {
    const unknown = { ...slip, code: "dynamic-of-another-version" } as unknown as Finding;
    expect(runFindings([summary({ kind: "start", load: "full" }, 1, [unknown])])).toEqual([]);
  });
});
