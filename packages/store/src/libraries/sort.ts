import type { LibraryDefinition } from "@beltwright/model";
import type { LibraryRowTable } from "../tables.ts";
import { slotFields, sortSlots } from "./sort-keys.ts";

export interface LibrarySort {
  readonly field: string;
  readonly order: "asc" | "desc";
}

/** The caller asked for an order by something that the library's list does not show. */
export class UnknownSortField extends Error {
  readonly field: string;

  constructor(library: string, field: string) {
    super(`The ${library} library cannot be sorted by ${field}`);
    this.name = "UnknownSortField";
    this.field = field;
  }
}

type SortColumn = keyof LibraryRowTable;

/** What a list is ordered by. Ends with something unique: without a last word between equals, pages would overlap. */
export function sortColumns(definition: LibraryDefinition, field: string): readonly SortColumn[] {
  const columns = findSortColumns(definition, field);
  if (!columns) throw new UnknownSortField(definition.plural, field);
  return columns;
}

export function canSortBy(definition: LibraryDefinition, field: string): boolean {
  return findSortColumns(definition, field) !== undefined;
}

function findSortColumns(definition: LibraryDefinition, field: string): readonly SortColumn[] | undefined {
  if (field === "category") return ["category", "description_key", "id"];
  if (field === "description") return ["description_key", "id"];
  if (field === "no") return ["no"];
  const slot = sortSlots[slotFields(definition).findIndex(({ name }) => name === field)];
  return slot && [slot, "id"];
}
