import {
  type LibraryDefinition,
  type LibraryRow,
  type LibraryScope,
  type LibraryValues,
  newRow,
} from "@beltwright/model";
import type { LibraryRowTable } from "../tables.ts";
import { textKey } from "../text-keys.ts";
import { type SortKeys, sortKeys } from "./sort-keys.ts";

/** The columns a row's values are kept in. */
type ValueColumns = SortKeys &
  Pick<LibraryRowTable, "category" | "description" | "category_key" | "description_key" | "belt_width" | "data">;

export function toColumns(definition: LibraryDefinition, values: LibraryValues): ValueColumns {
  const { category, description, ...rest } = values;
  if (typeof category !== "string" || typeof description !== "string") {
    throw new TypeError("A library row needs a category and a description");
  }
  return {
    category,
    description,
    ...nameKeys(category, description),
    belt_width: typeof rest.beltWidth === "number" ? rest.beltWidth : 0,
    data: JSON.stringify(rest),
    ...sortKeys(definition, rest),
  };
}

/** The columns that order a list by category and description. */
export function nameKeys(category: string, description: string) {
  return { category_key: textKey(category), description_key: textKey(description) };
}

type StoredRow = Pick<LibraryRowTable, (typeof shownColumns)[number]>;

/** What a row is shown from. */
export const shownColumns = ["id", "no", "user_name", "category", "description", "scope", "data", "revision"] as const;

/** A row as the API shows it; fields that its definition gained after it was stored have their defaults. */
export function toLibraryRow(definition: LibraryDefinition, stored: StoredRow): LibraryRow {
  const values = toValues(definition, stored);
  return {
    ...values,
    metric: values.metric !== false,
    allowSelection: values.allowSelection !== false,
    _id: stored.id,
    no: stored.no,
    userName: stored.user_name,
    category: stored.category,
    description: stored.description,
    scope: toScope(stored.scope),
    revision: stored.revision,
  };
}

export function toValues(
  definition: LibraryDefinition,
  stored: Pick<LibraryRowTable, "category" | "description" | "data">,
): LibraryValues {
  const { category, description } = stored;
  return { ...newRow(definition), ...parseData(stored.data), category, description };
}

/** Only rows of ours are written to this column: by adding, shipping, editing and `giveScope`. */
function toScope(scope: string): LibraryScope {
  return scope as LibraryScope;
}

/** Only `toColumns` writes this column. */
function parseData(data: string): LibraryValues {
  return JSON.parse(data) as LibraryValues;
}
