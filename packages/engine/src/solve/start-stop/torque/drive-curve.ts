import { type Curve, curveAt } from "./curve.ts";

/** The usual: start torque up to 95 % of speed, full load at full speed. */
export function plainStarter(startFactor: number): Curve {
  return { x: [0, 0.95, 1], y: [startFactor, startFactor, 1] };
}

interface MotorLine {
  /** Share of full load in steady running, at this share of speed; absent: at full speed. */
  readonly running: number;
  readonly speed?: number;
  /** Speed lost from no load to full load. */
  readonly slip: number;
  readonly breakdown: number;
}

/**
 * A starter with the motor's own line at its end: near full speed the torque falls steeply to nothing and turns to
 * braking. The line goes through the torque of steady running at full speed, so that the static solution is where the
 * run settles.
 */
export function withMotorLine(starter: Curve, { running, slip, breakdown, speed: at = 1 }: MotorLine): Curve {
  const line = (speed: number) => running + (at - speed) / slip;
  const end = at + slip * (running + breakdown);
  const crossing = crossingOf(starter, line, end);
  const before = starter.x.flatMap((x, i) => (x < crossing ? [{ x, y: starter.y[i] ?? 0 }] : []));
  const kept = before.length > 0 ? before : [{ x: Math.min(0, crossing - 1), y: starter.y[0] ?? 0 }];
  const after = [{ x: crossing, y: line(crossing) }, ...(crossing < end ? [{ x: end, y: -breakdown }] : [])];
  const points = [...kept, ...after];
  return { x: points.map(({ x }) => x), y: points.map(({ y }) => y) };
}

/** Below this share of full speed a falling curve is a weak starter and no more the flank of its motor. */
const flankBegin = 0.9;

/**
 * A starter whose own falling flank meets the torque of steady running a little below full speed counts its speeds from
 * that of the idling motor: read so, the conveyor has its speed under its load.
 */
export function atRunningSpeed(starter: Curve, running: number): Curve {
  const { x, y } = starter;
  const last = y.findLastIndex((value) => value > running);
  const [from, to] = [x[last], x[last + 1]];
  if (from === undefined || to === undefined) return starter;
  const met = from + ((to - from) * ((y[last] ?? 0) - running)) / ((y[last] ?? 0) - (y[last + 1] ?? 0));
  return met < 1 && met > flankBegin ? { x: x.map((speed) => speed / met), y } : starter;
}

/** Where the falling line comes down to the starter. */
function crossingOf(starter: Curve, line: (speed: number) => number, end: number): number {
  let [low, high] = [0, end];
  if (line(0) <= curveAt(starter, 0)) return 0;
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    // No number lies between them.
    if (middle === low || middle === high) break;
    if (line(middle) > curveAt(starter, middle)) low = middle;
    else high = middle;
  }
  return high;
}
