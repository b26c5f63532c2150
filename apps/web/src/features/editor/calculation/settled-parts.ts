import type { Design, Drive, Point } from "@beltwright/engine";

/**
 * What choosing made of a design: belt, idlers, and those values of drives and pulleys that differ from the document's.
 * Laid over the design of a changed document they stand for the parts that will most likely be chosen again.
 */
export interface SettledParts {
  readonly whole: Partial<Pick<Design, "belt" | "carryIdler" | "returnIdler">>;
  readonly drives: Readonly<Record<string, Partial<Drive>>>;
  readonly points: Readonly<Record<string, Values>>;
  readonly pulleys: Readonly<Record<string, Values>>;
}

type Values = Readonly<Record<string, unknown>>;

export const noParts: SettledParts = { whole: {}, drives: {}, points: {}, pulleys: {} };

export function settledParts(given: Design, settled: Design): SettledParts {
  const { belt, carryIdler, returnIdler } = settled;
  const points = settled.points.map((point, at) => ({ id: point.id, point, before: given.points[at] }));
  return {
    whole: {
      ...(belt !== given.belt && { belt }),
      ...(carryIdler !== given.carryIdler && { carryIdler }),
      ...(returnIdler !== given.returnIdler && { returnIdler }),
    },
    drives: byId(settled.drives.map((drive, at) => [drive.id, changed(given.drives[at], drive)])),
    points: byId(points.map(({ id, point, before }) => [id, changed(before, plain(point))])),
    pulleys: byId(points.map(({ id, point, before }) => [id, changed(pulleyOf(before), pulleyOf(point))])),
  };
}

export function withParts(design: Design, parts: SettledParts): Design {
  return {
    ...design,
    ...parts.whole,
    drives: design.drives.map((drive) => ({ ...drive, ...parts.drives[drive.id] })),
    points: design.points.map((point) => pointWith(point, parts)),
  };
}

function pointWith(point: Point, { points, pulleys }: SettledParts): Point {
  const [own, pulley] = [points[point.id], pulleys[point.id]];
  if (own === undefined && pulley === undefined) return point;
  const laid = { ...point, ...own };
  return "pulley" in laid ? { ...laid, pulley: { ...laid.pulley, ...pulley } } : laid;
}

/** A point without what is told elsewhere: its pulley by values, its section by the document alone. */
function plain(point: Point): Values {
  return Object.fromEntries(Object.entries(point).filter(([name]) => name !== "pulley" && name !== "section"));
}

function pulleyOf(point: Point | undefined): object | undefined {
  return point !== undefined && "pulley" in point ? point.pulley : undefined;
}

function changed(before: object | undefined, after: object | undefined): Values | undefined {
  if (before === undefined || after === undefined) return undefined;
  const found = Object.entries(after).filter(([name, value]) => Reflect.get(before, name) !== value);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function byId(found: readonly (readonly [string, Values | undefined])[]): Readonly<Record<string, Values>> {
  return Object.fromEntries(found.flatMap(([id, values]) => (values === undefined ? [] : [[id, values]])));
}
