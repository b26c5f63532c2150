import { type ChartSeries, type LineChart, lineChart, type Size } from "@beltwright/drawing";
import type { LoadCaseName, StartStop } from "@beltwright/engine";
import { caseTitle, fromSi, toDisplay, type UnitCode } from "@beltwright/model";
import {
  paperColour,
  type LineChart as ShownChart,
  motionCharts as shownMotions,
  tensionChart as shownTensions,
} from "@beltwright/results";
import { unitIn } from "../description/cell-text.ts";
import type { Block, Figure } from "../description/report.ts";
import type { ReportContext } from "./context.ts";

/** A value of the engine as the reader's chart shows it. */
export function shownValue({ system }: ReportContext, value: number, unit: UnitCode): number {
  return toDisplay(fromSi(value, unit), unit, system);
}

export function axis(context: ReportContext, title: string, unit: UnitCode): string {
  const label = unitIn(context, unit);
  return label === "" ? title : `${title} [${label}]`;
}

/** Pixels of a figure as it is printed, so that lettering and lines keep their distances. */
export function paperSize(height: number, isLandscape = false) {
  return isLandscape ? { width: 1000, height: height * 600 } : { width: 670, height: height * 930 };
}

/** Of a chart that had better have a page of its own. */
const narrowHeight = 0.42;

export function chart(
  description: Omit<LineChart, "title" | "size">,
  caption: string,
  height: number,
  isLandscape = false,
): Figure {
  const drawn = (size: Size) => lineChart({ title: "", ...description, size });
  const drawing = drawn(paperSize(height, isLandscape));
  const narrow = isLandscape ? { narrow: drawn(paperSize(narrowHeight)) } : {};
  const { xLabel, yLabel, series } = description;
  return { kind: "figure", drawing, ...narrow, caption, height, charted: { xLabel, yLabel, series } };
}

/** Curves of a chart of the screen by load case, under the reader's names and in the reader's units. */
export function caseCurves(
  context: ReportContext,
  { x, y, series }: ShownChart,
  cases: readonly LoadCaseName[],
): readonly ChartSeries[] {
  const { system } = context;
  const along = Array.from(x.values, (place) => toDisplay(place, x.unit, system));
  return cases.flatMap((name) => {
    const curve = series.find((one) => one.name === caseTitle(name));
    if (curve === undefined) return [];
    const values = Array.from(curve.values);
    const isThere = (value: number | null) => value !== null;
    // A curve may begin later and end sooner than the others; a gap within it stays one.
    const [first, last] = [values.findIndex(isThere), values.findLastIndex(isThere)];
    const points = values.slice(first, last + 1).map((value, row) => ({
      x: along[first + row] ?? 0,
      y: value === null ? Number.NaN : toDisplay(value, y.unit, system),
    }));
    return first < 0 ? [] : [{ name: context.loadCase(name), colour: paperColour(curve.colour), points }];
  });
}

/** Tension along the belt in load cases, once round the loop. */
export function tensionChart(context: ReportContext, cases: readonly LoadCaseName[], isWholePage = false): Figure {
  const { w, solution, conveyor, system } = context;
  const shown = shownTensions(conveyor, solution);
  // Where the belt arrives at the first point stands at the end of the loop.
  const series = caseCurves(context, shown, cases).map((curve) => ({ ...curve, points: curve.points.slice(1) }));
  const marks = (shown.marks ?? [])
    .slice(0, -1)
    .map(({ at, label }) => ({ x: toDisplay(at, "m", system), text: label }));
  const names = { xLabel: axis(context, w.alongBelt, "m"), yLabel: axis(context, w.tension, "kN") };
  const description = {
    name: `tension-${cases[0] ?? ""}`,
    ...names,
    series,
    marks: marks.length > 60 ? [] : marks,
    isFromZero: true,
  };
  return chart(description, w.tensionDiagram, isWholePage ? 0.85 : 0.38, isWholePage);
}

/** Speed and force of a start or a stop over time. */
export function motionCharts(
  context: ReportContext,
  motion: StartStop,
  name: "start" | "stop",
  cases: readonly LoadCaseName[],
): readonly Block[] {
  const { w } = context;
  const charts = shownMotions(motion);
  const kinds = [
    { key: "speed", title: w.speed, unit: "m/s" },
    { key: "force", title: name === "start" ? w.driveForce : w.stopForce, unit: "kN" },
  ] as const;
  return kinds.flatMap(({ key, title, unit }) => {
    const shown = charts.find((one) => one.name === `${name}-${key}`);
    const series = shown === undefined ? [] : caseCurves(context, shown, cases);
    // A belt that only coasts has no force to draw.
    if (!series.some(({ points }) => points.some(({ y }) => y !== 0 && !Number.isNaN(y)))) return [];
    const names = { xLabel: axis(context, w.time, "s"), yLabel: axis(context, title, unit) };
    return [chart({ name: `${name}-${key}`, ...names, series }, title, 0.32)];
  });
}
