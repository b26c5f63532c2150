import type { LibraryDefinition } from "@beltwright/model";
import { useEffect } from "react";
import type { ListSearch } from "./list-search.ts";

const kept = new Map<string, ListSearch>();

/** Keeps what a list shows, for the way back from one of its rows. */
export function useKeptSearch({ plural }: LibraryDefinition, search: ListSearch): void {
  useEffect(() => {
    const { panel: _panel, row: _row, ...shown } = search;
    kept.set(plural, shown);
  }, [plural, search]);
}

/** What the list of a library showed when it was left; nothing where it has not been open. */
export function keptSearch({ plural }: LibraryDefinition): ListSearch {
  return kept.get(plural) ?? {};
}
