import { line, marker, polyline, text } from "../description/draw.ts";
import { type Drawing, makeDrawing } from "../description/drawing.ts";
import type { Shape, Spot } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import { niceStep, niceTicks } from "../geometry/nice.ts";
import { shortened } from "../geometry/pulls.ts";
import { type ChartFrame, chartAxes, chartPlace, mostRows } from "./chart-frame.ts";

export interface ChartSeries {
  readonly name: string;
  /** Values of the axes, x rising. */
  readonly points: readonly Spot[];
  /** `#rrggbb`; absent: by its place among the others. */
  readonly colour?: string;
  /** Drawn as a warning line: a limit. */
  readonly isLimit?: boolean;
}

export interface LineChart {
  readonly name: string;
  readonly title: string;
  /** px; absent: that of a heading. Smaller above names of places. */
  readonly titleSize?: number;
  /** With their units: `Tension [kN]`. */
  readonly xLabel: string;
  readonly yLabel: string;
  readonly series: readonly ChartSeries[];
  /** Places along x worth naming, such as the points of a conveyor. */
  readonly marks?: readonly { readonly x: number; readonly text: string }[];
  /** Of values that are never below zero and are compared with those of other charts. */
  readonly isFromZero?: boolean;
  readonly size?: Size;
}

const usualSize = { width: 760, height: 400 };
/** Told apart in print and by people who see no red and green. */
const colours = ["#0b6b6b", "#c2571a", "#3b5bab", "#8a4f9e", "#5f6b24", "#9c2f4b", "#2f7fb0", "#6b5b4a"];
/** Told apart where there are no colours at all. */
const strokes = ["CURVE", "CURVE-DASHED", "CURVE-DOTTED", "CURVE-LONG"] as const;

const lookOf = (at: number, own?: string) => ({
  colour: own ?? colours[at % colours.length] ?? "#0b6b6b",
  layer: strokes[at % strokes.length] ?? "CURVE",
});

/** More points than a page can show only make files large. */
const mostPoints = 600;

/** Lines over common axes, with ticks and a legend; gaps where a value is not finite. */
export function lineChart(chart: LineChart): Drawing {
  const { name, title, size = usualSize, marks = [] } = chart;
  const series = chart.series.map((one) => ({ ...one, points: thinned(one.points.filter(isFinitePoint)) }));
  const spots = series.flatMap(({ points }) => points);
  const named = marks.map(({ x }) => ({ x, y: 0 }));
  const frame: ChartFrame = {
    size,
    x: rangeOf([...spots, ...named], "x"),
    y: roomy(rangeOf(spots, "y"), chart.isFromZero),
  };
  const shapes = [
    ...chartAxes(frame, { x: chart.xLabel, y: chart.yLabel, title, titleSize: chart.titleSize }),
    ...zeroLine(frame),
    ...markShapes(frame, marks),
    ...series.flatMap((one, at) => seriesShapes(frame, one, at)),
    ...legend(frame, series),
  ];
  return makeDrawing({ name, title, unit: "px", size, scale: 1, shapes });
}

const isFinitePoint = ({ x, y }: Spot) => Number.isFinite(x) && Number.isFinite(y);

/** Every so many points, the last included; the highest and lowest of what is skipped stay. */
function thinned(points: readonly Spot[]): readonly Spot[] {
  const every = Math.ceil((2 * points.length) / mostPoints);
  if (every <= 2) return points;
  const kept: Spot[] = [];
  for (let at = 0; at < points.length; at += every) {
    const part = points.slice(at, at + every);
    const low = part.reduce((least, one) => (one.y < least.y ? one : least));
    const high = part.reduce((most, one) => (one.y > most.y ? one : most));
    kept.push(...(low.x <= high.x ? [low, high] : [high, low]));
  }
  return kept;
}

/** What differs by a smaller share is the same: an axis that showed it would show the rounding of a computer. */
const noise = 1e-6;

function rangeOf(spots: readonly Spot[], axis: "x" | "y"): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const spot of spots) [low, high] = [Math.min(low, spot[axis]), Math.max(high, spot[axis])];
  if (low > high) return [0, 1];
  const size = Math.max(Math.abs(low), Math.abs(high));
  return high - low <= noise * size ? [low - (Math.abs(low) || 1) / 2, high + (Math.abs(high) || 1) / 2] : [low, high];
}

/** A little room above and below; begins at zero where that costs little, else at a round value. */
function roomy([low, high]: readonly [number, number], isFromZero = false): readonly [number, number] {
  const room = (from: number) => 0.06 * (high - from);
  if (low >= 0 && (isFromZero || low < 0.5 * high)) return [0, high + room(0)];
  return [low > 0 ? roundStart(low, high + room(low)) : low - room(low), high + room(low)];
}

/** The lowest number of the axis is not above the smallest value. */
function roundStart(low: number, top: number): number {
  const starts = [mostRows, mostRows - 1, mostRows / 2].map((rows) => {
    const step = niceStep((top - low) / rows);
    return step * Math.floor(low / step);
  });
  return starts.find((start) => (niceTicks(start, top, mostRows)[0] ?? top) <= low) ?? 0;
}

function zeroLine(frame: ChartFrame): readonly Shape[] {
  const { x, y } = frame;
  if (y[0] >= 0 || y[1] <= 0) return [];
  return [line("AXIS", chartPlace(frame, { x: x[0], y: 0 }), chartPlace(frame, { x: x[1], y: 0 }))];
}

function seriesShapes(frame: ChartFrame, { points, isLimit, colour: own }: ChartSeries, at: number): readonly Shape[] {
  const places = points.map((point) => chartPlace(frame, point));
  const [first] = places;
  if (first === undefined) return [];
  const { colour, layer } = lookOf(at, own);
  if (isLimit) return [polyline("LIMIT", places)];
  return places.length === 1 ? [marker("POINT", first, "dot", 5, { colour })] : [polyline(layer, places, { colour })];
}

/** Names that would touch the one before them are left out; their lines stay. */
function markShapes(frame: ChartFrame, marks: LineChart["marks"] = []): readonly Shape[] {
  let free = Number.NEGATIVE_INFINITY;
  return marks.flatMap(({ x, text: words }) => {
    const foot = chartPlace(frame, { x, y: frame.y[0] });
    const head = chartPlace(frame, { x, y: frame.y[1] });
    const isFree = head.x >= free;
    if (isFree) free = head.x + 13;
    const label = text(head, words, { level: "bottom", size: 8, shift: { x: 0, y: 3 } });
    return [line("GRID", foot, head), ...(isFree ? [label] : [])];
  });
}

const rowHeight = 13;
const keyWidth = 26;

/** Below the axes, row by row, where it hides nothing. */
function legend({ size }: ChartFrame, series: readonly ChartSeries[]): readonly Shape[] {
  if (series.length < 2) return [];
  const start = 62;
  let [x, y] = [start, 6];
  const most = Math.max(8, Math.floor((size.width - start - keyWidth - 16) / 5.4));
  return series.flatMap(({ name: words, isLimit, colour: own }, at): readonly Shape[] => {
    const name = shortened(words, Math.min(most, 60));
    const width = keyWidth + name.length * 5.4 + 16;
    if (x > start && x + width > size.width) [x, y] = [start, y - rowHeight];
    const from = { x, y };
    const to = { x: x + keyWidth - 6, y };
    x += width;
    const { colour, layer } = lookOf(at, own);
    const stroke = isLimit ? line("LIMIT", from, to) : line(layer, from, to, { colour });
    return [stroke, text({ x: to.x + 6, y }, name, { anchor: "start", size: 9.5 })];
  });
}
