import type { RowIssue } from "./definition.ts";
import type { LibraryValues } from "./row.ts";

/** A shell thicker than its own radius cannot be made. */
export function shellWithinRadius({ shellThick, shellDia }: LibraryValues): readonly RowIssue[] {
  if (typeof shellThick !== "number" || typeof shellDia !== "number" || shellThick <= shellDia / 2) return [];
  return [{ field: "shellThick", message: "Must not be larger than half of shellDia." }];
}
