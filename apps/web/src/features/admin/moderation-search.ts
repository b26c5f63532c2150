import { findLibrary, pageSize } from "@beltwright/model";
import { type PageSearch, readPage } from "./list-page.ts";

export interface ModerationSearch extends PageSearch {
  readonly search?: string;
  readonly library?: string;
}

export function readModerationSearch(raw: Readonly<Record<string, unknown>>): ModerationSearch {
  const search = typeof raw.search === "number" ? String(raw.search) : raw.search;
  const library = typeof raw.library === "string" ? findLibrary(raw.library)?.plural : undefined;
  return {
    ...readPage(raw),
    ...(typeof search === "string" && search !== "" && { search }),
    ...(library !== undefined && { library }),
  };
}

export function moderationPath({ page = 1, search, library }: ModerationSearch): string {
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize) });
  if (library !== undefined) query.set("library", library);
  if (search !== undefined) query.set("search", search);
  return `/api/libraryModeration?${query}`;
}
