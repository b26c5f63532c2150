export interface Entity {
  readonly type: string;
  readonly codes: readonly Pair[];
}

type Pair = readonly [code: number, value: string];

interface DxfDrawing {
  readonly entities: readonly Entity[];
  /** The number by which the drawing names its unit; 0 where it names none. */
  readonly unit: number;
}

/** The shapes of a DXF drawing as pairs of code and value. */
export function readDrawing(text: string): DxfDrawing {
  const pairs = pairsOf(text);
  const named = pairs.findIndex(([code, value]) => code === 9 && value === "$INSUNITS");
  return { entities: entitiesOf(pairs), unit: named < 0 ? 0 : Number(pairs[named + 1]?.[1] ?? 0) };
}

function pairsOf(text: string): readonly Pair[] {
  const lines = text.split(/\r\n?|\n/);
  return Array.from(
    { length: Math.floor(lines.length / 2) },
    (_, at): Pair => [Number((lines[2 * at] ?? "").trim()), (lines[2 * at + 1] ?? "").trim()],
  );
}

function entitiesOf(pairs: readonly Pair[]): readonly Entity[] {
  const start = pairs.findIndex(
    ([code, value], at) => code === 2 && value === "ENTITIES" && pairs[at - 1]?.[1] === "SECTION",
  );
  const found: { type: string; codes: Pair[] }[] = [];
  for (const [code, value] of start < 0 ? [] : pairs.slice(start + 1)) {
    if (code === 0 && value === "ENDSEC") break;
    if (code === 0) found.push({ type: value, codes: [] });
    else found.at(-1)?.codes.push([code, value]);
  }
  return found;
}
