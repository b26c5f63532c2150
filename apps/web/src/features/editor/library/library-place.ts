import { type LibraryDefinition, pageSize } from "@beltwright/model";
import { create } from "zustand";

/** Where a person was in a library: kept while the editor is open, so that choosing again goes on from there. */
export interface LibraryPlace {
  readonly category: string;
  readonly beltWidth: number;
  readonly search: string;
  readonly sort: string;
  readonly order: "asc" | "desc";
  readonly page: number;
  /** Whether only rows that fit their duty are shown. */
  readonly isFitsOnly: boolean;
}

/** A component has a place of its own: return idlers are not looked for where carry idlers were. */
function keyOf({ plural }: LibraryDefinition, target: string): string {
  return `${plural} ${target.replace(/\[\d+\]/g, "")}`;
}

const usePlaces = create<{ readonly places: Readonly<Record<string, LibraryPlace>> }>(() => ({ places: {} }));

export function useLibraryPlace(definition: LibraryDefinition, target: string, start: Partial<LibraryPlace>) {
  const key = keyOf(definition, target);
  const kept = usePlaces(({ places }) => places[key]);
  const place: LibraryPlace = kept ?? { ...firstPlace(definition, target), ...start };
  const go = (change: Partial<LibraryPlace>) =>
    usePlaces.setState(({ places }) => ({
      places: { ...places, [key]: { ...place, page: 1, ...change } },
    }));
  return { place, go };
}

/** Components whose entries are not in the category their library opens with. */
const ownCategories: Readonly<Record<string, string>> = { rsIdler: "Sandvik Return" };

function firstPlace({ defaultCategory }: LibraryDefinition, target: string): LibraryPlace {
  return {
    category: ownCategories[target] ?? defaultCategory,
    beltWidth: 0,
    search: "",
    sort: "category",
    order: "asc",
    page: 1,
    isFitsOnly: false,
  };
}

/** What the server lists at a place. */
type Listed = Pick<LibraryPlace, "category" | "beltWidth" | "search" | "sort" | "order"> & {
  /** Absent: all pages at once, so that rows that fit can be put first. */
  readonly page?: number;
};

/** The call that lists rows. Idlers are listed by category and belt width together; width 0 stands for all. */
export function placePath(definition: LibraryDefinition, listed: Listed): string {
  const { category, beltWidth, search, sort, order, page } = listed;
  const segment = definition.filtersByBeltWidth ? `${category},${beltWidth}` : category;
  const query = new URLSearchParams({ sort, order });
  if (page !== undefined) query.set("page", String(page));
  if (page !== undefined) query.set("pageSize", String(pageSize));
  if (search !== "") query.set("search", search);
  return `/api/${definition.plural}fromcategory/${encodeURIComponent(segment)}?${query}`;
}

/** A first click on a heading sorts upwards, the next one turns the order round. */
export function sortedBy({ sort, order }: LibraryPlace, field: string): Pick<LibraryPlace, "sort" | "order"> {
  return { sort: field, order: sort === field && order === "asc" ? "desc" : "asc" };
}
