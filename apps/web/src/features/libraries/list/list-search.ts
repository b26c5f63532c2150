import type { LibraryDefinition } from "@beltwright/model";

type SortOrder = "asc" | "desc";

/** What the address of a list says, so that Back, reload and a sent link show the same rows. */
export interface ListSearch {
  readonly category?: string;
  readonly beltWidth?: number;
  readonly search?: string;
  readonly sort?: string;
  readonly order?: SortOrder;
  readonly page?: number;
  /** What is open beside the list. */
  readonly panel?: "new" | "import" | "history";
  /** The row the history is of. */
  readonly row?: string;
}

/** What the list asks the server for: the address filled up with what was remembered and the defaults. */
export interface ListView {
  readonly category: string;
  readonly beltWidth: number;
  readonly search: string;
  readonly sort: string;
  readonly order: SortOrder;
  readonly page: number;
}

const panels = ["new", "import", "history"] as const;

/** Reads whatever the address holds; what it cannot use it leaves out. */
export function readListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const panel = panels.find((candidate) => candidate === raw.panel);
  const order = raw.order === "desc" ? "desc" : raw.order === "asc" ? "asc" : undefined;
  return withoutUndefined({
    category: readText(raw.category),
    beltWidth: readCount(raw.beltWidth),
    search: readText(raw.search),
    sort: readText(raw.sort),
    order,
    page: readCount(raw.page),
    panel,
    row: panel === "history" ? readText(raw.row) : undefined,
  });
}

export function listView(definition: LibraryDefinition, search: ListSearch, remembered: string | undefined): ListView {
  return {
    category: search.category ?? remembered ?? definition.defaultCategory,
    beltWidth: definition.filtersByBeltWidth ? (search.beltWidth ?? 0) : 0,
    search: search.search ?? "",
    sort: search.sort ?? "category",
    order: search.order ?? "asc",
    page: search.page ?? 1,
  };
}

/** A first click sorts upwards, the next one turns the order round; either goes back to the first page. */
export function sortBy(view: ListView, field: string): Pick<ListSearch, "sort" | "order"> {
  const order = view.sort === field && view.order === "asc" ? "desc" : "asc";
  return { sort: field, order };
}

export function listPath(definition: LibraryDefinition, view: ListView, pageSize: number): string {
  const query = new URLSearchParams({
    page: String(view.page),
    pageSize: String(pageSize),
    sort: view.sort,
    order: view.order,
  });
  if (view.search !== "") query.set("search", view.search);
  return `/api/${definition.plural}fromcategory/${categorySegment(definition, view)}?${query}`;
}

/** Idlers are listed by category and belt width together; width 0 stands for all. */
function categorySegment(definition: LibraryDefinition, view: ListView): string {
  return encodeURIComponent(definition.filtersByBeltWidth ? `${view.category},${view.beltWidth}` : view.category);
}

function readText(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function readCount(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : undefined;
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

function withoutUndefined<T extends object>(record: T): Defined<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Defined<T>;
}
