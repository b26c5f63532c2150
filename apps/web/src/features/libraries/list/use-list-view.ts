import { allCategories, type LibraryDefinition } from "@beltwright/model";
import { useNavigate } from "@tanstack/react-router";
import { type ListSearch, type ListView, listView, sortBy } from "./list-search.ts";
import { rememberCategory, rememberedCategory } from "./remembered.ts";

export interface ListControls {
  readonly view: ListView;
  /** Whether the address names the category; otherwise it is the one remembered, or the usual one. */
  readonly isCategoryAsked: boolean;
  /** Instead of a category that is empty; neither remembered nor a step that Back takes back. */
  readonly openAll: () => void;
  readonly showCategory: (category: string) => void;
  /** The category of what was just added, without a search or a width that would hide it; the sort stays. */
  readonly showAdded: (category: string) => void;
  readonly showBeltWidth: (width: number) => void;
  readonly searchFor: (text: string) => void;
  readonly sort: (field: string) => void;
  readonly goToPage: (page: number) => void;
  readonly openPanel: (panel: NonNullable<ListSearch["panel"]>, row?: string) => void;
  readonly closePanel: () => void;
  readonly openRow: (id: string) => void;
}

/** The address says what the list shows; every change of it is a step that Back takes back. */
export function useListView(definition: LibraryDefinition, search: ListSearch): ListControls {
  const navigate = useNavigate();
  const params = { library: definition.plural };
  const view = listView(definition, search, rememberedCategory(definition.plural, localStorage));
  const go = (change: Partial<Record<keyof ListSearch, ListSearch[keyof ListSearch]>>, replace = false) =>
    void navigate({ to: "/$library", params, search: merged(search, change), replace, resetScroll: false });

  return {
    view,
    isCategoryAsked: search.category !== undefined,
    openAll: () => go({ category: allCategories, page: undefined }, true),
    showCategory: (category) => {
      rememberCategory(definition.plural, category, localStorage);
      go({ category, page: undefined, panel: undefined, row: undefined });
    },
    showAdded: (category) => {
      rememberCategory(definition.plural, category, localStorage);
      go({ category, search: undefined, beltWidth: undefined, page: undefined, panel: undefined, row: undefined });
    },
    showBeltWidth: (width) => go({ beltWidth: width === 0 ? undefined : width, page: undefined }),
    // Only the first letter makes a step of its own: Back must not take a word apart.
    searchFor: (text) =>
      go({ search: text === "" ? undefined : text, page: undefined }, view.search !== "" && text !== ""),
    sort: (field) => go({ ...sortBy(view, field), page: undefined }),
    goToPage: (page) => go({ page: page === 1 ? undefined : page }),
    openPanel: (panel, row) => go({ panel, row }),
    closePanel: () => go({ panel: undefined, row: undefined }),
    openRow: (id) => void navigate({ to: "/$library/$id", params: { ...params, id } }),
  };
}

function merged(search: ListSearch, change: object): ListSearch {
  const entries = Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
