import { type Entity, readDrawing } from "./dxf-entities.ts";
import { joinedLines, type Line } from "./joined-lines.ts";
import type { Place, PlacesPlan } from "./places-plan.ts";

/** Metres of the units a drawing may name; one that names none, or another, is taken in metres. */
const metres: Readonly<Record<number, number>> = {
  1: 0.0254,
  2: 0.3048,
  4: 0.001,
  5: 0.01,
  7: 1000,
  10: 0.9144,
  14: 0.1,
};

/**
 * The places of a DXF drawing: its longest polyline, else its lines end to end, else its points. A drawing with all
 * heights 0 is a profile: its y is the height.
 */
export function readDxf(text: string): PlacesPlan {
  const { entities, unit } = readDrawing(text);
  const drawn = drawnPlaces(entities);
  if (drawn.length === 0) return { kind: "unreadable", message: "The drawing holds no polyline, line or point." };
  if (!drawn.every(({ x, y, z }) => [x, y, z].every(Number.isFinite))) {
    return { kind: "unreadable", message: "The drawing holds a place that is no number." };
  }
  const isProfile = drawn.every(({ z }) => z === 0) && drawn.some(({ y }) => y !== 0);
  const scale = metres[unit] ?? 1;
  const scaled = (value: number) => (scale === 1 ? value : Number((value * scale).toFixed(6)));
  const places = drawn.map(({ x, y, z }) => (isProfile ? { x, y: 0, z: y } : { x, y, z }));
  const lines = polylinesOf(entities).length;
  return {
    kind: "places",
    places: places.map(({ x, y, z }) => ({ x: scaled(x), y: scaled(y), z: scaled(z) })),
    ...(lines > 1 && { note: `the polyline of most points of ${lines}` }),
  };
}

const polylinesOf = (entities: readonly Entity[]) => [...lightPolylines(entities), ...oldPolylines(entities)];

function drawnPlaces(entities: readonly Entity[]): readonly Place[] {
  const [longest] = polylinesOf(entities).toSorted((one, other) => other.length - one.length);
  if (longest) return longest;
  const lines = entities.flatMap(lineOf);
  return lines.length > 0 ? joinedLines(lines) : entities.flatMap(pointOf);
}

function number({ codes }: Entity, code: number): number {
  return Number(codes.find(([one]) => one === code)?.[1] ?? 0);
}

function lightPolylines(entities: readonly Entity[]): readonly (readonly Place[])[] {
  return entities
    .filter(({ type }) => type === "LWPOLYLINE")
    .map((entity) => {
      const z = number(entity, 38);
      const all = (wanted: number) =>
        entity.codes.filter(([code]) => code === wanted).map(([, value]) => Number(value));
      const ys = all(20);
      return all(10).map((x, at) => ({ x, y: ys[at] ?? 0, z }));
    });
}

/** The older kind: a head followed by vertices up to the end of the sequence. */
function oldPolylines(entities: readonly Entity[]): readonly (readonly Place[])[] {
  const found: Place[][] = [];
  let open: Place[] | undefined;
  for (const entity of entities) {
    if (entity.type === "POLYLINE") {
      open = [];
      found.push(open);
    } else if (entity.type === "VERTEX") open?.push(placeOf(entity));
    else open = undefined;
  }
  return found.filter((places) => places.length > 0);
}

function placeOf(entity: Entity): Place {
  return { x: number(entity, 10), y: number(entity, 20), z: number(entity, 30) };
}

function pointOf(entity: Entity): readonly Place[] {
  return entity.type === "POINT" ? [placeOf(entity)] : [];
}

function lineOf(entity: Entity): readonly Line[] {
  const to = { x: number(entity, 11), y: number(entity, 21), z: number(entity, 31) };
  return entity.type === "LINE" ? [[placeOf(entity), to]] : [];
}
