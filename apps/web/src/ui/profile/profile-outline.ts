interface Frame {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** A long flat conveyor would be a line: heights may be drawn up to this much larger than lengths. */
const mostExaggeration = 12;

/** Points of a profile, x along and z up, fitted into a frame whose y goes down. */
export function profileOutline(
  points: readonly (readonly [number, number])[],
  { width, height, margin }: Frame,
): readonly Dot[] {
  if (points.length === 0) return [];
  const along = extent(points.map(([x]) => x));
  const up = extent(points.map(([, z]) => z));
  const scale = along.size === 0 ? 1 : (width - 2 * margin) / along.size;
  const room = height - 2 * margin;
  const upScale = up.size === 0 ? 1 : Math.min(room / up.size, scale * mostExaggeration);
  const foot = height - margin - (room - up.size * upScale) / 2;
  const left = along.size === 0 ? width / 2 : margin;
  return points.map(([x, z]) => ({
    x: rounded(left + (x - along.least) * scale),
    y: rounded(foot - (z - up.least) * upScale),
  }));
}

function extent(values: readonly number[]) {
  const least = Math.min(...values);
  return { least, size: Math.max(...values) - least };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
