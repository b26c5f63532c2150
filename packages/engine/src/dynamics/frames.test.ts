import { describe, expect, it } from "vitest";
import { solve } from "../solve/solve.ts";
import { at } from "../solve/tension/tension-state.ts";
import { workedConveyor } from "../test-support/worked-conveyor.ts";
import { frameBytes, keptElements, makeFrames, partOf, plannedInterval, recordFrame } from "./frames.ts";
import { loopOf } from "./from-solution.ts";
import { defaultDynamicSettings } from "./settings.ts";
import { brakeEntry, carriageEntry, driveEntry } from "./state.ts";
import { simulate } from "./verification/simulate.ts";

const solution = solve(workedConveyor, { method: "ISO" });
if (solution.kind === "refused") throw new Error("the worked conveyor is solved");
const brakes = ["drive", "tail"].map((pointId) => ({ pointId, force: 20e3 }));
const place = { design: workedConveyor, solution, options: { brakes } } as const;
const loop = loopOf({ ...place, scenario: { kind: "start", load: "full" } });

function runOf(settings: Partial<typeof defaultDynamicSettings> = {}) {
  const events = [
    { kind: "trip", at: 0 },
    { kind: "brake", at: 0.5 },
  ] as const;
  const run = simulate(loop, "running", events, { elements: 60, interval: 0.5, runTime: 3, ...settings });
  const frames = makeFrames(run.plan);
  recordFrame(run.plan, run.state, frames);
  run.goTo(2);
  recordFrame(run.plan, run.state, frames);
  return { ...run, frames };
}

describe("a frame", () => {
  const { plan, state, frames } = runOf();
  const { mesh } = plan;
  const width = frames.elements.length;
  const near = (found: number | undefined, expected: number) =>
    expect(Math.abs((found ?? Number.NaN) - expected)).toBeLessThanOrEqual(1e-6 * Math.abs(expected) + 1e-12);

  it("has room for all frames of the run, and counts those made", () => {
    expect(frames.count).toBe(2);
    expect(frames.tension.length).toBe(plan.frames * width);
    expect(frames.arriving.length).toBe(plan.frames * loop.stations.length);
    expect(frames.slowest.length).toBe(plan.frames);
  });

  it("has tension, speed, strain and strain rate of every element kept, after those of the frame before", () => {
    let sagging = 0;
    frames.elements.forEach((i, s) => {
      const k = mesh.first.subarray(0, -1).findLastIndex((node) => node <= i);
      const [elastic, sag] = [at(state.elastic, i), loop.strands[k]?.sagConstant ?? 0];
      const [from, to] = [at(state.speed, i), at(state.speed, i + 1)];
      const taken = sag > 0 ? sag / elastic ** 2 : 0;
      if (taken > 0) sagging += 1;
      near(frames.tension[width + s], at(state.tension, i));
      near(frames.speed[width + s], (from + to) / 2);
      near(frames.strain[width + s], at(state.strain, i) + taken);
      // Handbook 6.2: what sag takes up makes the belt softer by 1 + 2 E (w a)²/24 / T³.
      const softness = 1 + (2 * at(plan.coefficients.stiff, k) * taken) / elastic;
      near(frames.strainRate[width + s], (to - from) / at(mesh.springLength, k) / softness);
      near(frames.positions[s], (at(mesh.position, i) + at(mesh.position, i + 1)) / 2);
    });
    expect(sagging).toBeGreaterThan(10);
    expect(Array.from(frames.speed.subarray(0, width), Math.fround)).toEqual(new Array(width).fill(3));
  });

  it("has both sides of every drive: torque, speed, ratio and what is left before it slips", () => {
    const [drive] = loop.drives;
    if (drive === undefined) throw new Error("it has a drive");
    const points = loop.stations.length;
    for (const frame of [0, 1]) {
      const [arriving = 0, leaving = 0] = [frames.arriving, frames.leaving].map(
        (one) => one[frame * points + drive.station],
      );
      const [tight, slack] = [Math.max(arriving, leaving), Math.min(arriving, leaving)];
      near(frames.driveRatio[frame], tight / slack);
      // Euler: slack side needed T2 = (T1 − T2)/(e^(μα) − 1).
      const needed = (tight - slack) / (Math.exp(drive.friction * drive.wrapAngle) - 1);
      expect(Math.abs((frames.slipMargin[frame] ?? 0) - (slack - needed))).toBeLessThan(0.05);
    }
    near(frames.driveTorque[0], drive.runningForce * drive.pulleyRadius);
    near(frames.driveTorque[1], at(state.drives, driveEntry.force) * drive.pulleyRadius);
    near(frames.driveSpeed[1], at(state.speed, mesh.first[drive.station] ?? 0));
  });

  it("has the heat of each brake, the way of the take-up and the slowest and fastest node", () => {
    const heats = loop.brakes.map((_, b) => at(state.brakes, b * brakeEntry.count + brakeEntry.heat));
    expect(heats.length).toBe(2);
    expect(heats[0]).not.toBe(heats[1]);
    heats.forEach((heat, b) => {
      expect(heat).toBeGreaterThan(0);
      near(frames.brakeHeat[2 + b], heat);
    });
    near(frames.takeUpTravel[1], at(state.carriage, carriageEntry.taken) / (plan.carriage?.sine ?? Number.NaN));
    const speeds = state.speed.subarray(0, mesh.count);
    near(frames.slowest[1], Math.min(...speeds));
    near(frames.fastest[1], Math.max(...speeds));
    expect(frames.fastest[1]).toBeGreaterThan(frames.slowest[1] ?? 0);
  });

  it("has no sag where none is asked for", () => {
    const stiff = runOf({ hasSag: false });
    for (const [s, i] of stiff.frames.elements.entries()) {
      near(stiff.frames.strain[width + s], at(stiff.state.strain, i));
    }
  });

  it("is copied with what belongs to it and nothing of its neighbours", () => {
    const part = partOf(frames, 1, 2);
    expect(part.count).toBe(1);
    for (const [name, values] of Object.entries(frames)) {
      if (!(values instanceof Float32Array)) continue;
      const columns = values.length / plan.frames;
      expect(Object.entries(part).find(([own]) => own === name)?.[1]).toEqual(values.slice(columns, 2 * columns));
    }
    expect([part.elements, part.positions]).toEqual([frames.elements, frames.positions]);
    expect(part.elements).not.toBe(frames.elements);
  });
});

