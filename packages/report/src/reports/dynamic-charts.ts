import { heatMap } from "@beltwright/drawing";
import type { DynamicResult, Envelope } from "@beltwright/engine";
import { toDisplay, type UnitCode } from "@beltwright/model";
import {
  type LineChart,
  runDriveCharts,
  runPointChart,
  runSpeedChart,
  runTakeUpChart,
  stationsOf,
} from "@beltwright/results";
import { cellWithUnit, unitIn } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { type ColumnOf, factsOf, note, si, tableOf, typed } from "./cells.ts";
import { axis, chart, paperSize, shownValue } from "./charts.ts";
import type { ReportContext } from "./context.ts";

interface Printed {
  readonly name: string;
  /** The axis of values and what stands below the figure, in the reader's language. */
  readonly title: string;
  readonly caption: string;
  /** The curves, in the order of the chart. */
  readonly curves: readonly string[];
  readonly height: number;
}

/** A chart of the screen over time, under the reader's names and in the reader's units. */
function printed(context: ReportContext, { x, y, series }: LineChart, about: Printed): Block {
  const { w, system } = context;
  const { name, title, caption, curves, height } = about;
  const shown = series.map(({ values }, at) => ({
    name: curves[at] ?? "",
    points: Array.from(values, (value, row) => ({
      x: x.values[row] ?? 0,
      y: toDisplay(value ?? Number.NaN, y.unit, system),
    })),
  }));
  const names = { xLabel: axis(context, w.time, "s"), yLabel: axis(context, title, y.unit) };
  return chart({ name, ...names, series: shown }, caption, height);
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
  const { w, conveyor } = context;
  const chosen = result.pointIds.filter((id) => watched.has(context.pull(id)?.pType ?? "")).slice(0, mostLines);
  if (chosen.length === 0) return [];
  const curves = chosen.map((id) => context.point(id));
  const about = { name: "dynamic-tension", title: w.tension, caption: w.arrivingCaption, curves, height: 0.36 };
  return [printed(context, runPointChart(conveyor, result, chosen, ["arriving"]), about)];
}

export function speedCharts(context: ReportContext, { frames, interval }: DynamicResult): readonly Block[] {
  const { w } = context;
  const curves = [w.fastestPlace, w.slowestPlace];
  const about = { name: "dynamic-speed", title: w.speed, caption: w.speedCaption, curves, height: 0.36 };
  return [printed(context, runSpeedChart(frames, interval), about)];
}

export function driveCharts(context: ReportContext, { drives, frames, interval }: DynamicResult): readonly Block[] {
  const { w, calculation } = context;
  const charts = runDriveCharts(frames, interval, calculation.design);
  const curves = drives.map(({ driveId }) => context.drive(driveId));
  const kinds = [
    { of: "driveTorque", name: "dynamic-torque", title: w.torque, caption: w.torqueCaption },
    { of: "slipMargin", name: "dynamic-margin", title: w.surplus, caption: w.marginCaption },
  ];
  return kinds.flatMap(({ of, ...about }) =>
    charts
      .filter(({ name }) => name === of)
      .map((shown) => printed(context, shown, { ...about, curves, height: 0.32 })),
  );
}

export function takeUpCharts(context: ReportContext, result: DynamicResult): readonly Block[] {
  const { w } = context;
  const { takeUp, frames, interval } = result;
  const [title, name] = [w.takeUpTravel, "dynamic-take-up"];
  return [
    printed(context, runTakeUpChart(frames, interval), { name, title, caption: title, curves: [title], height: 0.32 }),
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
