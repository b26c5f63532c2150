import type { Design, DynamicResult, Frames } from "@beltwright/engine";
import type { Conveyor, UnitCode } from "@beltwright/model";
import { palette, thingColour } from "../charts/case-colours.ts";
import type { LineChart, Mark, Series } from "../charts/chart.ts";
import { driveColour } from "../charts/control-charts.ts";
import { shortPoint } from "../charts/point-name.ts";
import { driveForceAt, runDrives } from "./run-drives.ts";

/** One frame of an array [frame × width]. */
export function frameRow(values: Float32Array, frame: number, width: number): Float32Array {
  return values.subarray(frame * width, (frame + 1) * width);
}

/** One column of it, over all frames there are, in another unit. */
function columnAt(values: Float32Array, column: number, width: number, count: number, over = 1): Float64Array {
  return Float64Array.from({ length: count }, (_, frame) => (values[frame * width + column] ?? 0) / over);
}

function timesOf({ count }: Frames, interval: number): Float64Array {
  return Float64Array.from({ length: count }, (_, frame) => frame * interval);
}

/** Largest and smallest tension of every station, N. */
interface Extremes {
  readonly largest: Float32Array;
  readonly smallest: Float32Array;
}

/** Tension along the belt now, at the start, and at its largest and smallest of all time. */
export function runEnvelopeChart(frames: Frames, frame: number, soFar: Extremes, marks: readonly Mark[]): LineChart {
  const { positions } = frames;
  const width = positions.length;
  const row = (at: number) => Float64Array.from(frameRow(frames.tension, at, width), (newtons) => newtons / 1000);
  const kept = (values: Float32Array) => Float64Array.from(values, (newtons) => newtons / 1000);
  return {
    kind: "lines",
    name: "envelope",
    title: "Tension along the belt",
    x: { label: "Along the belt", unit: "m", values: positions },
    y: { label: "Tension", unit: "kN" },
    marks,
    series: [
      { name: "Now", colour: palette.blue, values: row(frame) },
      { name: "At t = 0", colour: palette.faint, dash: [2, 3], values: row(0) },
      { name: "Largest", colour: palette.vermilion, values: kept(soFar.largest) },
      { name: "Smallest", colour: palette.green, values: kept(soFar.smallest) },
    ],
  };
}

interface Columns {
  readonly name: string;
  readonly title: string;
  readonly label: string;
  readonly unit: UnitCode;
  readonly over?: number;
}

function overTime(frames: Frames, interval: number, about: Columns, series: readonly Series[]): LineChart {
  const { name, title, label, unit } = about;
  const x = { label: "Time", unit: "s" as const, values: timesOf(frames, interval) };
  return { kind: "lines", name, title, x, y: { label, unit }, series };
}

type Side = "arriving" | "leaving";

/** Tension at chosen points: where the belt arrives and where it leaves. */
export function runPointChart(
  conveyor: Conveyor,
  { frames, interval, pointIds }: Pick<DynamicResult, "frames" | "interval" | "pointIds">,
  chosen: readonly string[],
  sides: readonly Side[] = ["arriving", "leaving"],
): LineChart {
  const { length } = pointIds;
  const series = chosen.flatMap((id, order): readonly Series[] => {
    const at = pointIds.indexOf(id);
    if (at < 0) return [];
    const [name, colour] = [shortPoint(conveyor, id), thingColour(order)];
    return sides.map((side) => ({
      name: `${name}, ${side}`,
      colour,
      ...(side === "leaving" ? { dash: [6, 3] } : {}),
      values: columnAt(frames[side], at, length, frames.count, 1000),
    }));
  });
  const about = { name: "points", title: "Tension at points", label: "Tension", unit: "kN" as const };
  return overTime(frames, interval, about, series);
}

/** Tension, speed, strain and its rate at a place along the belt. */
export const placeQuantities = [
  { name: "tension", title: "Tension", label: "Tension", unit: "kN", over: 1000 },
  { name: "speed", title: "Speed", label: "Speed", unit: "m/s", over: 1 },
  { name: "strain", title: "Strain", label: "Strain", unit: "%", over: 0.01 },
  { name: "strainRate", title: "Strain rate", label: "Strain rate, per second", unit: "%", over: 0.01 },
] as const satisfies readonly (Columns & { readonly name: keyof Frames })[];

