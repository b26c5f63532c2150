import type { Spot } from "../description/shape.ts";
import { plus, polar } from "./vector.ts";

/** A point of the loop as the belt meets it: radius 0 where there is no pulley. */
export interface Round {
  readonly centre: Spot;
  readonly radius: number;
  readonly isClockwise: boolean;
}

/** Straight belt from one point to the next. */
export interface Run {
  readonly from: Spot;
  readonly to: Spot;
  readonly direction: number;
}

/** Belt on a pulley: angles of its place seen from the centre. */
interface Wrap {
  readonly start: number;
  readonly sweep: number;
}

export interface BeltLine {
  readonly runs: readonly Run[];
  readonly wraps: readonly (Wrap | undefined)[];
}

/** Lays a belt round its points by common tangents, closing the loop. */
export function layBelt(rounds: readonly Round[]): BeltLine {
  const runs = rounds.map((start, at) => layRun(start, rounds[(at + 1) % rounds.length] ?? start));
  return { runs, wraps: rounds.map((round, at) => layWrap(round, runs.at(at - 1), runs[at])) };
}

const signed = ({ radius, isClockwise }: Round) => (isClockwise ? radius : -radius);

function layRun(start: Round, end: Round): Run {
  const [dx, dy] = [end.centre.x - start.centre.x, end.centre.y - start.centre.y];
  const length = Math.hypot(dx, dy);
  const [r1, r2] = Math.abs(signed(start) - signed(end)) <= length ? [signed(start), signed(end)] : [0, 0];
  const direction = length === 0 ? 0 : Math.atan2(dy, dx) - Math.asin((r1 - r2) / length);
  const left = polar(direction + Math.PI / 2);
  return { from: plus(start.centre, left, r1), to: plus(end.centre, left, r2), direction };
}

/** A clockwise pulley has the belt on the left of its way, and turns it to the right. */
function layWrap(round: Round, arriving: Run | undefined, leaving: Run | undefined): Wrap | undefined {
  if (round.radius === 0 || arriving === undefined || leaving === undefined) return undefined;
  const side = round.isClockwise ? Math.PI / 2 : -Math.PI / 2;
  const turn = positiveTurn(
    round.isClockwise ? arriving.direction - leaving.direction : leaving.direction - arriving.direction,
  );
  return { start: arriving.direction + side, sweep: round.isClockwise ? -turn : turn };
}

function positiveTurn(angle: number): number {
  const turn = angle - 2 * Math.PI * Math.floor(angle / (2 * Math.PI));
  return 2 * Math.PI - turn < 1e-9 ? 0 : turn;
}
