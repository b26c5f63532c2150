/** The second value, with whatever equals the first in its place: what follows references sees only what differs. */
export function sharing<Value>(before: Value, after: Value): Value;
export function sharing(before: unknown, after: unknown): unknown {
  if (Object.is(before, after) || !isPlain(before) || !isPlain(after)) return after;
  const shared = Object.entries(after).map(([name, value]) => [name, sharing(before[name], value)] as const);
  const isSame =
    Object.keys(before).length === shared.length && shared.every(([name, value]) => Object.is(before[name], value));
  if (isSame && Array.isArray(before) === Array.isArray(after)) return before;
  return Array.isArray(after) ? shared.map(([, value]) => value) : Object.fromEntries(shared);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
