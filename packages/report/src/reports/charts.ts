import { type ChartSeries, type LineChart, lineChart, type Size } from "@beltwright/drawing";
import type { LoadCaseName, MotionSeries } from "@beltwright/engine";
import { fromSi, toDisplay, type UnitCode } from "@beltwright/model";
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

/** Along the belt from the first point: where it arrives at and leaves each point, m. */
export function beltStations({
  solution,
}: ReportContext): readonly { readonly arriving: number; readonly leaving: number }[] {
  let along = 0;
  return solution.loop.turns.map((turn, at) => {
    const arriving = along;
    const leaving = arriving + turn.arcLength;
    along = leaving + (solution.loop.sections[at]?.length ?? 0);
    return { arriving, leaving };
  });
}

/** Tension along the belt in load cases, once round the loop. */
export function tensionChart(context: ReportContext, cases: readonly LoadCaseName[], isWholePage = false): Figure {
  const { w, solution, conveyor } = context;
  const stations = beltStations(context);
  const end = solution.loop.beltLength;
  const spot = (x: number, tension: number) => ({
    x: shownValue(context, x, "m"),
    y: shownValue(context, tension, "kN"),
  });
  const series = cases.map((name): ChartSeries => {
    const { points } = solution.cases[name];
    const first = points[0];
    const along = points.flatMap(({ arriving, leaving }, at) => {
      const station = stations[at] ?? { arriving: 0, leaving: 0 };
      const before = at === 0 ? [] : [spot(station.arriving, arriving)];
      return [...before, spot(station.leaving, leaving)];
    });
    return {
      name: context.loadCase(name),
      points: first === undefined ? along : [...along, spot(end, first.arriving)],
    };
  });
  const marks = conveyor.pulls.map((pull, at) => ({
    x: shownValue(context, stations[at]?.arriving ?? 0, "m"),
    text: String(pull.no),
  }));
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
  name: "start" | "stop",
  runs: readonly { readonly name: string; readonly series: MotionSeries }[],
): readonly Block[] {
  const { w } = context;
  const kinds = [
    { key: "speed", title: w.speed, unit: "m/s" },
    { key: "force", title: name === "start" ? w.driveForce : w.stopForce, unit: "kN" },
  ] as const;
  // A belt that only coasts has no force to draw.
  const drawn = kinds.filter(({ key }) => runs.some(({ series }) => series[key].some((value) => value !== 0)));
  return drawn.map(({ key, title, unit }) =>
    chart(
      {
        name: `${name}-${key}`,
        xLabel: axis(context, w.time, "s"),
        yLabel: axis(context, title, unit),
        series: runs.map(({ name: one, series }) => ({
          name: one,
          points: series.time.map((time, at) => ({
            x: time,
            y: shownValue(context, series[key][at] ?? Number.NaN, unit),
          })),
        })),
      },
      title,
      0.32,
    ),
  );
}
