import { allCategories } from "@beltwright/model";
import { useNavigate } from "@tanstack/react-router";
import { type JustAddedState, useJustAdded } from "../../../ui/list/just-added.ts";
import type { AddedConveyor } from "../conveyor-calls.ts";
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
  /** Marks what was just added, above the page where it is not on it; everything else stays. */
  readonly showAdded: (...added: readonly Pick<AddedConveyor, "id">[]) => void;
  readonly justAdded: readonly string[];
  readonly searchFor: (text: string) => void;
  readonly sort: (field: string) => void;
  readonly goToPage: (page: number) => void;
  readonly openVersions: (id: string) => void;
  readonly closeVersions: () => void;
  readonly openUpload: () => void;
  readonly closeUpload: () => void;
}

interface How {
  readonly replace?: boolean;
  readonly state?: JustAddedState;
}

/** The address says what the list shows; every change of it is a step that Back takes back. */
export function useConveyorList(definition: ListDefinition, search: ConveyorSearch): ConveyorListControls {
  const navigate = useNavigate();
  const { kind, path, categoryKey } = definition;
  const view = conveyorView(kind, search, rememberedCategory(categoryKey, localStorage));
  const added = useJustAdded();
  const go = (change: Partial<Record<keyof ConveyorSearch, ConveyorSearch[keyof ConveyorSearch]>>, how: How = {}) =>
    void navigate({ to: path, search: merged(search, change), resetScroll: false, ...how });

  return {
    definition,
    view,
    isCategoryAsked: search.category !== undefined,
    openAll: () => go({ category: allCategories, page: undefined }, { replace: true, state: added.kept }),
    showCategory: (category) => {
      rememberCategory(categoryKey, category, localStorage);
      go({ category, page: undefined });
    },
    showAdded: (...copies) => go({}, { state: added.withAdded(...copies.map(({ id }) => id)) }),
    justAdded: added.ids,
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
    openVersions: (id) => go({ versions: id }, { state: added.kept }),
    closeVersions: () => go({ versions: undefined }, { state: added.kept }),
    openUpload: () => go({ dialog: "upload" }, { state: added.kept }),
    closeUpload: () => go({ dialog: undefined }, { replace: true, state: added.kept }),
  };
}

function merged(search: ConveyorSearch, change: object): ConveyorSearch {
  const entries = Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
