import { allCategories, type LibraryDefinition } from "@beltwright/model";

/** What a category path asks for; absent means no filter. */
export interface CategoryFilter {
  readonly category?: string;
  readonly beltWidth?: number;
}

/**
 * Reads the last part of `/api/{plural}fromcategory/{category}`. Libraries that filter by belt width send
 * `category,beltWidth`; category names may hold commas themselves, so only a number after the last comma is a width.
 */
export function readCategoryPath(definition: LibraryDefinition, text: string): CategoryFilter {
  const widthAt = definition.filtersByBeltWidth ? /,\s*(\d+(?:\.\d+)?)\s*$/.exec(text) : null;
  const category = widthAt === null ? text : text.slice(0, widthAt.index);
  const beltWidth = Number(widthAt?.[1] ?? 0);
  return {
    ...(category === allCategories ? {} : { category }),
    ...(beltWidth === 0 ? {} : { beltWidth }),
  };
}
