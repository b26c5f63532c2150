import type { ComponentRows, LibraryRow } from "@beltwright/model";

/** What automatic selection may choose from a library. */
export interface SelectableRows {
  readonly library: string;
  readonly rows: readonly LibraryRow[];
}

export function withRows(before: ComponentRows, changed: readonly SelectableRows[]): ComponentRows {
  return { ...before, ...Object.fromEntries(changed.map(({ library, rows }) => [library, rows])) };
}
