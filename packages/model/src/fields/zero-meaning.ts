import type { FieldDefinition } from "./field.ts";

/** What a 0 stands for where it is no size: the program finds the value itself, or there is none. */
interface ZeroMeaning {
  readonly kind: "automatic" | "none";
  /** As the help of the field says it: `takes it from lagging and condition`. */
  readonly meaning: string;
}

/** Zeros that are a size all the same. */
const sizes = /^hardly any/;
const absences = /^(for|where|unknown|skips|leaves|only)\b/;
/** `for 0.4 m` and `for half the spacing` name a value. */
const values = /^for (\d|half|what)/;

/** The meaning of a 0 by the help of its field, which says it after a semicolon; undefined where 0 is a number like any other. */
export function zeroMeaning(field: FieldDefinition): ZeroMeaning | undefined {
  const [, meaning] = /; 0 (.+?)\.$/.exec(field.help) ?? [];
  if (field.kind !== "number" || meaning === undefined || sizes.test(meaning)) return undefined;
  const isNone = absences.test(meaning) && !values.test(meaning);
  return { kind: isNone ? "none" : "automatic", meaning };
}
