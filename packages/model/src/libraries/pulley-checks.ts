import type { RowFault } from "./definition.ts";
import type { LibraryValues } from "./row.ts";

/** A shell thicker than its own radius cannot be made. */
export function shellWithinRadius({ shellThick, shellDia }: LibraryValues): readonly RowFault[] {
  if (typeof shellThick !== "number" || typeof shellDia !== "number" || shellThick <= shellDia / 2) return [];
  return [{ field: "shellThick", mostIs: { field: "shellDia", isHalf: true } }];
}
