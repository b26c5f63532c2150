import { box, line, text } from "../description/draw.ts";
import { type Drawing, makeDrawing } from "../description/drawing.ts";
import type { Shape } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import { niceTicks } from "../geometry/nice.ts";
import { type ChartFrame, chartAxes, chartPlace } from "./chart-frame.ts";

interface HeatMap {
  readonly name: string;
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  /** Of the values, for the scale: `Tension [kN]`. */
  readonly valueLabel: string;
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
  readonly columns: number;
  readonly rows: number;
  readonly value: (column: number, row: number) => number;
  readonly size?: Size;
}

const usualSize = { width: 760, height: 430 };
const shades = [
  "#30356b",
  "#315b97",
  "#2f86a6",
  "#3da78f",
  "#86bf6a",
  "#d3cf5a",
  "#efb04a",
  "#e57a3c",
  "#c8412f",
  "#8f1f2d",
];

/** A surface seen from above: a value over two axes as colour, with its scale beside it. */
export function heatMap(map: HeatMap): Drawing {
  const { name, title, size = usualSize, x, y } = map;
  const frame: ChartFrame = { size: { width: size.width - 90, height: size.height }, x, y };
  const values = cellsOf(map);
  const low = Math.min(...values.map(({ value }) => value));
  const high = Math.max(...values.map(({ value }) => value));
  const shapes = [
    ...runsOf(values, (value) => shadeOf(value, low, high)).map((run) => runShape(frame, map, run)),
    ...chartAxes(frame, { x: map.xLabel, y: map.yLabel, title }).filter(({ layer }) => layer !== "GRID"),
    ...scaleShapes(frame, map.valueLabel, low, high),
  ];
  return makeDrawing({ name, title, unit: "px", size, scale: 1, shapes });
}

interface MapCell {
  readonly column: number;
  readonly row: number;
  readonly value: number;
}

function cellsOf({ columns, rows, value }: HeatMap): readonly MapCell[] {
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return { column, row, value: value(column, row) };
  }).filter((cell) => Number.isFinite(cell.value));
}

function shadeOf(value: number, low: number, high: number): string {
  const share = high > low ? (value - low) / (high - low) : 0;
  return shades[Math.min(shades.length - 1, Math.floor(share * shades.length))] ?? "#808080";
}

interface Run {
  readonly row: number;
  readonly start: number;
  end: number;
  readonly colour: string;
}

/** Neighbours of one colour become one area: a page with thousands of little ones is slow to write and to show. */
function runsOf(cells: readonly MapCell[], shade: (value: number) => string): readonly Run[] {
  const runs: Run[] = [];
  for (const { row, column, value } of cells) {
    const colour = shade(value);
    const last = runs.at(-1);
    if (last !== undefined && last.row === row && last.end === column && last.colour === colour) last.end = column + 1;
    else runs.push({ row, start: column, end: column + 1, colour });
  }
  return runs;
}

function runShape(frame: ChartFrame, { x, y, columns, rows }: HeatMap, { row, start, end, colour }: Run): Shape {
  const along = (share: number) => x[0] + (x[1] - x[0]) * share;
  const up = (share: number) => y[0] + (y[1] - y[0]) * share;
  const low = chartPlace(frame, { x: along(start / columns), y: up(row / rows) });
  const high = chartPlace(frame, { x: along(end / columns), y: up((row + 1) / rows) });
  // A hair of overlap hides the seams between neighbours.
  const shape = box("CURVE", low, { x: high.x + 0.3, y: high.y + 0.3 }, "solid", { colour });
  return { ...shape, isOutlined: false };
}

function scaleShapes(frame: ChartFrame, label: string, low: number, high: number): readonly Shape[] {
  const foot = chartPlace(frame, { x: frame.x[1], y: frame.y[0] });
  const head = chartPlace(frame, { x: frame.x[1], y: frame.y[1] });
  const [left, right] = [foot.x + 22, foot.x + 36];
  const at = (value: number) => foot.y + ((value - low) / (high - low || 1)) * (head.y - foot.y);
  const step = (head.y - foot.y) / shades.length;
  return [
    ...shades.map((colour, n) => ({
      ...box("CURVE", { x: left, y: foot.y + n * step }, { x: right, y: foot.y + (n + 1) * step + 0.3 }, "solid", {
        colour,
      }),
      isOutlined: false,
    })),
    ...niceTicks(low, high, 6).flatMap((value) => [
      line("AXIS", { x: right, y: at(value) }, { x: right + 3, y: at(value) }),
      text({ x: right + 6, y: at(value) }, String(value), { anchor: "start" }),
    ]),
    text({ x: left, y: head.y + 10 }, label, { anchor: "middle", level: "bottom", size: 9.5 }),
  ];
}