type PlaceQuantity = (typeof placeQuantities)[number];

export function runPlaceChart(
  frames: Frames,
  interval: number,
  quantity: PlaceQuantity,
  places: readonly { readonly station: number; readonly name: string }[],
): LineChart {
  const width = frames.positions.length;
  const series = places.map(({ station, name }, order) => ({
    name,
    colour: thingColour(order),
    values: columnAt(frames[quantity.name], station, width, frames.count, quantity.over),
  }));
  return overTime(frames, interval, { ...quantity, name: `place-${quantity.name}` }, series);
}

/** What the drives of a run are called and how they look, in the order of its frames. */
function driveLooks(design: Design): readonly { readonly name: string; readonly colour: string }[] {
  return runDrives(design).map(({ driveId }) => ({ name: `Drive ${driveId}`, colour: driveColour(design, driveId) }));
}

/** Force of every drive at the belt over the time of a run, in the colours of statics. */
export function runForceChart(design: Design, frames: Frames, interval: number): LineChart {
  const drives = runDrives(design);
  const about = { name: "driveForce", title: "Force of the drives", label: "Force", unit: "kN" as const };
  const series = driveLooks(design).map((look, at) => ({
    ...look,
    values: Float64Array.from({ length: frames.count }, (_, frame) => driveForceAt(frames, drives, frame, at) / 1000),
  }));
  return overTime(frames, interval, about, series);
}

const driveQuantities = [
  { name: "driveTorque", title: "Torque at the drive pulleys", label: "Torque", unit: "Nm", over: 1 },
  { name: "driveSpeed", title: "Speed of the belt at the drives", label: "Speed", unit: "m/s", over: 1 },
  {
    name: "slipMargin",
    title: "Slip margin of the drives",
    label: "Slack-side tension above slip",
    unit: "kN",
    over: 1000,
  },
  { name: "driveRatio", title: "Tight over slack side", label: "Ratio", unit: "1", over: 1 },
] as const satisfies readonly (Columns & { readonly name: keyof Frames })[];

export function runDriveCharts(frames: Frames, interval: number, design: Design): readonly LineChart[] {
  const looks = driveLooks(design);
  const width = looks.length;
  if (width === 0) return [];
  const others = driveQuantities.map((quantity) =>
    overTime(
      frames,
      interval,
      quantity,
      looks.map((look, at) => ({
        ...look,
        values: columnAt(frames[quantity.name], at, width, frames.count, quantity.over),
      })),
    ),
  );
  return [runForceChart(design, frames, interval), ...others];
}

export function runSpeedChart(frames: Frames, interval: number): LineChart {
  const one = (values: Float32Array) => columnAt(values, 0, 1, frames.count);
  return overTime(frames, interval, { name: "speeds", title: "Speed of the belt", label: "Speed", unit: "m/s" }, [
    { name: "Fastest place", colour: palette.vermilion, values: one(frames.fastest) },
    { name: "Slowest place", colour: palette.blue, values: one(frames.slowest) },
  ]);
}

export function runTakeUpChart(frames: Frames, interval: number): LineChart {
  const about = { name: "takeUp", title: "Take-up travel", label: "Travel", unit: "m" as const };
  const values = columnAt(frames.takeUpTravel, 0, 1, frames.count);
  return overTime(frames, interval, about, [{ name: "Take-up, tightening positive", colour: palette.blue, values }]);
}

/** Heat of every brake, kJ. */
export function runBrakeCharts(frames: Frames, interval: number, names: readonly string[]): readonly LineChart[] {
  const width = names.length;
  if (width === 0) return [];
  const about = { name: "brakeHeat", title: "Heat of the brakes", label: "Heat", unit: "kJ" as const };
  return [
    overTime(
      frames,
      interval,
      about,
      names.map((name, at) => ({
        name,
        colour: thingColour(at),
        values: columnAt(frames.brakeHeat, at, width, frames.count, 1000),
      })),
    ),
  ];
}
