/** A point of a starting curve: torque and speed in per cent of the motor's full-load values, time in seconds. */
export type CurvePoint = { readonly torque: number; readonly speed: number; readonly time: number };

export type PointMember = keyof CurvePoint;

/** What the two axes of a curve show. The member that is on neither axis is kept but not drawn. */
export type CurveAxes = { readonly across: PointMember; readonly up: PointMember };

/** A point in the editor: its key stays while its place in the order changes. */
export type KeyedPoint = CurvePoint & { readonly key: number };

export const pointMembers: readonly PointMember[] = ["torque", "speed", "time"];

export function curveAxes(type: string): CurveAxes {
  return type === "Speed-Time" ? { across: "time", up: "speed" } : { across: "speed", up: "torque" };
}

/** Equal values keep the order they were typed in, so that a vertical step of a curve does not flip. */
export function sortPoints<Point extends CurvePoint>(type: string, points: readonly Point[]): readonly Point[] {
  const { across } = curveAxes(type);
  return [...points].sort((first, second) => first[across] - second[across]);
}

/** Reads points as a row stores them; a member that is missing counts as zero. */
export function readPoints(records: readonly Readonly<Record<string, number>>[]): readonly CurvePoint[] {
  return records.map(({ torque = 0, speed = 0, time = 0 }) => ({ torque, speed, time }));
}

export function withKeys(points: readonly CurvePoint[]): readonly KeyedPoint[] {
  return points.map((point, key) => ({ ...point, key }));
}

export function withoutKeys(points: readonly KeyedPoint[]): readonly CurvePoint[] {
  return points.map(({ torque, speed, time }) => ({ torque, speed, time }));
}

export function nextKey(points: readonly KeyedPoint[]): number {
  return points.reduce((largest, point) => Math.max(largest, point.key), -1) + 1;
}
