import { marker, polyline } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Spot } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { type ChartFrame, chartAxes, chartPlace } from "../chart-frame.ts";

/** y = a + b x + c x². */
interface Parabola {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const segments = 60;

/** Points and the parabola put through them. */
export function parabolaChart(
  points: readonly Spot[],
  fit: Parabola,
  size: Size = { width: 560, height: 380 },
): Drawing {
  const xs = points.map(({ x }) => x);
  const [low, high] = [Math.min(0, ...xs), Math.max(...xs)];
  const curve = Array.from({ length: segments + 1 }, (_, at) => {
    const x = low + ((high - low) * at) / segments;
    return { x, y: fit.a + fit.b * x + fit.c * x ** 2 };
  });
  const ys = [...points, ...curve].map(({ y }) => y);
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const room = 0.08 * (top - bottom || 1);
  const frame: ChartFrame = { size, x: [low, high > low ? high : low + 1], y: [bottom - room, top + room] };
  const shapes = [
    ...chartAxes(frame, { x: "x", y: "y", title: "" }),
    polyline(
      "CURVE",
      curve.map((spot) => chartPlace(frame, spot)),
    ),
    ...points.map((spot) => marker("POINT", chartPlace(frame, spot), "circle", 8)),
  ];
  return makeDrawing({ name: "parabola", title: "Parabola through points", unit: "px", size, scale: 1, shapes });
}
