interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

interface Entity {
  readonly type: string;
  readonly codes: readonly (readonly [code: number, value: string])[];
}

/**
 * The places of a DXF drawing: its longest polyline, else its lines end to end, else its points. A drawing with all
 * heights 0 is a profile: its y is the height.
 */
export function readDxf(text: string): readonly Place[] {
  const entities = entitiesOf(text);
  const polylines = [...lightPolylines(entities), ...oldPolylines(entities)].toSorted(
    (one, other) => other.length - one.length,
  );
  const places = polylines[0] ?? joined(linesOf(entities)) ?? entities.flatMap(pointOf);
  const isProfile = places.length > 0 && places.every(({ z }) => z === 0) && places.some(({ y }) => y !== 0);
  return isProfile ? places.map(({ x, y }) => ({ x, y: 0, z: y })) : places;
}

function entitiesOf(text: string): readonly Entity[] {
  const lines = text.split(/\r\n?|\n/);
  const pairs = Array.from({ length: Math.floor(lines.length / 2) }, (_, at): [number, string] => [
    Number((lines[2 * at] ?? "").trim()),
    (lines[2 * at + 1] ?? "").trim(),
  ]);
  const start = pairs.findIndex(
    ([code, value], at) => code === 2 && value === "ENTITIES" && pairs[at - 1]?.[1] === "SECTION",
  );
  const found: { type: string; codes: [number, string][] }[] = [];
  for (const [code, value] of pairs.slice(start + 1)) {
    if (code === 0 && value === "ENDSEC") break;
    if (code === 0) found.push({ type: value, codes: [] });
    else found.at(-1)?.codes.push([code, value]);
  }
  return found;
}

function number({ codes }: Entity, code: number): number {
  const value = Number(codes.find(([one]) => one === code)?.[1] ?? 0);
  return Number.isFinite(value) ? value : 0;
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

function linesOf(entities: readonly Entity[]): readonly (readonly [Place, Place])[] {
  return entities
    .filter(({ type }) => type === "LINE")
    .map((entity) => [placeOf(entity), { x: number(entity, 11), y: number(entity, 21), z: number(entity, 31) }]);
}

function joined(lines: readonly (readonly [Place, Place])[]): readonly Place[] | undefined {
  const [first] = lines;
  if (!first) return undefined;
  return [first[0], ...lines.map(([, to]) => to)];
}
