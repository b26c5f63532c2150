import { allCategories } from "@beltwright/model";
import { useNavigate } from "@tanstack/react-router";
import { type ConveyorSearch, type ConveyorView, conveyorView, sortBy } from "./conveyor-search.ts";
import type { ListDefinition } from "./list-kind.ts";
import { rememberCategory, rememberedCategory } from "./remembered-category.ts";

export interface ConveyorListControls {
  readonly definition: ListDefinition;
  readonly view: ConveyorView;
  /** Whether the address names the category; otherwise it is the one remembered, or the usual one. */
  readonly isCategoryAsked: boolean;
  /** Instead of a category that is empty; neither remembered nor a step that Back takes back. */
  readonly openAll: () => void;
  readonly showCategory: (category: string) => void;
  /** The category of what was just added, without a search that would hide it; the sort stays. */
  readonly showAdded: (category: string) => void;
  readonly searchFor: (text: string) => void;
  readonly sort: (field: string) => void;
  readonly goToPage: (page: number) => void;
  readonly openVersions: (id: string) => void;
  readonly closeVersions: () => void;
  readonly openUpload: () => void;
  readonly closeUpload: () => void;
}

/** The address says what the list shows; every change of it is a step that Back takes back. */
export function useConveyorList(definition: ListDefinition, search: ConveyorSearch): ConveyorListControls {
  const navigate = useNavigate();
  const { kind, path, categoryKey } = definition;
  const view = conveyorView(kind, search, rememberedCategory(categoryKey, localStorage));
  const go = (change: Partial<Record<keyof ConveyorSearch, ConveyorSearch[keyof ConveyorSearch]>>, replace = false) =>
    void navigate({ to: path, search: merged(search, change), replace, resetScroll: false });

  return {
    definition,
    view,
    isCategoryAsked: search.category !== undefined,
    openAll: () => go({ category: allCategories, page: undefined }, true),
    showCategory: (category) => {
      rememberCategory(categoryKey, category, localStorage);
      go({ category, page: undefined });
    },
    showAdded: (category) => {
      rememberCategory(categoryKey, category, localStorage);
      go({ category, search: undefined, page: undefined });
    },
    // Only the first letter makes a step of its own: Back must not take a word apart.
    searchFor: (text) =>
      go({ search: text === "" ? undefined : text, page: undefined }, view.search !== "" && text !== ""),
    sort: (field) => go({ ...sortBy(view, field), page: undefined }),
    goToPage: (page) => go({ page: page === 1 ? undefined : page }),
    openVersions: (id) => go({ versions: id }),
    closeVersions: () => go({ versions: undefined }),
    openUpload: () => go({ dialog: "upload" }),
    closeUpload: () => go({ dialog: undefined }, true),
  };
}

function merged(search: ConveyorSearch, change: object): ConveyorSearch {
  const entries = Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
