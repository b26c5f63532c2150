import type { Design, DynamicResult, Frames } from "@beltwright/engine";
import type { Conveyor, UnitCode } from "@beltwright/model";
import {
  driveForceChart,
  type LineChart,
  type Mark,
  palette,
  runDriveLooks,
  type Series,
  shortPoint,
  thingColour,
} from "@beltwright/results";
import type { SoFar } from "./so-far.ts";

/** One frame of an array [frame × width]. */
export function rowAt(values: Float32Array, frame: number, width: number): Float32Array {
  return values.subarray(frame * width, (frame + 1) * width);
}

/** One column of it, over all frames there are, in another unit. */
function columnAt(values: Float32Array, column: number, width: number, count: number, over = 1): Float64Array {
  return Float64Array.from({ length: count }, (_, frame) => (values[frame * width + column] ?? 0) / over);
}

function timesOf({ count }: Frames, interval: number): Float64Array {
  return Float64Array.from({ length: count }, (_, frame) => frame * interval);
}

/** Tension along the belt now, at the begin, and at its largest and smallest of all time. */
export function envelopeChart(frames: Frames, frame: number, soFar: SoFar, marks: readonly Mark[]): LineChart {
  const { positions } = frames;
  const width = positions.length;
  const row = (at: number) => Float64Array.from(rowAt(frames.tension, at, width), (newtons) => newtons / 1000);
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

/** Tension at chosen points: where the belt arrives and where it leaves. */
export function pointChart(
  conveyor: Conveyor,
  { frames, interval, pointIds }: Pick<DynamicResult, "frames" | "interval" | "pointIds">,
  chosen: readonly string[],
): LineChart {
  const { length } = pointIds;
  const series = chosen.flatMap((id, order): readonly Series[] => {
    const at = pointIds.indexOf(id);
    if (at < 0) return [];
    const column = (values: Float32Array) => columnAt(values, at, length, frames.count, 1000);
    const [name, colour] = [shortPoint(conveyor, id), thingColour(order)];
    return [
      { name: `${name}, arriving`, colour, values: column(frames.arriving) },
      { name: `${name}, leaving`, colour, dash: [6, 3], values: column(frames.leaving) },
    ];
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

export function placeChart(
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

export function driveCharts(frames: Frames, interval: number, design: Design): readonly LineChart[] {
  const looks = runDriveLooks(design);
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
  return [driveForceChart(design, frames, interval), ...others];
}

export function speedOverTime(frames: Frames, interval: number): LineChart {
  const one = (values: Float32Array) => columnAt(values, 0, 1, frames.count);
  return overTime(frames, interval, { name: "speeds", title: "Speed of the belt", label: "Speed", unit: "m/s" }, [
    { name: "Fastest place", colour: palette.vermilion, values: one(frames.fastest) },
    { name: "Slowest place", colour: palette.blue, values: one(frames.slowest) },
  ]);
}

export function takeUpOverTime(frames: Frames, interval: number): LineChart {
  const about = { name: "takeUp", title: "Take-up travel", label: "Travel", unit: "m" as const };
  const values = columnAt(frames.takeUpTravel, 0, 1, frames.count);
  return overTime(frames, interval, about, [{ name: "Take-up, tightening positive", colour: palette.blue, values }]);
}

/** Heat of every brake, kJ. */
export function brakeChart(frames: Frames, interval: number, names: readonly string[]): readonly LineChart[] {
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
