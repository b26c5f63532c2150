import { heatMap } from "@beltwright/drawing";
import type { DynamicResult, Envelope } from "@beltwright/engine";
import type { UnitCode } from "@beltwright/model";
import { stationsOf } from "@beltwright/results";
import { cellWithUnit, unitIn } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { type ColumnOf, factsOf, note, si, tableOf, typed } from "./cells.ts";
import { axis, chart, paperSize, shownValue } from "./charts.ts";
import type { ReportContext } from "./context.ts";

/** One value of each frame, over time. */
function overTime(
  context: ReportContext,
  { frames, interval }: DynamicResult,
  valueAt: (frame: number) => number | undefined,
  unit: UnitCode,
) {
  return Array.from({ length: frames.count }, (_, frame) => ({
    x: frame * interval,
    y: shownValue(context, valueAt(frame) ?? Number.NaN, unit),
  }));
}

/** Largest and smallest tension at every place of the belt, whatever the time. */
export function envelopeCharts(context: ReportContext, { envelope, pointIds }: DynamicResult): readonly Block[] {
  const { w } = context;
  const along = (values: Float64Array) =>
    Array.from(envelope.positions, (position, at) => ({
      x: shownValue(context, position, "m"),
      y: shownValue(context, values[at] ?? Number.NaN, "kN"),
    }));
  const series = [
    { name: w.largestTension, points: along(envelope.largest) },
    { name: w.smallestTension, points: along(envelope.smallest) },
  ];
  const names = { xLabel: axis(context, w.alongBelt, "m"), yLabel: axis(context, w.tension, "kN") };
  return [
    chart({ name: "dynamic-envelope", ...names, series }, w.envelopeCaption, 0.36),
    ...envelopeTable(context, envelope, pointIds),
  ];
}

/** The envelope on both sides of each point: T1 where the belt arrives, T2 where it leaves. */
function envelopeTable(context: ReportContext, envelope: Envelope, pointIds: readonly string[]): readonly Block[] {
  const { w, conveyor } = context;
  const stations = stationsOf(context.solution);
  const count = envelope.positions.length;
  const rows = pointIds.map((pointId, place) => {
    const at = conveyor.pulls.findIndex(({ noID }) => String(noID) === pointId);
    const leaving = envelope.leaving[place] ?? 0;
    return { pointId, along: stations[at]?.arriving ?? 0, arriving: (leaving + count - 1) % count, leaving };
  });
  type Row = (typeof rows)[number];
  const side = (name: string, element: (row: Row) => number): readonly ColumnOf<Row>[] => [
    [`${w.largestTension} ${name}`, "kN", (row) => envelope.largest[element(row)]],
    [w.time, "s", (row) => envelope.largestAt[element(row)]],
    [`${w.smallestTension} ${name}`, "kN", (row) => envelope.smallest[element(row)]],
    [w.time, "s", (row) => envelope.smallestAt[element(row)]],
  ];
  return [
    note(w.sidesNote),
    ...tableOf(context, rows, [
      [w.point, undefined, ({ pointId }) => context.point(pointId)],
      [w.alongBelt, "m", ({ along }) => along],
      ...side("T1", ({ arriving }) => arriving),
      ...side("T2", ({ leaving }) => leaving),
    ]),
  ];
}

/** Points worth watching: drives, brakes, take-up and tail; the others would only blur the picture. */
const watched = new Set(["Drive", "Brake", "Takeup", "Tail"]);
const mostLines = 6;

export function tensionCharts(context: ReportContext, result: DynamicResult): readonly Block[] {
  const { w } = context;
  const count = result.pointIds.length;
  const points = result.pointIds
    .map((pointId, at) => ({ pointId, at }))
    .filter(({ pointId }) => watched.has(context.pull(pointId)?.pType ?? ""))
    .slice(0, mostLines);
  const series = points.map(({ pointId, at }) => ({
    name: context.point(pointId),
    points: overTime(context, result, (frame) => result.frames.arriving[frame * count + at], "kN"),
  }));
  const names = { xLabel: axis(context, w.time, "s"), yLabel: axis(context, w.tension, "kN") };
  return series.length === 0 ? [] : [chart({ name: "dynamic-tension", ...names, series }, w.arrivingCaption, 0.36)];
}

export function speedCharts(context: ReportContext, result: DynamicResult): readonly Block[] {
  const { w } = context;
  const series = [
    { name: w.fastestPlace, points: overTime(context, result, (frame) => result.frames.fastest[frame], "m/s") },
    { name: w.slowestPlace, points: overTime(context, result, (frame) => result.frames.slowest[frame], "m/s") },
  ];
  const names = { xLabel: axis(context, w.time, "s"), yLabel: axis(context, w.speed, "m/s") };
  return [chart({ name: "dynamic-speed", ...names, series }, w.speedCaption, 0.36)];
}