describe("the elements that are kept", () => {
  const { plan } = runOf({ elements: 300 });
  const kept = (stations: number) => keptElements({ mesh: plan.mesh, settings: { ...plan.settings, stations } });
  const { count, first } = plan.mesh;

  it("are all of them where there is room", () => {
    expect(Array.from(kept(count))).toEqual(Array.from({ length: count }, (_, i) => i));
    expect(kept(count + 1).length).toBe(count);
  });

  it("are every n-th else, with those on both sides of every point, in their order", () => {
    const few = kept(Math.ceil(count / 3));
    const wanted = new Set(Array.from({ length: count }, (_, i) => i).filter((i) => i % 3 === 0));
    for (const node of first.slice(0, -1)) {
      wanted.add(node);
      wanted.add((node + count - 1) % count);
    }
    expect(Array.from(few)).toEqual([...wanted].toSorted((a, b) => a - b));
  });
});

describe("the memory of frames", () => {
  it("is four bytes for each number of a frame", () => {
    // Four of each station, two of each point, four of each drive, one of each brake, travel, slowest and fastest.
    expect(frameBytes(100, 10, 2, 3)).toBe(4 * (400 + 20 + 8 + 3 + 3));
    const { frames, plan } = runOf();
    const arrays = Object.values(frames).filter((one) => one instanceof Float32Array);
    const bytes = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const { stations, drives, brakes: braked } = loop;
    expect(frameBytes(frames.elements.length, stations.length, drives.length, braked.length)).toBe(bytes / plan.frames);
  });

  it.each([
    // Frames wanted, room for so many, and the multiple of the interval that fits: 11 wanted over 10 s.
    [11, 1],
    [10, 2],
    [6, 2],
    [5, 3],
    [2, 6],
    [1, 6],
  ])("with room for %d frames makes the interval longer by %d", (room, times) => {
    const settings = { ...defaultDynamicSettings, runTime: 10, interval: 1, frameMemory: room * 1000 };
    expect(plannedInterval(settings, 1000)).toBe(times);
    expect(plannedInterval({ ...settings, frameMemory: room * 1000 + 999 }, 1000)).toBe(times);
  });
});
