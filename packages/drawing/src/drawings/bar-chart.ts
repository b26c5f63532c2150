import { box, labelSize, line, text } from "../description/draw.ts";
import { type Drawing, makeDrawing } from "../description/drawing.ts";
import type { Shape } from "../description/shape.ts";
import { niceTicks } from "../geometry/nice.ts";
import { shortened } from "../geometry/pulls.ts";

interface BarSeries {
  readonly name: string;
  readonly colour: string;
  /** null where there is none. */
  readonly values: readonly (number | null)[];
  /** Drawn as a line across the bars of its row. */
  readonly isLimit?: boolean;
}

interface BarChartInput {
  readonly name: string;
  readonly title: string;
  /** With its unit: `Power [kW]`. */
  readonly label: string;
  readonly things: readonly string[];
  readonly series: readonly BarSeries[];
  readonly width?: number;
  /** A value as it is written beside its bar. */
  readonly written: (value: number) => string;
}

const [bar, thick, gap, head, foot, names, right] = [11, 8, 9, 62, 46, 190, 64];

/** Lying bars, a row for each thing and a bar for each series of it, with its number at the end. Pixels, y up. */
export function barChart({ name, title, label, things, series, width = 760, written }: BarChartInput): Drawing {
  const bars = series.filter(({ isLimit }) => !isLimit);
  const limits = series.filter(({ isLimit }) => isLimit);
  const row = Math.max(1, bars.length) * bar + gap;
  const size = { width, height: head + things.length * row + foot };
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low || 1;
  const at = (value: number) => names + ((value - low) / span) * (width - names - right);
  const top = (thing: number) => size.height - head - thing * row;
  const shapes: readonly Shape[] = [
    ...axis({ low, high, at, floor: foot, ceiling: size.height - head, label }),
    ...things.flatMap((thing, index) => [
      text({ x: names - 8, y: top(index) - (row - gap) / 2 }, shortened(thing, 32), { anchor: "end", size: labelSize }),
      ...bars.flatMap((one, lane) =>
        barShapes(one, index, top(index) - (lane + 0.5) * bar, { at, zero: at(0), written }),
      ),
      ...limits.flatMap(({ values: limit, colour }) => {
        const x = limit[index];
        if (typeof x !== "number") return [];
        return [
          line("LIMIT", { x: at(x), y: top(index) + 2 }, { x: at(x), y: top(index) - row + gap - 2 }, { colour }),
        ];
      }),
    ]),
    ...legend(series, size.height - 46),
    text({ x: width / 2, y: size.height - 18 }, title, { layer: "TITLE", size: 14 }),
  ];
  return makeDrawing({ name, title, unit: "px", size, scale: 1, shapes });
}

interface BarPlace {
  readonly at: (value: number) => number;
  readonly zero: number;
  readonly written: (value: number) => string;
}

function barShapes({ values, colour }: BarSeries, row: number, y: number, { at, zero, written }: BarPlace) {
  const value = values[row];
  if (typeof value !== "number") return [];
  const end = at(value);
  return [
    box("CURVE", { x: zero, y: y - thick / 2 }, { x: end, y: y + thick / 2 }, "solid", { colour }),
    text({ x: Math.max(zero, end) + 4, y }, written(value), { anchor: "start", size: 8.5 }),
  ];
}

interface AxisInput {
  readonly low: number;
  readonly high: number;
  readonly at: (value: number) => number;
  readonly floor: number;
  readonly ceiling: number;
  readonly label: string;
}

function axis({ low, high, at, floor, ceiling, label }: AxisInput): readonly Shape[] {
  return [
    ...niceTicks(low, high, 6).flatMap((tick) => [
      line(tick === 0 ? "AXIS" : "GRID", { x: at(tick), y: floor }, { x: at(tick), y: ceiling }),
      text({ x: at(tick), y: floor }, String(tick), { level: "top", size: labelSize, shift: { x: 0, y: -5 } }),
    ]),
    text({ x: (at(low) + at(high)) / 2, y: floor }, label, { level: "top", size: 11, shift: { x: 0, y: -22 } }),
  ];
}

function legend(series: readonly BarSeries[], y: number): readonly Shape[] {
  let x = names;
  return series.flatMap(({ name, colour }) => {
    const from = { x, y };
    x += 26 + name.length * 5.6 + 14;
    return [
      box("CURVE", { x: from.x, y: y - 3 }, { x: from.x + 16, y: y + 3 }, "solid", { colour }),
      text({ x: from.x + 22, y }, name, { anchor: "start", size: 9.5 }),
    ];
  });
}
