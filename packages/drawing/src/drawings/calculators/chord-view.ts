import type { UnitSystem } from "@beltwright/model";
import { calculated, dimension, leader, line, polyline, typed } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Size } from "../../description/view.ts";
import { measuredWithUnit } from "../../geometry/measure.ts";

/** A curve measured on site, m: a chord, its height to the curve and the radius that follows. */
interface MeasuredChord {
  readonly chord: number;
  readonly middleOrdinate: number;
  readonly radius: number;
}

const segments = 30;
/** The height is drawn at least this share of the chord, or flat curves would be lines. */
const leastRise = 0.14;
const flattest = 1e-5;

/** Chord, height and arc; heights of flat curves are enlarged. Undefined where the curve is flat beyond any drawing. */
export function chordView(
  measured: MeasuredChord,
  size: Size = { width: 460, height: 240 },
  system: UnitSystem = "metric",
): Drawing | undefined {
  const { chord, middleOrdinate: height, radius } = measured;
  if (!(height > flattest * chord) || !(chord > 0)) return undefined;
  const half = chord / 2;
  const [from, to, top] = [
    { x: -half, y: 0 },
    { x: half, y: 0 },
    { x: 0, y: height },
  ];
  const arc = Array.from({ length: segments + 1 }, (_, at) => {
    const x = -half + (chord * at) / segments;
    return { x, y: height - x ** 2 / (radius + Math.sqrt(Math.max(0, radius ** 2 - x ** 2))) };
  });
  const [long, high] = [measuredWithUnit(chord, "m", system, 4), measuredWithUnit(height, "m", system, 5)];
  const round = `R ${measuredWithUnit(radius, "m", system, 2)}`;
  const shapes = [
    polyline("CURVE", height > half ? [from, top, to] : arc),
    line("CENTRE", from, to),
    dimension(from, to, "x", -26, long, typed("chord", long, "Chord")),
    dimension({ x: 0, y: 0 }, top, "y", 0, high, typed("middleOrdinate", high, "Height")),
    leader(
      arc[Math.round(segments * 0.78)] ?? to,
      { x: 34, y: 22 },
      round,
      calculated("measured radius", "Radius", round),
    ),
  ];
  const stretch = Math.max(1, Math.round((leastRise * chord) / Math.max(1e-9, height)));
  return makeDrawing({ name: "measured-radius", title: "Radius as built", unit: "m", size, stretch, shapes });
}
