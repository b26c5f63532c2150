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
}

const usePlaces = create<{ readonly places: Readonly<Record<string, LibraryPlace>> }>(() => ({ places: {} }));

export function useLibraryPlace(definition: LibraryDefinition, start: Partial<LibraryPlace>) {
  const kept = usePlaces(({ places }) => places[definition.plural]);
  const place: LibraryPlace = kept ?? { ...firstPlace(definition), ...start };
  const go = (change: Partial<LibraryPlace>) =>
    usePlaces.setState(({ places }) => ({
      places: { ...places, [definition.plural]: { ...place, page: 1, ...change } },
    }));
  return { place, go };
}

function firstPlace({ defaultCategory }: LibraryDefinition): LibraryPlace {
  return { category: defaultCategory, beltWidth: 0, search: "", sort: "category", order: "asc", page: 1 };
}

/** The call that lists this place. Idlers are listed by category and belt width together; width 0 stands for all. */
export function placePath(definition: LibraryDefinition, place: LibraryPlace): string {
  const { category, beltWidth, search, sort, order, page } = place;
  const segment = definition.filtersByBeltWidth ? `${category},${beltWidth}` : category;
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize), sort, order });
  if (search !== "") query.set("search", search);
  return `/api/${definition.plural}fromcategory/${encodeURIComponent(segment)}?${query}`;
}

/** A first click on a heading sorts upwards, the next one turns the order round. */
export function sortedBy({ sort, order }: LibraryPlace, field: string): Pick<LibraryPlace, "sort" | "order"> {
  return { sort: field, order: sort === field && order === "asc" ? "desc" : "asc" };
}
