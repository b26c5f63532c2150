import { type CurvePoint, curveAxes, type KeyedPoint, nextKey, type PointMember, sortPoints } from "./curve-points.ts";

export type ScaleFactors = Readonly<Record<PointMember, number>>;

export type CurveEdit =
  | { readonly kind: "add"; readonly after: number | undefined }
  | { readonly kind: "insert"; readonly point: CurvePoint }
  | { readonly kind: "copy"; readonly key: number }
  | { readonly kind: "delete"; readonly key: number }
  | { readonly kind: "delete-all" }
  | { readonly kind: "change"; readonly key: number; readonly values: Partial<CurvePoint> }
  | { readonly kind: "scale"; readonly factors: ScaleFactors }
  | { readonly kind: "paste"; readonly points: readonly CurvePoint[]; readonly replace: boolean };

/** Applies one edit and puts the points into the order their type asks for. */
export function editPoints(type: string, points: readonly KeyedPoint[], edit: CurveEdit): readonly KeyedPoint[] {
  return sortPoints(type, applyEdit(type, points, edit));
}

export function curveEditLabel(edit: CurveEdit): string {
  switch (edit.kind) {
    case "add":
    case "insert":
      return "Add point";
    case "copy":
      return "Copy point";
    case "delete":
      return "Delete point";
    case "delete-all":
      return "Delete all points";
    case "change":
      return "Change point";
    case "scale":
      return "Scale points";
    case "paste":
      return edit.replace ? "Replace points" : "Add pasted points";
  }
}

function applyEdit(type: string, points: readonly KeyedPoint[], edit: CurveEdit): readonly KeyedPoint[] {
  switch (edit.kind) {
    case "add":
      return insertAfter(points, edit.after, newPoint(type, points, edit.after));
    case "insert":
      return [...points, { ...edit.point, key: nextKey(points) }];
    case "copy":
      return copyPoint(points, edit.key);
    case "delete":
      return points.filter((point) => point.key !== edit.key);
    case "delete-all":
      return [];
    case "change":
      return points.map((point) => (point.key === edit.key ? { ...point, ...edit.values } : point));
    case "scale":
      return points.map((point) => scalePoint(point, edit.factors));
    case "paste":
      return pastePoints(points, edit.points, edit.replace);
  }
}

function copyPoint(points: readonly KeyedPoint[], key: number): readonly KeyedPoint[] {
  const original = points.find((point) => point.key === key);
  return original ? insertAfter(points, key, original) : points;
}

function insertAfter(
  points: readonly KeyedPoint[],
  after: number | undefined,
  point: CurvePoint,
): readonly KeyedPoint[] {
  const index = points.findIndex((candidate) => candidate.key === after);
  const place = index === -1 ? points.length : index + 1;
  return [...points.slice(0, place), { ...point, key: nextKey(points) }, ...points.slice(place)];
}

/** Halfway to the next point; beyond the last one, a step as long as the one before it. */
function newPoint(type: string, points: readonly KeyedPoint[], after: number | undefined): CurvePoint {
  const found = points.findIndex((point) => point.key === after);
  const index = found === -1 ? points.length - 1 : found;
  const here = points[index];
  if (!here) return { torque: 0, speed: 0, time: 0 };
  const next = points[index + 1];
  if (next) return between(here, next);
  const { across } = curveAxes(type);
  const before = points[index - 1];
  const step = before ? here[across] - before[across] : 0;
  return { torque: here.torque, speed: here.speed, time: here.time, [across]: tidy(here[across] + (step || 10)) };
}

function between(first: CurvePoint, second: CurvePoint): CurvePoint {
  const middle = (member: PointMember) => tidy((first[member] + second[member]) / 2);
  return { torque: middle("torque"), speed: middle("speed"), time: middle("time") };
}

function scalePoint(point: KeyedPoint, factors: ScaleFactors): KeyedPoint {
  return {
    key: point.key,
    torque: tidy(point.torque * factors.torque),
    speed: tidy(point.speed * factors.speed),
    time: tidy(point.time * factors.time),
  };
}

function pastePoints(
  points: readonly KeyedPoint[],
  pasted: readonly CurvePoint[],
  replace: boolean,
): readonly KeyedPoint[] {
  const start = nextKey(points);
  const added = pasted.map((point, index) => ({ ...point, key: start + index }));
  return replace ? added : [...points, ...added];
}

/** Drops the last digits of binary arithmetic: 0.1 × 3 is 0.3 to the person who typed it. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
