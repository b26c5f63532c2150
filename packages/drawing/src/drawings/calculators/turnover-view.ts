import type { Conveyor, UnitSystem } from "@beltwright/model";
import { area, dimension, leader, line, polyline, text, typed } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Shape, Spot } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { measuredWithUnit } from "../../geometry/measure.ts";

const strips = 40;

/** What of a document a turnover is drawn from. */
type TurnoverSizes = Pick<Conveyor, "qbtLength" | "qbtArrangement" | "beltWidthInp">;

/** A return belt turned over, from the side and below from above, metres; widths enlarged to be seen. */
export function turnoverView(
  conveyor: TurnoverSizes,
  size: Size = { width: 800, height: 420 },
  system: UnitSystem = "metric",
): Drawing {
  const length = Math.max(conveyor.qbtLength, 1e-3);
  const width = conveyor.beltWidthInp / 1000;
  const shown = Math.min(Math.max(width, length / 7), length);
  const gap = 1.9 * shown;
  const long = measuredWithUnit(conveyor.qbtLength, "m", system, 2);
  const wide = measuredWithUnit(conveyor.beltWidthInp, "mm", system, system === "metric" ? 0 : 1);
  const shapes = [
    ...band(length, shown, (turn) => Math.cos(turn), gap),
    text({ x: -0.03 * length, y: gap }, "Side", { anchor: "end" }),
    ...band(length, shown, (turn) => Math.sin(turn), 0),
    text({ x: -0.03 * length, y: 0 }, "Plan", { anchor: "end" }),
    ...supports(conveyor, length, shown, gap),
    dimension({ x: 0, y: -shown / 2 }, { x: length, y: -shown / 2 }, "x", -26, long, typed("qbtLength", long)),
    dimension({ x: length, y: -shown / 2 }, { x: length, y: shown / 2 }, "y", 26, wide, typed("beltWidthInp", wide)),
  ];
  return makeDrawing({ name: "turnover", title: "Belt turnover", unit: "m", size, shapes });
}

/** Both edges of a belt that turns by half a revolution; the side facing away is tinted. */
function band(length: number, width: number, across: (turn: number) => number, y: number): readonly Shape[] {
  const edge = (side: number): readonly Spot[] =>
    Array.from({ length: strips + 1 }, (_, at) => {
      const turn = Math.PI / 2 + (Math.PI * at) / strips;
      return { x: (length * at) / strips, y: y + ((side * width) / 2) * across(turn) };
    });
  const [left, right] = [edge(1), edge(-1)];
  const lines = left.flatMap((spot, at): readonly Shape[] => {
    const other = right[at];
    return at % 4 !== 0 || other === undefined ? [] : [line("HIDDEN", spot, other)];
  });
  const middle = [
    { x: -0.02 * length, y },
    { x: 1.02 * length, y },
  ] as const;
  return [
    area("BELT-RETURN", [...left, ...right.toReversed()], "tint", { isOutlined: false }),
    ...lines,
    polyline("BELT", left),
    polyline("BELT-RETURN", right),
    line("CENTRE", ...middle),
  ];
}

/** Rolls at the ends; a pair in the middle where the belt is guided, three where it is supported. */
function supports({ qbtArrangement }: TurnoverSizes, length: number, width: number, y: number): readonly Shape[] {
  const roll = (x: number, half: number, thick: number) =>
    area(
      "IDLER",
      [
        { x: x - thick, y: y - half },
        { x: x + thick, y: y - half },
        { x: x + thick, y: y + half },
        { x: x - thick, y: y + half },
      ],
      "paper",
    );
  const thick = 0.008 * length;
  const ends = [0, length].map((x) => area("IDLER", circle({ x, y: y - 1.4 * thick }, 1.4 * thick), "paper"));
  const places = qbtArrangement === "Unguided" ? [] : qbtArrangement === "Guided" ? [0.5] : [0.25, 0.5, 0.75];
  const first = places[0];
  return [
    ...ends,
    ...places.map((share) => roll(share * length, 0.62 * width, thick)),
    ...(first === undefined
      ? []
      : [leader({ x: first * length, y: y + 0.62 * width }, { x: 24, y: 14 }, `${qbtArrangement} by vertical rolls`)]),
  ];
}

function circle(centre: Spot, radius: number): readonly Spot[] {
  return Array.from({ length: 24 }, (_, at) => {
    const angle = (at * Math.PI) / 12;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}
