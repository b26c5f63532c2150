import { defaultConveyorCategory, storedCategory } from "@beltwright/model";
import { keep, readKept } from "../../../ui/kept-text.ts";
import type { ListDefinition } from "./list-kind.ts";

type Key = ListDefinition["categoryKey"];

export function rememberedCategory(key: Key, storage: Pick<Storage, "getItem">): string | undefined {
  return readKept(key, storage);
}

export function rememberCategory(key: Key, category: string, storage: Pick<Storage, "setItem">): void {
  keep(key, category, storage);
}

/** The category a new file is given; undefined where the list shows all of them or the demos, and the server decides. */
export function categoryForNew(shown: string): string | undefined {
  return storedCategory(shown).wasRenamed || shown === defaultConveyorCategory ? undefined : shown;
}
