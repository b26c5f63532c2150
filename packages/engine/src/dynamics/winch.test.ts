import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import { solve } from "../solve/solve.ts";
import { workedConveyor } from "../test-support/worked-conveyor.ts";
import type { DynamicTakeUp } from "./dynamic-input.ts";
import { prepareDynamics } from "./prepare.ts";
import type { DynamicResult } from "./result.ts";

const tension = 40e3;
const winch = (startFactor: number, own: Partial<Extract<Design["takeUp"], { kind: "winch" }>> = {}): Design => ({
  ...workedConveyor,
  takeUp: { kind: "winch", isHeldInTransients: true, tension, startFactor, ...own },
});

function solved(design: Design) {
  const found = solve(design, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

function started(design: Design, takeUp: DynamicTakeUp = {}): DynamicResult {
  const prepared = prepareDynamics(
    design,
    solved(design),
    { kind: "start", load: "full" },
    { elements: 100, runTime: 120, interval: 0.5, takeUp },
  );
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.reasons));
  prepared.run.advance(120);
  return prepared.run.result();
}

const place = workedConveyor.points.findIndex(({ kind }) => kind === "take-up");
const heldAt = ({ frames, pointIds }: DynamicResult, frame: number) =>
  frames.arriving[frame * pointIds.length + place] ?? 0;

// Handbook 15.20, last row: a winch with two settings, 1.2 to 1.4 times for starts.
describe("a winch of two settings in statics", () => {
  it("holds the setting for starts while the belt starts, the other in every other case", () => {
    const { cases } = solved(winch(1.3));
    for (const { motion, takeUpTension } of Object.values(cases)) {
      expect(takeUpTension).toBeCloseTo(motion === "starting" ? 1.3 * tension : tension, 6);
    }
  });

  it("of one setting is the winch it was", () => {
    const { startFactor: _factor, ...plain } = winch(1).takeUp as Extract<Design["takeUp"], { kind: "winch" }>;
    const one = solved({ ...workedConveyor, takeUp: plain });
    const two = solved(winch(1));
    expect(two.cases["starting-full"].points).toEqual(one.cases["starting-full"].points);
  });

  it("lets a belt whose start asks for most run with less tension, the more so the higher its start setting", () => {
    const needed = (factor: number) => {
      const drives = workedConveyor.drives.map((drive) => ({ ...drive, startFactorFull: 2 }));
      const { tension: _typed, ...auto } = winch(factor).takeUp as Extract<Design["takeUp"], { kind: "winch" }>;
      return solved({ ...workedConveyor, drives, takeUp: auto }).takeUp.tension;
    };
    expect(needed(1.1)).toBeLessThan(needed(1));
    expect(1.1 * needed(1.1)).toBeCloseTo(needed(1), 0);
  });

  it("is proposed with its factor where only the start needs the tension, and no longer where it has one", () => {
    const drives = workedConveyor.drives.map((drive) => ({ ...drive, startFactorFull: 2 }));
    const found = (startFactor?: number) => {
      const own = startFactor === undefined ? {} : { startFactor };
      return solved({ ...workedConveyor, drives, takeUp: { kind: "winch", isHeldInTransients: true, ...own } });
    };
    const one = found();
    const [proposal] = one.findings.filter(({ code }) => code === "winch-start-setting");
    const { tension: running = 0, factor = 0 } = proposal?.values ?? {};
    expect(factor * running).toBeCloseTo(one.takeUp.tension, 3);
    const two = found(factor);
    expect(two.takeUp.tension).toBeCloseTo(running, 0);
    expect(two.findings.map(({ code }) => code)).not.toContain("winch-start-setting");
    // A belt whose start asks for no more than its run has nothing to gain.
    const easy = solved({ ...workedConveyor, takeUp: { kind: "winch", isHeldInTransients: true } });
    const isStart =
      easy.takeUp.required.kind === "found" && easy.takeUp.required.governing.loadCase.startsWith("start");
    expect(easy.findings.some(({ code }) => code === "winch-start-setting")).toBe(isStart);
  });

  it("that is locked while starting has no second setting", () => {
    const locked = solved(winch(1.3, { isHeldInTransients: false }));
    const plain = solved(winch(1, { isHeldInTransients: false }));
    expect(locked.cases["starting-full"].takeUpTension).toBe(plain.cases["starting-full"].takeUpTension);
  });
});

describe("a winch of two settings in a run", () => {
  it("begins with the setting for starts and ends with that of running", () => {
    const found = started(winch(1.3));
    expect(heldAt(found, 0) / (1.3 * tension)).toBeCloseTo(1, 2);
    expect(heldAt(found, found.frames.count - 1) / tension).toBeCloseTo(1, 2);
  });

  it("ends where a winch of one setting ends", () => {
    const [one, two] = [started(winch(1)), started(winch(1.3))];
    const last = one.frames.count - 1;
    expect(heldAt(two, last) / heldAt(one, last)).toBeCloseTo(1, 2);
  });

  it("comes down to it the slower, the slower its rope", () => {
    const reached = (speed: number) => {
      const found = started(winch(1.4), { winchSpeed: speed });
      const frames = Array.from({ length: found.frames.count }, (_, at) => heldAt(found, at));
      return frames.findLastIndex((held) => held > 1.05 * tension);
    };
    expect(reached(0.002)).toBeGreaterThan(reached(0.05));
  });

  it("stays within its band, and moves less than one without", () => {
    const travel = ({ takeUp }: DynamicResult) => (takeUp?.most ?? 0) - (takeUp?.least ?? 0);
    const [free, banded] = [started(winch(1)), started(winch(1), { winchBand: 0.1 })];
    expect(travel(banded)).toBeLessThan(travel(free));
    const end = heldAt(banded, banded.frames.count - 1);
    expect(Math.abs(end / tension - 1)).toBeLessThan(0.105);
  });
});
