import type { LibraryDefinition } from "@beltwright/model";
import type { LibraryRowTable } from "../tables.ts";
import { moreFields, slotFields, sortSlots } from "./sort-keys.ts";

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

/** A column, or the name of a field among the keys in `more_keys`. */
type SortTerm = keyof LibraryRowTable | { readonly more: string };

/** What a list is ordered by. Ends with something unique: without a last word between equals, pages would overlap. */
export function sortTerms(definition: LibraryDefinition, field: string): readonly SortTerm[] {
  const terms = findSortTerms(definition, field);
  if (!terms) throw new UnknownSortField(definition.plural, field);
  return terms;
}

export function canSortBy(definition: LibraryDefinition, field: string): boolean {
  return findSortTerms(definition, field) !== undefined;
}

/** Orders by what every list shows come from an index; those by added columns are made when asked for. */
function findSortTerms(definition: LibraryDefinition, field: string): readonly SortTerm[] | undefined {
  if (field === "category") return ["category_key", "description_key", "id"];
  if (field === "description") return ["description_key", "id"];
  if (field === "no") return ["no"];
  if (field === "userName") return ["user_name", "id"];
  const slot = sortSlots[slotFields(definition).findIndex(({ name }) => name === field)];
  if (slot) return [slot, "id"];
  return moreFields(definition).some(({ name }) => name === field) ? [{ more: field }, "id"] : undefined;
}
