import { keep, readKept } from "../../../ui/kept-text.ts";

/** Per-library choices kept in the browser. */
type Keeper = Pick<Storage, "getItem" | "setItem">;

export function rememberedCategory(plural: string, storage: Keeper): string | undefined {
  return readKept(`${plural}Category`, storage);
}

export function rememberCategory(plural: string, category: string, storage: Keeper): void {
  keep(`${plural}Category`, category, storage);
}

/** Names of the extra columns a person has added to a list. */
export function rememberedColumns(plural: string, storage: Keeper): readonly string[] {
  const text = readKept(`${plural}Columns`, storage);
  return text === undefined || text === "" ? [] : text.split(",");
}

export function rememberColumns(plural: string, names: readonly string[], storage: Keeper): void {
  keep(`${plural}Columns`, names.join(","), storage);
}
