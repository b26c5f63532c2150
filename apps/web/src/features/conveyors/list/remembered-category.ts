import { keep, readKept } from "../../../ui/kept-text.ts";
import type { ListDefinition } from "./list-kind.ts";

type Key = ListDefinition["categoryKey"];

export function rememberedCategory(key: Key, storage: Pick<Storage, "getItem">): string | undefined {
  return readKept(key, storage);
}

export function rememberCategory(key: Key, category: string, storage: Pick<Storage, "setItem">): void {
  keep(key, category, storage);
}
