export interface PageSearch {
  readonly page?: number;
}

export function readPage({ page }: Readonly<Record<string, unknown>>): PageSearch {
  return typeof page === "number" && Number.isInteger(page) && page > 0 ? { page } : {};
}
