import type { Frames } from "@beltwright/engine";
import { calculate, firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { thingColour } from "../charts/case-colours.ts";
import type { LineChart } from "../charts/chart.ts";
import { shortPoint } from "../charts/point-name.ts";
import {
  placeQuantities,
  runBrakeCharts,
  runDriveCharts,
  runEnvelopeChart,
  runPlaceChart,
  runPointChart,
  runSpeedChart,
  runTakeUpChart,
} from "./run-charts.ts";

/** Counts up, so that every number says its own place: 0, 1, 2 … times a unit. */
const counted = (count: number, unit: number, first = 0) =>
  Float32Array.from({ length: count }, (_, at) => (first + at) * unit);

// Two frames of three made, of three stations, two points, two drives and two brakes.
const frames: Frames = {
  count: 2,
  elements: Int32Array.of(0, 1, 2),
  positions: Float64Array.of(5, 15, 25),
  tension: counted(9, 1000),
  speed: counted(9, 1),
  strain: counted(9, 0.25),
  strainRate: counted(9, 0.5),
  arriving: counted(6, 1000),
  leaving: counted(6, 1000, 10),
  driveTorque: counted(6, 1000),
  driveSpeed: counted(6, 1),
  driveRatio: counted(6, 2),
  slipMargin: counted(6, 1000, 20),
  brakeHeat: counted(6, 1000),
  takeUpTravel: counted(3, 1, 4),
  slowest: counted(3, 1, 1),
  fastest: counted(3, 1, 6),
};
const interval = 0.5;
const conveyor = firstDesign({ capacity: 800, length: 120, lift: 8, width: 1000 });

function curves({ series }: LineChart) {
  return Object.fromEntries(series.map(({ name, values }) => [name, Array.from(values)]));
}

describe("curves of a run", () => {
  it("are over the time of the frames that were made", () => {
    const charts = [runSpeedChart(frames, interval), runTakeUpChart(frames, interval)];
    for (const { x } of charts) expect(x).toEqual({ label: "Time", unit: "s", values: Float64Array.of(0, 0.5) });
    const [speed, takeUp] = charts.map(curves);
    expect(speed).toEqual({ "Fastest place": [6, 7], "Slowest place": [1, 2] });
    expect(takeUp).toEqual({ "Take-up, tightening positive": [4, 5] });
  });

  it("have the tension along the belt of one frame, of the first, and the extremes so far, kN", () => {
    const soFar = { largest: counted(3, 1000, 7), smallest: counted(3, 1000, -3) };
    const marks = [{ at: 5, label: "1" }];
    const chart = runEnvelopeChart(frames, 1, soFar, marks);
    expect(chart).toMatchObject({ marks, x: { unit: "m", values: frames.positions }, y: { unit: "kN" } });
    expect(curves(chart)).toEqual({
      Now: [3, 4, 5],
      "At t = 0": [0, 1, 2],
      Largest: [7, 8, 9],
      Smallest: [-3, -2, -1],
    });
  });

  it("have the tension at chosen points, kN: where the belt leaves them dashed in the same colour", () => {
    const [first, second] = conveyor.pulls.map(({ noID }) => String(noID));
    const run = { frames, interval, pointIds: [String(first), String(second)] };
    const chart = runPointChart(conveyor, run, [String(second), "not there", String(first)]);
    const [one, two] = run.pointIds.map((id) => shortPoint(conveyor, id));
    expect(curves(chart)).toEqual({
      [`${two}, arriving`]: [1, 3],
      [`${two}, leaving`]: [11, 13],
      [`${one}, arriving`]: [0, 2],
      [`${one}, leaving`]: [10, 12],
    });
    expect(chart.series.map(({ colour }) => colour)).toEqual([0, 0, 2, 2].map(thingColour));
    expect(chart.series.map(({ dash }) => dash !== undefined)).toEqual([false, true, false, true]);
    const arriving = runPointChart(conveyor, run, [String(first)], ["arriving"]);
    expect(Object.keys(curves(arriving))).toEqual([`${one}, arriving`]);
  });

  it("have every quantity at a place in the unit of its axis", () => {
    const charts = placeQuantities.map((quantity) =>
      runPlaceChart(frames, interval, quantity, [{ station: 2, name: "Place" }]),
    );
    expect(charts.map((chart) => [chart.name, chart.y.unit, curves(chart).Place])).toEqual([
      ["place-tension", "kN", [2, 5]],
      ["place-speed", "m/s", [2, 5]],
      ["place-strain", "%", [50, 125]],
      ["place-strainRate", "%", [100, 250]],
    ]);
  });

  it("have the heat of every brake, kJ, and none without brakes", () => {
    expect(runBrakeCharts(frames, interval, []).length).toBe(0);
    const charts = runBrakeCharts(frames, interval, ["Brake 1", "Brake 2"]);
    expect(charts.map(curves)).toEqual([{ "Brake 1": [0, 2], "Brake 2": [1, 3] }]);
  });
});

describe("curves of the drives of a run", () => {
  const calculated = calculate(conveyor);
  if (calculated.kind === "refused") throw new Error("the sample cannot be calculated");
  const { design } = calculated;
  const [drive] = design.drives;
  const point = design.points.find((one) => one.kind === "drive");
  if (drive === undefined || point?.kind !== "drive") throw new Error("the sample has a drive");
  const pulley = { ...point.pulley, diameter: 0.5 };
  const two = {
    ...design,
    drives: [
      { ...drive, id: "1" },
      { ...drive, id: "2" },
    ],
    points: ["1", "2"].map((driveId) => ({ ...point, driveId, pulley })),
  };

  it("are force, torque, speed, margin and ratio of each in the unit of its axis", () => {
    const charts = runDriveCharts(frames, interval, two);
    expect(charts.map((chart) => [chart.name, chart.y.unit, curves(chart)])).toEqual([
      // Torque over a radius of a quarter of a metre.
      ["driveForce", "kN", { "Drive 1": [0, 8], "Drive 2": [4, 12] }],
      ["driveTorque", "Nm", { "Drive 1": [0, 2000], "Drive 2": [1000, 3000] }],
      ["driveSpeed", "m/s", { "Drive 1": [0, 2], "Drive 2": [1, 3] }],
      ["slipMargin", "kN", { "Drive 1": [20, 22], "Drive 2": [21, 23] }],
      ["driveRatio", "1", { "Drive 1": [0, 4], "Drive 2": [2, 6] }],
    ]);
  });

  it("are none where nothing drives the belt", () => {
    expect(runDriveCharts(frames, interval, { ...design, points: [] })).toEqual([]);
  });
});
