/** A corner of the carry line. Lengths in m. */
export interface Corner {
  /** Along the plan from the tail. */
  readonly along: number;
  readonly z: number;
  /** Square distance of the return strand here. */
  readonly distance: number;
  /** Whether the plan turns here: both strands then have one corner in plan. */
  readonly isPlanCorner: boolean;
  /** Of the vertical curve; 0 for a sharp corner. */
  readonly radius: number;
}

/** A corner of the return line, and the corners of the carry line it stands for: several where they were merged. */
export interface OffsetCorner {
  readonly along: number;
  readonly z: number;
  readonly radius: number;
  readonly first: number;
  readonly last: number;
}

interface Spot {
  readonly along: number;
  readonly z: number;
}

/**
 * The line of the return strand: square below every straight of the carry line by its distance (handbook 15.22). Where
 * a short straight would run backwards, its two corners become one, where the lines beside it meet.
 */
export function offsetLine(corners: readonly Corner[]): readonly OffsetCorner[] {
  const slopes = slopesOf(corners);
  let line = corners.map((_, at) => offsetCorner(corners, slopes, at, at));
  for (let at = backwardsAt(line, slopes); at >= 0; at = backwardsAt(line, slopes)) {
    const [one, other] = [line[at], line[at + 1]];
    if (one === undefined || other === undefined) break;
    line = line.toSpliced(at, 2, offsetCorner(corners, slopes, one.first, other.last));
  }
  return line;
}

/** Direction of the straight behind each corner, rad; that of the last corner is the one before it. */
function slopesOf(corners: readonly Corner[]): readonly number[] {
  let slope = 0;
  const found = corners.map(({ along, z }, at) => {
    const next = corners[at + 1];
    if (next && (next.along !== along || next.z !== z)) slope = Math.atan2(next.z - z, next.along - along);
    return slope;
  });
  return found;
}

/** The first straight of the return line that does not run the way of the carry line; −1 where all do. */
function backwardsAt(line: readonly OffsetCorner[], slopes: readonly number[]): number {
  if (line.length <= 2) return -1;
  return line.findIndex((corner, at) => {
    const next = line[at + 1];
    const slope = slopes[corner.last] ?? 0;
    return next && (next.along - corner.along) * Math.cos(slope) + (next.z - corner.z) * Math.sin(slope) <= 0;
  });
}

function offsetCorner(corners: readonly Corner[], slopes: readonly number[], first: number, last: number) {
  const [from, to] = [corners[first], corners[last]];
  if (!from || !to) throw new Error("a corner that is not on the line");
  const after = slopes[last] ?? 0;
  const before = first === 0 ? after : (slopes[first - 1] ?? 0);
  const isWhole = first === last;
  const spot = isWhole ? cornerBelow(from, before, after) : meeting(from, to, { before, after, isStart: first === 0 });
  return { ...spot, radius: isWhole ? radiusBelow(from, after - before) : 0, first, last };
}

/** Straights that fold back on one another have no corner below them: the bisector is followed no further than this. */
const sharpest = 0.2;

function cornerBelow({ along, z, distance, isPlanCorner }: Corner, before: number, after: number): Spot {
  const middle = (before + after) / 2;
  const half = Math.max(sharpest, Math.cos((after - before) / 2));
  if (isPlanCorner) return { along, z: z - distance / (Math.max(sharpest, Math.cos(middle)) * half) };
  return { along: along + (distance * Math.sin(middle)) / half, z: z - (distance * Math.cos(middle)) / half };
}

interface Beside {
  readonly before: number;
  readonly after: number;
  readonly isStart: boolean;
}

/** Where the offset line before one corner meets the one behind another. The ends of the line stay where they are. */
function meeting(from: Corner, to: Corner, { before, after, isStart }: Beside): Spot {
  const one = squareBelow(from, before);
  const other = squareBelow(to, after);
  if (isStart) return squareBelow(from, after);
  const turn = Math.sin(after - before);
  if (Math.abs(turn) < 1e-6) return { along: (one.along + other.along) / 2, z: (one.z + other.z) / 2 };
  const share = ((other.along - one.along) * Math.sin(after) - (other.z - one.z) * Math.cos(after)) / turn;
  return { along: one.along + share * Math.cos(before), z: one.z + share * Math.sin(before) };
}

function squareBelow({ along, z, distance }: Corner, slope: number): Spot {
  return { along: along + distance * Math.sin(slope), z: z - distance * Math.cos(slope) };
}

/** How far a spot lies below the straight between two others, square to it; negative above. */
export function distanceBelow(start: Spot, end: Spot, { along, z }: Spot): number {
  const slope = Math.atan2(end.z - start.z, end.along - start.along);
  return (along - start.along) * Math.sin(slope) - (z - start.z) * Math.cos(slope);
}

/** Concentric: larger below a hollow, smaller below a crest; a crest too tight for that stays a sharp corner. */
function radiusBelow({ radius, distance }: Corner, turn: number): number {
  if (radius === 0 || turn === 0) return radius;
  if (turn > 0) return radius + distance;
  return radius - distance < 0.3 * radius ? 0 : radius - distance;
}

/** Height of a line at a place along the plan; its first and last straights go on beyond their ends. */
export function heightAlong(line: readonly Spot[], along: number): number {
  const behind = line.findIndex((corner) => corner.along >= along);
  const at = Math.max(1, behind === -1 ? line.length - 1 : behind);
  const [one, other] = [line[at - 1], line[at]];
  if (!one) return 0;
  if (!other || other.along === one.along) return one.z;
  return one.z + ((other.z - one.z) * (along - one.along)) / (other.along - one.along);
}
