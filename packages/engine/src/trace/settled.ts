import { isEqual, isNumber, type Origin, originOf, plain, refer } from "./reference.ts";

/**
 * What the rounds of solving and choosing settled on, each number with the origin of the one that was given at its path.
 * Where the rounds came to another number, it is known as theirs. A number that was given without an origin stays so.
 */
export function settledOver<Thing>(settled: Thing, given: unknown, path = ""): Thing {
  return walk(settled, given, path) as Thing;
}

/** What was chosen and what the document says of it differ by rounding at most. */
const sameWithin = 1e-9;

function walk(settled: unknown, given: unknown, path: string): unknown {
  if (isNumber(settled)) return numberAt(settled, given, path);
  if (Array.isArray(settled)) return settled.map((one, at) => walk(one, entry(given, at), `${path}[${at}]`));
  if (typeof settled !== "object" || settled === null) return settled;
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(settled)) {
    made[name] = walk(inner, entry(given, name), path === "" ? name : `${path}.${name}`);
  }
  return made;
}

function numberAt(settled: number, given: unknown, path: string): number {
  if (!isNumber(given) || Math.abs(given - settled) > sameWithin * Math.abs(settled)) {
    return refer(settled, { kind: "settled", path });
  }
  const origin = originOf(given);
  return origin === undefined ? settled : refer(settled, toldAgain(origin, settled));
}

/** A step the rounds came to in other units, and so with another last digit, is told with theirs. */
function toldAgain(origin: Origin, settled: number): Origin {
  if (!("description" in origin) || isEqual(origin.result, settled)) return origin;
  const { description, used, values, place } = origin;
  return { description, used, values, result: plain(settled), place };
}

function entry(thing: unknown, name: string | number): unknown {
  return typeof thing === "object" && thing !== null ? Reflect.get(thing, name) : undefined;
}
