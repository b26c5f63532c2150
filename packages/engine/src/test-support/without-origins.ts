import { isNumber, plain } from "../trace/reference.ts";

/** The same thing with plain numbers, to compare what was traced with what was not. */
export function withoutOrigins(thing: unknown): unknown {
  if (isNumber(thing)) return plain(thing);
  if (Array.isArray(thing)) return thing.map(withoutOrigins);
  if (typeof thing !== "object" || thing === null) return thing;
  return Object.fromEntries(Object.entries(thing).map(([name, inner]) => [name, withoutOrigins(inner)]));
}
