import { arrangeStarterPoints, type DriveStarter, starterChart } from "@beltwright/model";
import { marker, polyline, text } from "../description/draw.ts";
import { type Drawing, makeDrawing } from "../description/drawing.ts";
import type { Shape, Spot } from "../description/shape.ts";
import { type ChartFrame, chartAxes, chartPlace, isInFrame, zoomedFrame } from "./chart-frame.ts";

interface StarterOptions {
  /** 1 to 8. */
  readonly zoom?: number;
  /** Middle of the part shown, in values of the axes; absent: the middle of the curve. */
  readonly centre?: Spot;
  /** The axes instead of those found from the points: they stand still while a point is dragged. */
  readonly frame?: ChartFrame;
}

export type StarterPoints = Pick<DriveStarter, "type" | "starterPts" | "description">;

/** Beside the name of the upright axis. */
const margin = 6;

/** The curve of a starter on 800 × 600: torque against speed, or speed against time. Each point is a target. */
export function starterCurve(starter: StarterPoints, options: StarterOptions = {}): Drawing {
  const points = curveSpots(starter);
  const frame = options.frame ?? frameOf(points, options);
  const names = isTimed(starter) ? { x: "Time s", y: "Speed %" } : { x: "Speed %", y: "Torque %" };
  const shapes = [
    ...chartAxes(frame, { ...names, title: starter.description }, starterChart.pointSize),
    ...curveShapes(points, frame),
    ...emptyNote(points, frame),
  ];
  return makeDrawing({
    name: "starter-curve",
    title: `Starter ${starter.description}`.trim(),
    unit: "px",
    size: frame.size,
    view: { scaleX: 1, scaleY: 1, left: margin, base: frame.size.height },
    shapes,
  });
}

/** The axes of a curve, or of the part of it that is shown. */
export const starterFrame = (starter: StarterPoints, options: StarterOptions = {}): ChartFrame =>
  frameOf(curveSpots(starter), options);

const isTimed = ({ type }: StarterPoints) => type === "Speed-Time";

const curveSpots = (starter: StarterPoints): readonly Spot[] =>
  sortedPoints(starter).map((one) =>
    isTimed(starter) ? { x: one.time, y: one.speed } : { x: one.speed, y: one.torque },
  );

function emptyNote(points: readonly Spot[], { size, lettering = 1 }: ChartFrame): readonly Shape[] {
  if (points.length > 0) return [];
  return [text({ x: size.width / 2, y: size.height / 2 }, "No points", { layer: "TITLE", size: 14 * lettering })];
}

interface StarterPoint {
  readonly torque: number;
  readonly speed: number;
  readonly time: number;
}

function sortedPoints({ type, starterPts }: StarterPoints): readonly StarterPoint[] {
  const rows = starterPts.map(({ torque, speed, time }) => ({ torque, speed, time }));
  return arrangeStarterPoints({ type, starterPts: rows }).map(({ torque = 0, speed = 0, time = 0 }) => ({
    torque,
    speed,
    time,
  }));
}

function frameOf(points: readonly Spot[], { zoom = 1, centre }: StarterOptions): ChartFrame {
  const factor = Math.min(starterChart.maxZoom, Math.max(1, Number.isFinite(zoom) ? zoom : 1));
  const size = { width: starterChart.width, height: starterChart.height };
  const whole = { size, x: range(points.map(({ x }) => x)), y: range(points.map(({ y }) => y)) };
  return zoomedFrame(whole, factor, centre);
}

/** Less than this is nothing on any axis, and could not be divided by. */
const leastRange = 1e-9;

/** From nothing to a little over the largest value. */
function range(values: readonly number[]): readonly [number, number] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return high - low > leastRange ? [low < 0 ? low * 1.1 : 0, high + 0.08 * (high - low)] : [0, 100];
}

function curveShapes(points: readonly Spot[], frame: ChartFrame): readonly Shape[] {
  const runs = points.slice(1).flatMap((end, at): readonly Shape[] => {
    const start = points[at];
    const cut = start === undefined ? undefined : clipped(start, end, frame);
    return cut === undefined
      ? []
      : [
          polyline(
            "CURVE",
            cut.map((spot) => chartPlace(frame, spot)),
          ),
        ];
  });
  const signs = points.flatMap((point, at) =>
    isInFrame(frame, point)
      ? [
          marker("POINT", chartPlace(frame, point), "circle", 2 * starterChart.pointSize * (frame.lettering ?? 1), {
            target: `starterPts[${at}]`,
          }),
        ]
      : [],
  );
  return [...runs, ...signs];
}

/** The part of a straight piece inside the frame (Liang and Barsky). */
function clipped(from: Spot, to: Spot, { x, y }: ChartFrame): readonly [Spot, Spot] | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  const sides = [
    [-dx, from.x - x[0]],
    [dx, x[1] - from.x],
    [-dy, from.y - y[0]],
    [dy, y[1] - from.y],
  ] as const;
  for (const [way, room] of sides) {
    if (way === 0 && room < 0) return undefined;
    if (way < 0) enter = Math.max(enter, room / way);
    if (way > 0) leave = Math.min(leave, room / way);
  }
  if (enter > leave) return undefined;
  const at = (share: number) => ({ x: from.x + share * dx, y: from.y + share * dy });
  return [at(enter), at(leave)];
}
