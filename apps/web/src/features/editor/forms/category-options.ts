import type { CategoryCount } from "@beltwright/model";

interface CategoryOption {
  readonly value: string;
  readonly label: string;
}

/** What a list of categories offers. One that no row has any more is kept and shown as such. */
export function categoryOptions(counts: readonly CategoryCount[] | undefined, chosen: string): CategoryOption[] {
  if (counts === undefined) return [{ value: chosen, label: chosen }];
  const offered = counts.map(({ category, count }) => ({ value: category, label: `${category} (${count})` }));
  const isThere = counts.some(({ category }) => category === chosen);
  return isThere ? offered : [...offered, { value: chosen, label: `${chosen} (no rows Auto may choose)` }];
}
