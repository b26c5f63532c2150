import type { UnitSystem } from "@beltwright/model";
import { box, calculated, dimension, line, text } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Shape } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { measuredWithUnit } from "../../geometry/measure.ts";

/** What the travel of a take-up is made of, m, in the order it is added up. */
interface TravelParts {
  readonly parts: readonly { readonly label: string; readonly length: number }[];
  /** With what is rounded up or kept in reserve. */
  readonly total: number;
}

const rowHeight = 26;
const barHeight = 14;

/** The parts one after the other along the way of the take-up, pixels. */
export function travelView(
  { parts, total }: TravelParts,
  size: Size = { width: 460, height: 220 },
  system: UnitSystem = "metric",
): Drawing {
  const width = size.width - 190;
  const sum = parts.reduce((all, { length }) => all + Math.max(0, length), 0);
  const scale = width / Math.max(1e-9, total, sum);
  const foot = -rowHeight * parts.length;
  let start = 0;
  const bars = parts.flatMap(({ label, length }, row): readonly Shape[] => {
    const [from, y] = [start, -rowHeight * row];
    start += Math.max(0, length);
    const to = { x: start * scale, y: y - barHeight };
    const words = measuredWithUnit(length, "m", system, 3);
    return [
      text({ x: 0, y: y - barHeight / 2 }, label, { anchor: "end", shift: { x: -8, y: 0 } }),
      box("TAKEUP", { x: from * scale, y }, to, "tint"),
      line("GRID", to, { x: to.x, y: foot }),
      text({ x: to.x, y: y - barHeight / 2 }, words, {
        ...{ anchor: "start", shift: { x: 6, y: 0 } },
        ...calculated(`travel ${label}`, label, words),
      }),
    ];
  });
  const all = measuredWithUnit(total, "m", system, 3);
  const shown = calculated("travel total", "Travel needed", all);
  const shapes = [
    ...bars,
    line("AXIS", { x: 0, y: 6 }, { x: 0, y: foot }),
    dimension({ x: 0, y: foot }, { x: total * scale, y: foot }, "x", -14, all, shown),
  ];
  return makeDrawing({ name: "take-up-travel", title: "Take-up travel", unit: "px", size, shapes });
}
