import { isStorable } from "@beltwright/store";

/** How a NUL or half a character gets into JSON; both are written in full by nobody who means well. */
const mayHideText = /\\u(0000|d[89a-f])/i;

/** Whether something read from this JSON holds a text that no database can keep. */
export function holdsUnstorable(json: string, value: unknown): boolean {
  return mayHideText.test(json) && hasUnstorable(value);
}

function hasUnstorable(value: unknown): boolean {
  if (typeof value === "string") return !isStorable(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) => !isStorable(key) || hasUnstorable(inner));
}
