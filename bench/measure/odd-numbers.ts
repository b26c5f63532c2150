/** Numbers of a value that are none, with the path to each. */
interface OddNumbers {
  readonly nan: readonly string[];
  readonly infinite: readonly string[];
}

/** Walks everything a value holds, lists, maps, typed arrays and what is put together when asked for. */
export function oddNumbers(value: unknown): OddNumbers {
  const found = { nan: new Set<string>(), infinite: new Set<string>() };
  walk(value, "", found, new Set());
  return { nan: [...found.nan], infinite: [...found.infinite] };
}

interface Found {
  readonly nan: Set<string>;
  readonly infinite: Set<string>;
}

function walk(value: unknown, path: string, found: Found, seen: Set<object>): void {
  if (typeof value === "number") {
    if (Number.isNaN(value)) found.nan.add(path);
    else if (!Number.isFinite(value)) found.infinite.add(path);
    return;
  }
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [name, inner] of entriesOf(value)) walk(inner, `${path}${name}`, found, seen);
}

/** Rows share one path: what is odd in one is mostly odd in all. */
function* entriesOf(value: object): Iterable<readonly [name: string, inner: unknown]> {
  if (value instanceof Map) for (const inner of value.values()) yield ["[]", inner];
  else if (value instanceof Set || value instanceof Float64Array || Array.isArray(value)) {
    for (const inner of value) yield ["[]", inner];
  } else for (const [name, inner] of Object.entries(value)) yield [`.${name}`, inner];
}
