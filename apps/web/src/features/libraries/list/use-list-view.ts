import { allCategories, type LibraryDefinition } from "@beltwright/model";
import { useNavigate } from "@tanstack/react-router";
import { type JustAddedState, useJustAdded } from "../../../ui/list/just-added.ts";
import { useKeptSearch } from "./kept-search.ts";
import { type ListSearch, type ListView, listView, sortBy } from "./list-search.ts";
import { rememberCategory, rememberedCategory } from "./remembered.ts";

export interface ListControls {
  readonly view: ListView;
  /** Whether the address names the category; otherwise it is the one remembered, or the usual one. */
  readonly isCategoryAsked: boolean;
  /** Instead of a category that is empty; neither remembered nor a step that Back takes back. */
  readonly openAll: () => void;
  readonly showCategory: (category: string) => void;
  /** Marks what was just added, above the page where it is not on it; everything else stays. */
  readonly showAdded: (id: string) => void;
  /** The category of rows that were imported, without a search or a width that would hide them; the sort stays. */
  readonly showImported: (category: string, ids: readonly string[]) => void;
  readonly justAdded: readonly string[];
  readonly showBeltWidth: (width: number) => void;
  readonly searchFor: (text: string) => void;
  readonly sort: (field: string) => void;
  readonly goToPage: (page: number) => void;
  readonly openPanel: (panel: NonNullable<ListSearch["panel"]>, row?: string) => void;
  readonly closePanel: () => void;
  readonly openRow: (id: string) => void;
}

interface How {
  readonly replace?: boolean;
  readonly state?: JustAddedState;
}

/** The address says what the list shows; every change of it is a step that Back takes back. */
export function useListView(definition: LibraryDefinition, search: ListSearch): ListControls {
  const navigate = useNavigate();
  const added = useJustAdded();
  useKeptSearch(definition, search);
  const params = { library: definition.plural };
  const view = listView(definition, search, rememberedCategory(definition.plural, localStorage));
  const go = (change: Partial<Record<keyof ListSearch, ListSearch[keyof ListSearch]>>, how: How = {}) =>
    void navigate({ to: "/$library", params, search: merged(search, change), resetScroll: false, ...how });

  return {
    view,
    isCategoryAsked: search.category !== undefined,
    openAll: () => go({ category: allCategories, page: undefined }, { replace: true, state: added.kept }),
    showCategory: (category) => {
      rememberCategory(definition.plural, category, localStorage);
      go({ category, page: undefined, panel: undefined, row: undefined });
    },
    showAdded: (id) => go({ panel: undefined, row: undefined }, { state: added.withAdded(id) }),
    justAdded: added.ids,
    showImported: (category, ids) => {
      rememberCategory(definition.plural, category, localStorage);
      go(
        { category, search: undefined, beltWidth: undefined, page: undefined, panel: undefined, row: undefined },
        { state: added.withAdded(...ids) },
      );
    },
    showBeltWidth: (width) => go({ beltWidth: width === 0 ? undefined : width, page: undefined }),
    // Only the first letter makes a step of its own: Back must not take a word apart.
    searchFor: (text) =>
      go(
        { search: text === "" ? undefined : text, page: undefined },
        {
          replace: view.search !== "" && text !== "",
        },
      ),
    sort: (field) => go({ ...sortBy(view, field), page: undefined }),
    goToPage: (page) => go({ page: page === 1 ? undefined : page }),
    openPanel: (panel, row) => go({ panel, row }, { state: added.kept }),
    closePanel: () => go({ panel: undefined, row: undefined }, { state: added.kept }),
    openRow: (id) => void navigate({ to: "/$library/$id", params: { ...params, id } }),
  };
}

function merged(search: ListSearch, change: object): ListSearch {
  const entries = Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
