import { allCategories, renamedAll } from "../libraries/common-fields.ts";

/** The category a conveyor is filed under: the reserved name for "no filter" is renamed, and the person is told. */
export function storedCategory(category: string): { readonly category: string; readonly wasRenamed: boolean } {
  const name = category.trim();
  return name === allCategories ? { category: renamedAll, wasRenamed: true } : { category: name, wasRenamed: false };
}
