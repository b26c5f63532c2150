export type Position = readonly [x: number, y: number, z: number];

export interface Box {
  readonly min: Position;
  readonly max: Position;
}

interface Lens {
  /** Full angle of view upright, radians. */
  readonly angle: number;
  /** Width over height of the picture. */
  readonly aspect: number;
}

/** Where a camera stands and what it looks at. */
export interface Eye {
  readonly target: Position;
  readonly position: Position;
}

/** The camera that looks from a direction, z up, and has a whole box in view, as near as it can. */
export function fittingEye(box: Box, direction: Position, { angle, aspect }: Lens): Eye {
  const back = normalized(direction);
  const right = normalized(cross([0, 0, 1], back));
  const up = cross(back, right);
  const tall = Math.tan(angle / 2);
  const corners = cornersOf(box);
  const nearer = corners.map((corner) => dot(corner, back));
  const across = { at: corners.map((corner) => dot(corner, right)), nearer, reach: tall * aspect };
  const upright = { at: corners.map((corner) => dot(corner, up)), nearer, reach: tall };
  const away = Math.max(neededDistance(across), neededDistance(upright));
  const [aside, above] = [middleOf(across, away), middleOf(upright, away)];
  const centre = centreOf(box);
  const target = sum(centre, sum(scaled(right, aside), scaled(up, above)));
  return { target, position: sum(target, scaled(back, away)) };
}

/** Corners along one axis of the picture, and how far it reaches at a distance of 1. */
interface Axis {
  readonly at: readonly number[];
  readonly nearer: readonly number[];
  readonly reach: number;
}

/** Any two corners must fit between the edges of the picture, wherever its middle is. */
function neededDistance({ at, nearer, reach }: Axis): number {
  const pairs = at.flatMap((one, i) =>
    at.map((other, j) => (one - other + reach * ((nearer[i] ?? 0) + (nearer[j] ?? 0))) / (2 * reach)),
  );
  return Math.max(...pairs);
}

function middleOf({ at, nearer, reach }: Axis, away: number): number {
  const room = (i: number) => (away - (nearer[i] ?? 0)) * reach;
  return (Math.max(...at.map((one, i) => one - room(i))) + Math.min(...at.map((one, i) => one + room(i)))) / 2;
}

function centreOf({ min, max }: Box): Position {
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}

/** Corners as seen from the centre. */
function cornersOf({ min, max }: Box): readonly Position[] {
  const [x, y, z] = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2];
  const signs = [-1, 1];
  return signs.flatMap((i) => signs.flatMap((j) => signs.map((k): Position => [i * x, j * y, k * z])));
}

function sum(one: Position, other: Position): Position {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

function scaled(place: Position, by: number): Position {
  return [place[0] * by, place[1] * by, place[2] * by];
}

function dot(one: Position, other: Position): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function cross(one: Position, other: Position): Position {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
}

function normalized(place: Position): Position {
  const length = Math.hypot(...place) || 1;
  return [place[0] / length, place[1] / length, place[2] / length];
}
