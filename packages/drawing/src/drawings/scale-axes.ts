import { type Bounds, heightOf, widthOf } from "../description/bounds.ts";
import { line, text } from "../description/draw.ts";
import type { Shape, Spot } from "../description/shape.ts";
import type { View } from "../description/view.ts";
import { niceTicks } from "../geometry/nice.ts";

/** Pixels between the drawn part and its axes: room for the labels of the outermost points. */
const away = { left: 52, right: 24, foot: 32, head: 50 } as const;

/** Chainage along the foot and heights at the left of a drawing in metres, with a faint grid. */
export function scaleAxes(
  bounds: Bounds,
  view: View,
  names: { readonly x: string; readonly y: string },
): readonly Shape[] {
  const foot = bounds.minY - away.foot / view.scaleY;
  const left = bounds.minX - away.left / view.scaleX;
  const right = bounds.maxX + away.right / view.scaleX;
  const head = bounds.maxY + away.head / view.scaleY;
  const columns = niceTicks(bounds.minX, bounds.maxX, Math.max(2, (widthOf(bounds) * view.scaleX) / 90));
  const rows = niceTicks(bounds.minY, bounds.maxY, Math.max(1, (heightOf(bounds) * view.scaleY) / 40));
  const corner = { x: left, y: foot };
  return [
    ...columns.flatMap((x) => tick({ x, y: foot }, { x, y: head }, String(x), "below")),
    ...rows.flatMap((y) => tick({ x: left, y }, { x: right, y }, String(y), "left")),
    line("AXIS", corner, { x: right, y: foot }),
    line("AXIS", corner, { x: left, y: head }),
    text({ x: right, y: foot }, names.x, { anchor: "end", level: "top", shift: { x: 0, y: -17 }, size: 9 }),
    text({ x: left, y: head }, names.y, { anchor: "start", level: "bottom", shift: { x: -4, y: 5 }, size: 9 }),
  ];
}

function tick(at: Spot, end: Spot, words: string, side: "below" | "left"): readonly Shape[] {
  const lettering =
    side === "below"
      ? text(at, words, { level: "top", shift: { x: 0, y: -4 }, size: 9 })
      : text(at, words, { anchor: "end", shift: { x: -4, y: 0 }, size: 9 });
  return [line("GRID", at, end), lettering];
}
