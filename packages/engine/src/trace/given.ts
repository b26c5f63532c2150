import { isNumber, isReference, type Origin, plain, refer } from "./reference.ts";

/**
 * The same thing with every number of it knowing where it stands: `points[3].x`. Those that know where they came from
 * keep that.
 */
export function given<Thing>(thing: Thing, path = "", origin: (path: string) => Origin = originAt): Thing {
  return walk(thing, path, origin) as Thing;
}

const originAt = (path: string): Origin => ({ kind: "given", path });

function walk(value: unknown, path: string, origin: (path: string) => Origin): unknown {
  if (isNumber(value)) return isReference(value) ? value : refer(value, origin(path));
  if (Array.isArray(value)) return value.map((one, at) => walk(one, `${path}[${at}]`, origin));
  if (!isPlainObject(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value))
    made[name] = walk(inner, path === "" ? name : `${path}.${name}`, origin);
  return made;
}

/** The same thing with plain numbers, for what is followed in thousands of steps. */
export function unreferred<Thing>(thing: Thing): Thing {
  return unwalked(thing) as Thing;
}

function unwalked(value: unknown): unknown {
  if (isNumber(value)) return plain(value);
  if (Array.isArray(value)) return value.map(unwalked);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unwalked(inner)]));
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
