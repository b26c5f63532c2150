import { type ChartSeries, type LineChart, lineChart, type Size } from "@beltwright/drawing";
import type { LoadCaseName, MotionSeries } from "@beltwright/engine";
import { caseTitle, fromSi, toDisplay, type UnitCode } from "@beltwright/model";
import { tensionChart as shownTensions, stationsOf } from "@beltwright/results";
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

/** Tension along the belt in load cases, once round the loop: the chart of the screen, painted for paper. */
export function tensionChart(context: ReportContext, cases: readonly LoadCaseName[], isWholePage = false): Figure {
  const { w, solution, conveyor, system } = context;
  const stations = stationsOf(solution);
  const shown = shownTensions(conveyor, solution);
  const along = shown.x.values.map((place) => toDisplay(place, "m", system));
  const series = cases.map((name): ChartSeries => {
    const tensions = shown.series.find((one) => one.name === caseTitle(name))?.values ?? [];
    const points = Array.from(tensions, (tension, row) => ({
      x: along[row] ?? 0,
      y: toDisplay(tension ?? Number.NaN, "kN", system),
    }));
    // Where the belt arrives at the first point stands at the end of the loop.
    return { name: context.loadCase(name), points: points.slice(1) };
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
