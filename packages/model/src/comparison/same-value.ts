import type { JsonValue } from "../document/records/extras.ts";

/** Whether two values of a document are the same, however deep; the order of names does not matter. */
export function isSameValue(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const first = new Map(Object.entries(one));
  const second = new Map(Object.entries(other));
  return first.size === second.size && [...first].every(([name, value]) => isSameValue(value, second.get(name)));
}
