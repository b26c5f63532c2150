import { line, text } from "../description/draw.ts";
import type { Shape, Spot } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import { niceTicks } from "../geometry/nice.ts";

/** The part of the axes a chart shows, and where it stands on the paper. Pixels, y up. */
export interface ChartFrame {
  readonly size: Size;
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
}

const edge = { left: 62, right: 24, foot: 52, head: 40 } as const;

/** Where a pair of values stands on the paper. */
export function chartPlace({ size, x, y }: ChartFrame, at: Spot): Spot {
  const [width, height] = [size.width - edge.left - edge.right, size.height - edge.foot - edge.head];
  return {
    x: edge.left + (width * (at.x - x[0])) / (x[1] - x[0]),
    y: edge.foot + (height * (at.y - y[0])) / (y[1] - y[0]),
  };
}

/** The pair of values at a place on the paper: what a click on a chart means. */
export function chartValue({ size, x, y }: ChartFrame, place: Spot): Spot {
  const [width, height] = [size.width - edge.left - edge.right, size.height - edge.foot - edge.head];
  return {
    x: x[0] + ((place.x - edge.left) / width) * (x[1] - x[0]),
    y: y[0] + ((place.y - edge.foot) / height) * (y[1] - y[0]),
  };
}

export const isInFrame = ({ x, y }: ChartFrame, at: Spot): boolean =>
  at.x >= x[0] && at.x <= x[1] && at.y >= y[0] && at.y <= y[1];

export function chartAxes(
  frame: ChartFrame,
  names: { readonly x: string; readonly y: string; readonly title: string },
): readonly Shape[] {
  const { x, y, size } = frame;
  const at = (a: number, b: number) => chartPlace(frame, { x: a, y: b });
  const columns = niceTicks(x[0], x[1], 10);
  const rows = niceTicks(y[0], y[1], 8);
  const corners = [at(x[0], y[0]), at(x[1], y[0]), at(x[1], y[1]), at(x[0], y[1])] as const;
  return [
    ...columns.flatMap((value) => [
      line("GRID", at(value, y[0]), at(value, y[1])),
      text(at(value, y[0]), String(value), { level: "top", shift: { x: 0, y: -5 } }),
    ]),
    ...rows.flatMap((value) => [
      line("GRID", at(x[0], value), at(x[1], value)),
      text(at(x[0], value), String(value), { anchor: "end", shift: { x: -6, y: 0 } }),
    ]),
    line("AXIS", corners[0], corners[1]),
    line("AXIS", corners[0], corners[3]),
    text({ x: (corners[0].x + corners[1].x) / 2, y: edge.foot }, names.x, {
      level: "top",
      shift: { x: 0, y: -24 },
      size: 11,
    }),
    text({ x: 7, y: (corners[0].y + corners[3].y) / 2 }, names.y, { angle: Math.PI / 2, size: 11 }),
    text({ x: size.width / 2, y: size.height - 20 }, names.title, { layer: "TITLE", size: 13 }),
  ];
}
