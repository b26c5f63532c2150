import type { ListQuery } from "@beltwright/contract";

/** What of an address says which rows of a list are wanted, and in which order. */
export function listing({ page, pageSize, sort, order, search }: ListQuery) {
  return { page, pageSize, search, sort: { field: sort ?? "category", order: order ?? "asc" } };
}
