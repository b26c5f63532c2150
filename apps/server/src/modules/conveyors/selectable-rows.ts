import {
  autoLibraries,
  type ComponentRows,
  isInScope,
  type LibraryRow,
  limitsOf,
  preferredRows,
  type SelectionScope,
} from "@beltwright/model";

/** What automatic selection may choose from a library, for whoever's designs. */
export interface SelectableRows {
  readonly library: string;
  readonly rows: readonly LibraryRow[];
}

export function withRows(before: ComponentRows, changed: readonly SelectableRows[]): ComponentRows {
  return { ...before, ...Object.fromEntries(changed.map(({ library, rows }) => [library, rows])) };
}

/** Scopes whose rows are kept ready; most people have no rows of their own and share one. */
const mostScopes = 8;
const isForEveryone = ({ scope }: LibraryRow) => scope === "shipped" || scope === "verified";

/**
 * The rows that may be chosen for the designs of one owner. The same object as long as they are the same rows: what is
 * prepared of rows is kept with it.
 */
export function scopedRows(all: ComponentRows): (of: SelectionScope) => ComponentRows {
  const others = Object.values(all).flatMap((rows) => rows.filter((row) => !isForEveryone(row)));
  const made = new Map<string, ComponentRows>();
  return (of) => {
    const key = JSON.stringify([others.filter((row) => isInScope(row, of)).map(({ _id }) => _id), limits(of)]);
    const rows = made.get(key) ?? filtered(all, of);
    made.delete(key);
    made.set(key, rows);
    const [oldest] = made.keys();
    if (made.size > mostScopes && oldest !== undefined) made.delete(oldest);
    return rows;
  };
}

function filtered(all: ComponentRows, of: SelectionScope): ComponentRows {
  const libraries = Object.entries(all);
  const inScope = libraries.map(([name, rows]) => [name, rows.filter((row) => isInScope(row, of))] as const);
  return preferredRows(Object.fromEntries(inScope), of.preferences);
}

/** What of the preferences decides which rows there are. */
function limits({ preferences }: SelectionScope) {
  return autoLibraries.map((library) => limitsOf(library, preferences));
}
