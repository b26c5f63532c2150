import { storedCategory } from "@beltwright/model";
import type { ListDefinition } from "./list-kind.ts";

type Key = ListDefinition["categoryKey"];

/** Storage may be forbidden by the browser; then a choice lasts as long as the page. */
export function rememberedCategory(key: Key, storage: Pick<Storage, "getItem">): string | undefined {
  try {
    return storage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberCategory(key: Key, category: string, storage: Pick<Storage, "setItem">): void {
  try {
    storage.setItem(key, category);
  } catch {
    // Nothing to do: the choice is not worth an error.
  }
}

/** The category a new file is given where the list shows all of them. */
export function categoryForNew(shown: string, usual: string): string {
  return storedCategory(shown).wasRenamed ? usual : shown;
}
