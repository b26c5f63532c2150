import { type Conveyor, calculate, firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { controlCharts, startDecision } from "./control-charts.ts";
import { controlCurves } from "./control-curves.ts";

const first = firstDesign({ capacity: 1200, length: 600, lift: 20, width: 1000 });
/** Without the ramp and the soft starter of a first design, so that what is typed here decides. */
const design = {
  ...first,
  rampTime: 0,
  drives: first.drives.map((drive) => ({ ...drive, controlMode: "Auto" as const })),
};

function solved(changes: Partial<Conveyor>) {
  const found = calculate({ ...design, ...changes });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found;
}

function curvesOf(changes: Partial<Conveyor>, load: "full" | "empty" = "full") {
  const curves = controlCurves(solved(changes), load);
  if (curves === undefined) throw new Error("the sample has drives");
  return curves;
}

const ramp = { rampType: "Harrison", rampTime: 40, stopRampType: "Linear", stopRampTime: 20 } as const;

describe("start and stop on one axis of time", () => {
  const curves = curvesOf(ramp);
  const speed = solved(ramp).design.beltSpeed;
  const at = (time: number) => curves.time.findIndex((one) => one >= time);

  it("follow the printed shape: half the speed at half a Harrison ramp, at most pi/2 times the mean acceleration", () => {
    // Handbook 15.3: v(T/2) = V/2, a_max = (pi/2) V/T.
    expect(curves.wantedSpeed[at(20)]).toBeCloseTo(speed / 2, 9);
    expect(curves.speed[at(20)]).toBeCloseTo(speed / 2, 9);
    const largest = Math.max(...curves.acceleration.map(Number));
    expect(largest).toBeCloseTo((Math.PI / 2) * (speed / 40), 6);
  });

  it("only go forward in time, and signal the stop after the belt has its speed", () => {
    expect(curves.time.every((one, row) => row === 0 || one >= (curves.time[row - 1] ?? 0))).toBe(true);
    expect(curves.stopsAt).toBeGreaterThan(40);
    expect(curves.speed[at(curves.stopsAt)]).toBeCloseTo(speed, 9);
    expect(curves.speed.at(-1)).toBe(0);
  });

  it("give of drives and brakes together what the belt takes at every moment of the stop", () => {
    // Newton: force of all less the resistance is mass times acceleration; statics keep all three.
    const { machine } = solved(ramp).solution;
    const stop = machine.startStop?.rampDowns?.full;
    if (stop === undefined) throw new Error("the sample is under control");
    const first = curves.time.length - stop.series.time.length;
    stop.series.acceleration.slice(0, -1).forEach((acceleration, row) => {
      const drives = curves.forces.reduce((sum, { force }) => sum + Number(force[first + row]), 0);
      const all = drives + Number(curves.brakes[first + row]);
      expect(all).toBeCloseTo(stop.effectiveTension + stop.mass * acceleration, 3);
    });
  });

  it("leave a gap where the belt only runs", () => {
    const gap = curves.time.findIndex((time) => time > 40);
    expect([curves.speed[gap], curves.acceleration[gap], curves.forces[0]?.force[gap]]).toEqual([null, null, null]);
  });

  it("stay within the limits of the drives", () => {
    for (const { force, most = 0, least = 0 } of curves.forces) {
      for (const newtons of force.filter((one) => one !== null)) {
        expect(Number(newtons)).toBeLessThanOrEqual(most * (1 + 1e-9));
        expect(Number(newtons)).toBeGreaterThanOrEqual(least * (1 + 1e-9));
      }
    }
  });

  it("have nothing to follow where no drive is under control", () => {
    const free = curvesOf({ rampTime: 0 });
    expect(free.wantedSpeed.every((value) => value === null)).toBe(true);
    const [shown] = controlCharts(solved({ rampTime: 0 }), "full");
    expect(shown?.series.map(({ name }) => name)).toEqual(["Belt"]);
  });

  it("say what decides the start", () => {
    expect(startDecision(solved(ramp), "full")).toBe("The ramp of the conveyor decides the start.");
    expect(startDecision(solved({ startupFactor: 140 }), "full")).toBe("The typed start factor decides the start.");
  });

  it("are drawn with reference, drives and limits", () => {
    const [shown, , force] = controlCharts(solved(ramp), "full");
    expect(shown?.series.map(({ name }) => name)).toEqual(["Reference", "Belt"]);
    expect(force?.series.map(({ name }) => name)).toContain("Drive 1, most");
    for (const { values } of force?.series ?? []) expect(values).toHaveLength(curves.time.length);
  });
});
