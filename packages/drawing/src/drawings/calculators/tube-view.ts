import type { UnitSystem } from "@beltwright/model";
import { area, calculated, dimension, polyline, text, typed } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Shape } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { measuredWithUnit, partSize } from "../../geometry/measure.ts";
import { polar } from "../../geometry/vector.ts";
import { fillOutline, tubeOutline } from "../pipe-figure.ts";

/** A belt closed to a tube and what lies in it, m. */
interface TubeSizes {
  readonly pipeDiameter: number;
  readonly beltWidth: number;
  readonly beltThickness: number;
  /** Of a level fill. */
  readonly depth: number;
  readonly overlap: number;
}

/** The tube across, its edges overlapping at the top, filled level; millimetres. */
export function tubeView(
  sizes: TubeSizes,
  size: Size = { width: 420, height: 380 },
  system: UnitSystem = "metric",
): Drawing {
  const millimetres = (value: number) => 1000 * value;
  const diameter = millimetres(sizes.pipeDiameter);
  const thickness = Math.min(millimetres(sizes.beltThickness), diameter / 8);
  const radius = diameter / 2;
  const inside = radius - thickness;
  const depth = Math.min(millimetres(sizes.depth), 2 * inside);
  const [round, filled] = [`Ø ${partSize(diameter, system, 1)}`, partSize(depth, system, 0)];
  const lapped = measuredWithUnit(millimetres(sizes.overlap), "mm", system, system === "metric" ? 0 : 1);
  const shapes = [
    ...burdenShapes(depth, inside),
    polyline("BELT", tubeOutline(diameter, millimetres(sizes.beltWidth), thickness)),
    ...rollLines(radius),
    dimension({ x: -radius, y: -radius }, { x: radius, y: -radius }, "x", -26, round, typed("qTubeDia", round)),
    dimension(
      { x: radius, y: -inside },
      { x: radius, y: depth - inside },
      "y",
      28,
      filled,
      calculated("tube depth", "Depth of a level fill", filled),
    ),
    text({ x: 0, y: radius }, `Overlap ${lapped}`, {
      ...{ level: "bottom", shift: { x: 0, y: 14 } },
      ...calculated("tube overlap", "Overlap", lapped),
    }),
  ];
  return makeDrawing({ name: "tube", title: "Pipe belt", unit: "mm", size, shapes });
}

function burdenShapes(depth: number, inside: number): readonly Shape[] {
  return depth > 0 ? [area("BURDEN", fillOutline(depth, inside), "hatch")] : [];
}

/** Six rolls stand round the tube; their faces as lines. */
function rollLines(radius: number): readonly Shape[] {
  const half = 0.9 * radius * Math.tan(Math.PI / 6);
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3 - Math.PI / 2;
    const foot = polar(angle, 1.03 * radius);
    const along = polar(angle + Math.PI / 2, half);
    return polyline("IDLER", [
      { x: foot.x - along.x, y: foot.y - along.y },
      { x: foot.x + along.x, y: foot.y + along.y },
    ]);
  });
}
