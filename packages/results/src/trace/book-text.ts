import type { Source } from "@beltwright/engine";

/** Where a rule is printed; one that is recalled or adopted says so. */
export function bookText({ document, clause, mark }: Source): string {
  return `${document}, ${clause}${mark === undefined ? "" : ` (${mark})`}`;
}
