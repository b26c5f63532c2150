import type { UnitSystem } from "@beltwright/model";
import { arc, dimension, leader, line, marker, typed } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Spot } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { measuredWithUnit } from "../../geometry/measure.ts";
import { polar } from "../../geometry/vector.ts";

/** An open belt round two pulleys, m; diameters to the middle of the belt. */
interface TwoPulleys {
  readonly centres: number;
  readonly firstDiameter: number;
  readonly secondDiameter: number;
}

/** Pulleys farther apart than this many of their radii are drawn nearer: the sketch is not to scale. */
const farthest = 12;
const largest = 60;

/** Both pulleys and the belt on them, pixels, not to scale in length. */
export function twoPulleyView(
  given: TwoPulleys,
  size: Size = { width: 460, height: 220 },
  system: UnitSystem = "metric",
): Drawing {
  const { centres, firstDiameter, secondDiameter } = given;
  const scale = largest / Math.max(1e-9, firstDiameter / 2, secondDiameter / 2);
  const [first, second] = [(firstDiameter / 2) * scale, (secondDiameter / 2) * scale];
  const apart = Math.min(Math.max(centres * scale, first + second), (farthest * largest) / 2);
  const [left, right]: readonly [Spot, Spot] = [
    { x: 0, y: 0 },
    { x: apart, y: 0 },
  ];
  // The runs lean towards the smaller pulley; both touch at the same angle.
  const lean = Math.acos(Math.min(1, Math.max(-1, (first - second) / Math.max(1e-9, apart))));
  const touching = (centre: Spot, radius: number, side: 1 | -1): Spot => {
    const { x, y } = polar(side * lean, radius);
    return { x: centre.x + x, y: centre.y + y };
  };
  const across = (diameter: number) => `Ø ${measuredWithUnit(diameter * 1000, "mm", system, 1)}`;
  const [one, other, apartWords] = [
    across(firstDiameter),
    across(secondDiameter),
    measuredWithUnit(centres, "m", system, 3),
  ];
  const shapes = [
    line("BELT", touching(left, first, 1), touching(right, second, 1)),
    line("BELT-RETURN", touching(left, first, -1), touching(right, second, -1)),
    arc("BELT", left, first, { start: lean, sweep: 2 * (Math.PI - lean) }),
    arc("BELT", right, second, { start: -lean, sweep: 2 * lean }),
    ...[left, right].map((centre) => marker("CENTRE", centre, "cross", 9)),
    leader(touching(left, first, 1), { x: 30, y: 20 }, one, typed("firstDiameter", one, "First pulley")),
    leader(touching(right, second, 1), { x: 30, y: 20 }, other, typed("secondDiameter", other, "Second pulley")),
    dimension(left, right, "x", -(largest + 24), apartWords, typed("centres", apartWords, "Between centres")),
  ];
  return makeDrawing({ name: "belt-length", title: "Belt on two pulleys", unit: "px", size, shapes });
}