export function driveCharts(context: ReportContext, result: DynamicResult): readonly Block[] {
  const { w } = context;
  const count = result.drives.length;
  const of = (values: Float32Array, unit: UnitCode) =>
    result.drives.map(({ driveId }, at) => ({
      name: context.drive(driveId),
      points: overTime(context, result, (frame) => values[frame * count + at], unit),
    }));
  const time = axis(context, w.time, "s");
  return [
    chart(
      {
        name: "dynamic-torque",
        xLabel: time,
        yLabel: axis(context, w.torque, "Nm"),
        series: of(result.frames.driveTorque, "Nm"),
      },
      w.torqueCaption,
      0.32,
    ),
    chart(
      {
        name: "dynamic-margin",
        xLabel: time,
        yLabel: axis(context, w.surplus, "kN"),
        series: of(result.frames.slipMargin, "kN"),
      },
      w.marginCaption,
      0.32,
    ),
  ];
}

export function takeUpCharts(context: ReportContext, result: DynamicResult): readonly Block[] {
  const { w } = context;
  const { takeUp } = result;
  const points = overTime(context, result, (frame) => result.frames.takeUpTravel[frame], "m");
  const names = { xLabel: axis(context, w.time, "s"), yLabel: axis(context, w.takeUpTravel, "m") };
  return [
    chart({ name: "dynamic-take-up", ...names, series: [{ name: w.takeUpTravel, points }] }, w.takeUpTravel, 0.32),
    ...factsOf(context, [
      [w.slackMost, undefined, si(takeUp?.least, "m")],
      [w.tightMost, undefined, si(takeUp?.most, "m")],
      [w.stopHits, undefined, takeUp === undefined ? undefined : typed(takeUp.stopHits, "1", { decimals: 0 })],
    ]),
  ];
}

const surfaces = {
  tension: { unit: "kN", title: "tension" },
  speed: { unit: "m/s", title: "speed" },
  strain: { unit: "%", title: "strain" },
} as const;

const most = { columns: 72, rows: 48 };

/** Time to the right, place along the belt upwards, the quantity as colour. */
export function surfaceChart(
  context: ReportContext,
  result: DynamicResult,
  name: keyof typeof surfaces,
): readonly Block[] {
  const { w } = context;
  const { frames, interval } = result;
  const { unit, title } = surfaces[name];
  const stations = frames.positions.length;
  const [columns, rows] = [Math.min(most.columns, frames.count), Math.min(most.rows, stations)];
  const pick = (at: number, of: number, all: number) =>
    Math.min(all - 1, Math.round((at * (all - 1)) / Math.max(1, of - 1)));
  const value = (column: number, row: number) => {
    const at = pick(column, columns, frames.count) * stations + pick(row, rows, stations);
    return shownValue(context, frames[name][at] ?? Number.NaN, unit);
  };
  const drawing = heatMap({
    name: `dynamic-${name}-surface`,
    title: "",
    xLabel: axis(context, w.time, "s"),
    yLabel: axis(context, w.alongBelt, "m"),
    valueLabel: axis(context, w[title], unit),
    x: [0, (frames.count - 1) * interval],
    y: [
      shownValue(context, frames.positions[0] ?? 0, "m"),
      shownValue(context, frames.positions[stations - 1] ?? 1, "m"),
    ],
    columns,
    rows,
    value,
    size: paperSize(0.38),
  });
  const length = (row: number) => cellWithUnit(si(frames.positions[pick(row, rows, stations)], "m"), context);
  const time = (column: number) => pick(column, columns, frames.count) * interval;
  const series = Array.from({ length: rows }, (_, row) => ({
    name: length(row),
    points: Array.from({ length: columns }, (__, column) => ({ x: time(column), y: value(column, row) })),
  }));
  const charted = { xLabel: axis(context, w.time, "s"), yLabel: axis(context, w[title], unit), series };
  return [{ kind: "figure", drawing, caption: w.surfaceCaption, height: 0.38, charted }];
}

interface Compared {
  readonly name: string;
  readonly dynamic: number;
  readonly rigid: number;
  readonly unit: UnitCode;
}

export function besideRigid(context: ReportContext, rows: readonly Compared[]): readonly Block[] {
  const { w } = context;
  return tableOf(context, rows, [
    [w.value, undefined, ({ name }) => name],
    [w.elasticBelt, "mixed", ({ dynamic, unit }) => si(dynamic, unit)],
    [w.rigidBelt, "mixed", ({ rigid, unit }) => si(rigid, unit)],
    [w.unit, undefined, ({ unit }) => unitIn(context, unit)],
  ]);
}
