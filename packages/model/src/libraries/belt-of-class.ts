import type { Conveyor } from "../document/types/conveyor.ts";
import type { LibraryRow } from "./row.ts";

const written = (name: unknown) =>
  String(name ?? "")
    .toUpperCase()
    .replace(/\s+/g, "");

/**
 * The row of the library that a typed belt class names, where the belt has another strength: a class is only a name, and
 * what it stands for has to be taken from a row. Of several the one of the belt's own category.
 */
export function beltOfClass(
  rows: readonly LibraryRow[],
  { beltClass, beltStrength, category }: Conveyor["belt"],
): LibraryRow | undefined {
  if (written(beltClass) === "") return undefined;
  const named = rows.filter((row) => written(row.beltClass) === written(beltClass));
  const found = named.find((row) => row.category === category) ?? named[0];
  return found === undefined || found.beltStrength === beltStrength ? undefined : found;
}
