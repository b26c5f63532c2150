import { calculate, firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { controlCurves } from "./control-curves.ts";

const calculated = calculate(firstDesign({ capacity: 1200, length: 250, lift: 20, width: 1000 }));
if (calculated.kind === "refused") throw new Error("the sample cannot be calculated");
const { solution, design } = calculated;
const { startStop } = solution.machine;
if (startStop === undefined) throw new Error("the sample has drives");

/** Start and stop of a belt whose drives let go, with brakes of this force and a holding back of the motors before. */
function curvesWith(brakeForce: number) {
  if (startStop === undefined) throw new Error("the sample has drives");
  const { rampDowns: _, ...rest } = startStop;
  const braked = startStop.stops["braking-full"];
  const force = [2000, ...braked.series.time.slice(1).map(() => -brakeForce)];
  const stops = { ...startStop.stops, "braking-full": { ...braked, brakeForce, series: { ...braked.series, force } } };
  const machine = { ...solution.machine, startStop: { ...rest, stops } };
  const curves = controlCurves({ solution: { ...solution, machine }, design }, "full");
  if (curves === undefined) throw new Error("the sample has drives");
  return { curves, stop: stops[brakeForce > 0 ? "braking-full" : "coasting-full"], start: rest.starts.full.simulated };
}

describe("a stop whose drives let go", () => {
  it("shows brakes as forces below nothing, from the stop until rest", () => {
    const { curves, stop, start } = curvesWith(5000);
    const before = start.series.time.length + 1;
    expect(curves.brakes.slice(0, before)).toEqual([...start.series.time.map(() => 0), null]);
    expect(curves.brakes.slice(before)).toEqual([0, ...stop.series.time.slice(2).map(() => -5000), null]);
    expect(curves.speed.slice(before)).toEqual(stop.series.speed);
    expect(curves.time.slice(before)).toEqual(stop.series.time.map((time) => curves.stopsAt + time));
  });

  it("is that by friction alone where no brake takes part", () => {
    const { curves, stop, start } = curvesWith(0);
    const before = start.series.time.length + 1;
    expect(curves.speed.slice(before)).toEqual(stop.series.speed);
    expect(curves.brakes.slice(before).every((force) => !force)).toBe(true);
    expect(curves.wantedSpeed.slice(before).every((speed) => speed === null)).toBe(true);
  });
});
