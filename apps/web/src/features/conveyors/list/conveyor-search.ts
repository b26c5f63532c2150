import { allCategories, defaultConveyorCategory } from "@beltwright/model";
import type { ListKind } from "./list-kind.ts";

type SortOrder = "asc" | "desc";

/** What the address of a list says, so that Back, reload and a sent link show the same rows. */
export interface ConveyorSearch {
  readonly category?: string;
  readonly search?: string;
  readonly sort?: string;
  readonly order?: SortOrder;
  readonly page?: number;
  /** The conveyor whose versions are open beside the list. */
  readonly versions?: string;
  readonly dialog?: "upload";
}

/** What the list asks the server for: the address filled up with what was remembered and the defaults. */
export interface ConveyorView {
  readonly category: string;
  readonly search: string;
  readonly sort: string;
  readonly order: SortOrder;
  readonly page: number;
}

/** Reads whatever the address holds; what it cannot use it leaves out. */
export function readConveyorSearch(raw: Readonly<Record<string, unknown>>): ConveyorSearch {
  const category = readText(raw.category);
  const search = readText(raw.search);
  const sort = readText(raw.sort);
  const versions = readText(raw.versions);
  return {
    ...(category !== undefined && { category }),
    ...(search !== undefined && { search }),
    ...(sort !== undefined && { sort }),
    ...((raw.order === "asc" || raw.order === "desc") && { order: raw.order }),
    ...(isCount(raw.page) && { page: raw.page }),
    ...(versions !== undefined && { versions }),
    ...(raw.dialog === "upload" && { dialog: raw.dialog }),
  };
}

export function conveyorView(kind: ListKind, search: ConveyorSearch, remembered: string | undefined): ConveyorView {
  return {
    category: shownCategory(kind, search.category ?? remembered ?? defaultConveyorCategory),
    search: search.search ?? "",
    sort: search.sort ?? (kind === "bin" ? "updatedAt" : "category"),
    order: search.order ?? (kind === "bin" ? "desc" : "asc"),
    page: search.page ?? 1,
  };
}

/** Demos are all filed under one category, and the bin is not sorted by any. */
function shownCategory(kind: ListKind, category: string): string {
  if (kind === "bin") return allCategories;
  if (kind === "demos" && category !== allCategories) return defaultConveyorCategory;
  return category;
}

/** A first click sorts upwards, the next one turns the order round. */
export function sortBy(view: ConveyorView, field: string): Pick<ConveyorSearch, "sort" | "order"> {
  return { sort: field, order: view.sort === field && view.order === "asc" ? "desc" : "asc" };
}

export function conveyorListPath(kind: ListKind, view: ConveyorView, pageSize: number): string {
  const query = new URLSearchParams({
    page: String(view.page),
    pageSize: String(pageSize),
    sort: view.sort,
    order: view.order,
  });
  if (view.search !== "") query.set("search", view.search);
  return `${listPaths[kind](encodeURIComponent(view.category))}?${query}`;
}

const listPaths: Readonly<Record<ListKind, (category: string) => string>> = {
  mine: (category) => `/api/conveyorsfromcategory/${category}`,
  group: (category) => `/api/groupconveyorsfromcategory/${category}`,
  demos: () => "/api/conveyorlistdemos",
  bin: () => "/api/conveyorbin",
};

function readText(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 0;
}
