import { drawingConstants } from "@beltwright/model";
import { labelSize, line, text } from "../description/draw.ts";
import type { Shape, Spot } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import { niceTicks } from "../geometry/nice.ts";

/** Of a letter over its height, at most: a long title is smaller rather than cut. */
const letterWidth = 0.62;

/** The part of the axes a chart shows, and where it stands on the paper. Pixels, y up. */
export interface ChartFrame {
  readonly size: Size;
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
  /** How much larger than usual its texts and signs are, with the room for them: for charts shown small. Absent: 1. */
  readonly lettering?: number;
}

/** Where the curves lie; round them is room for ticks, names and a title. */
function plotOf({ size, lettering = 1 }: ChartFrame) {
  const edge = { left: 62 * lettering, right: 24 * lettering, foot: 52 * lettering, head: 40 * lettering };
  const [width, height] = [size.width - edge.left - edge.right, size.height - edge.foot - edge.head];
  return { left: edge.left, foot: edge.foot, width, height };
}

/** Where a pair of values stands on the paper. */
export function chartPlace(frame: ChartFrame, at: Spot): Spot {
  const { left, foot, width, height } = plotOf(frame);
  const { x, y } = frame;
  return {
    x: left + (width * (at.x - x[0])) / (x[1] - x[0]),
    y: foot + (height * (at.y - y[0])) / (y[1] - y[0]),
  };
}

/** The pair of values at a place on the paper: what a click on a chart means. */
export function chartValue(frame: ChartFrame, place: Spot): Spot {
  const { left, foot, width, height } = plotOf(frame);
  const { x, y } = frame;
  return {
    x: x[0] + ((place.x - left) / width) * (x[1] - x[0]),
    y: y[0] + ((place.y - foot) / height) * (y[1] - y[0]),
  };
}

/** The middle of the part shown, in values of the axes. */
export const chartCentre = ({ x, y }: ChartFrame): Spot => ({ x: (x[0] + x[1]) / 2, y: (y[0] + y[1]) / 2 });

/** A part of a chart round a place, kept inside the whole. */
export function zoomedFrame(whole: ChartFrame, zoom: number, centre: Spot = chartCentre(whole)): ChartFrame {
  return { ...whole, x: zoomedRange(whole.x, centre.x, zoom), y: zoomedRange(whole.y, centre.y, zoom) };
}

function zoomedRange([low, high]: readonly [number, number], middle: number, zoom: number): readonly [number, number] {
  const span = (high - low) / zoom;
  const start = Math.min(high - span, Math.max(low, middle - span / 2));
  return [start, start + span];
}

export const isInFrame = ({ x, y }: ChartFrame, at: Spot): boolean =>
  at.x >= x[0] && at.x <= x[1] && at.y >= y[0] && at.y <= y[1];

/** Numbers along the x axis, at most: of a narrow chart only some have room. */
const fewerOf = (width: number) => Math.min(10, Math.max(3, Math.floor(width / 50)));

/** Numbers along the y axis, at most. */
export const mostRows = 8;

/** `clear` is half the size of signs that may stand on the axes: the numbers keep off them. */
export function chartAxes(
  frame: ChartFrame,
  names: { readonly x: string; readonly y: string; readonly title: string; readonly titleSize?: number | undefined },
  clear = 0,
): readonly Shape[] {
  const { x, y, size, lettering = 1 } = frame;
  const at = (a: number, b: number) => chartPlace(frame, { x: a, y: b });
  const columns = niceTicks(x[0], x[1], lettering > 1.5 ? 5 : fewerOf(size.width));
  const rows = niceTicks(y[0], y[1], mostRows);
  const label = labelSize * lettering;
  const corners = [at(x[0], y[0]), at(x[1], y[0]), at(x[1], y[1]), at(x[0], y[1])] as const;
  return [
    ...columns.flatMap((value) => [
      line("GRID", at(value, y[0]), at(value, y[1])),
      text(at(value, y[0]), String(value), { level: "top", size: label, shift: { x: 0, y: -(5 + clear) * lettering } }),
    ]),
    ...rows.flatMap((value) => [
      line("GRID", at(x[0], value), at(x[1], value)),
      text(at(x[0], value), String(value), {
        anchor: "end",
        size: label,
        shift: { x: -(6 + clear) * lettering, y: 0 },
      }),
    ]),
    line("AXIS", corners[0], corners[1]),
    line("AXIS", corners[0], corners[3]),
    text({ x: (corners[0].x + corners[1].x) / 2, y: corners[0].y }, names.x, {
      level: "top",
      shift: { x: 0, y: -24 * lettering },
      size: 11 * lettering,
    }),
    text({ x: 7 * lettering, y: (corners[0].y + corners[3].y) / 2 }, names.y, {
      angle: Math.PI / 2,
      size: 11 * lettering,
    }),
    text({ x: size.width / 2, y: size.height - 20 * lettering }, names.title, {
      layer: "TITLE",
      size: Math.min(
        (names.titleSize ?? drawingConstants.headingFont) * lettering,
        size.width / (letterWidth * names.title.length || 1),
      ),
    }),
  ];
}
