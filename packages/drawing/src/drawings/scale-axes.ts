import { fromDisplay, toDisplay, type UnitSystem, unitLabel } from "@beltwright/model";
import { type Bounds, textWidth } from "../description/bounds.ts";
import { labelSize, line, text } from "../description/draw.ts";
import type { Shape, Spot } from "../description/shape.ts";
import type { Size, View } from "../description/view.ts";
import { niceTicks } from "../geometry/nice.ts";
import { frameOnPaper, type Sides } from "./scale-layout.ts";

/** Numbers and names of the axes stay on the paper, however close one looks. */
const edge: Sides = { left: 44, right: 68, foot: 20, head: 20 };

interface Paper {
  readonly bounds: Bounds;
  readonly view: View;
  readonly size: Size;
  /** Where the axes stand beside the drawn part. */
  readonly away: Sides;
  /** Of the numbers along the axes. */
  readonly system: UnitSystem;
}

interface Names {
  readonly x: string;
  readonly y: string;
  /** Said beside the name of the upright axis. */
  readonly note?: string | undefined;
}

const above = { anchor: "start", level: "bottom" } as const;

/** Chainage along the foot and heights at the left of a drawing in metres, with a faint grid. */
export function scaleAxes({ bounds, view, size, away, system }: Paper, names: Names): readonly Shape[] {
  const inUnit = (name: string) => `${name} ${unitLabel("m", system)}`;
  const [along, up, note] = [inUnit(names.x), inUnit(names.y), names.note];
  const { minX: left, minY: foot, maxX: right, maxY: head } = frameOnPaper(bounds, view, size, away, edge);
  const columns = ticks([bounds.minX, bounds.maxX], [left, right], { scale: view.scaleX, every: 90, system });
  const rows = ticks([bounds.minY, bounds.maxY], [foot, head], { scale: view.scaleY, every: 40, system });
  const corner = { x: left, y: foot };
  return [
    ...columns.flatMap(({ at: x, words }) => tick({ x, y: foot }, { x, y: head }, words, "below")),
    ...rows.flatMap(({ at: y, words }) => tick({ x: left, y }, { x: right, y }, words, "left")),
    line("AXIS", corner, { x: right, y: foot }),
    line("AXIS", corner, { x: left, y: head }),
    text({ x: right, y: foot }, along, { anchor: "start", shift: { x: 6, y: 0 } }),
    text({ x: left, y: head }, up, { ...above, shift: { x: -4, y: 5 } }),
    ...(note === undefined
      ? []
      : [text({ x: left, y: head }, note, { ...above, shift: { x: 10 + textWidth(up, labelSize), y: 5 } })]),
  ];
}

type Range = readonly [low: number, high: number];

interface Ruler {
  readonly scale: number;
  readonly every: number;
  readonly system: UnitSystem;
}

/** Pixels between two numbers along an axis, at least: of a line that hardly bends only some have room. */
const closest = 12;

/** Round values, in the reader's unit, of the drawn part that is in sight, about every so many pixels. */
function ticks(drawn: Range, seen: Range, { scale, every, system }: Ruler) {
  const [low, high] = [Math.max(drawn[0], seen[0]), Math.min(drawn[1], seen[1])];
  if (high < low) return [];
  const wanted = Math.max(2, ((high - low) * scale) / every);
  const shown = niceTicks(toDisplay(low, "m", system), toDisplay(high, "m", system), wanted);
  let free = Number.NEGATIVE_INFINITY;
  return shown.flatMap((value) => {
    const at = fromDisplay(value, "m", system);
    if ((at - free) * scale < closest) return [];
    free = at;
    return [{ at, words: String(value) }];
  });
}

function tick(at: Spot, end: Spot, words: string, side: "below" | "left"): readonly Shape[] {
  const lettering =
    side === "below"
      ? text(at, words, { level: "top", shift: { x: 0, y: -4 } })
      : text(at, words, { anchor: "end", shift: { x: -4, y: 0 } });
  return [line("GRID", at, end), lettering];
}
