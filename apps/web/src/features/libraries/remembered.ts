/** Per-library choices kept in the browser. Storage may be forbidden; then choices last as long as the page. */
type Keeper = Pick<Storage, "getItem" | "setItem">;

export function rememberedCategory(plural: string, storage: Keeper): string | undefined {
  return read(`${plural}Category`, storage);
}

export function rememberCategory(plural: string, category: string, storage: Keeper): void {
  write(`${plural}Category`, category, storage);
}

/** Names of the extra columns a person has added to a list. */
export function rememberedColumns(plural: string, storage: Keeper): readonly string[] {
  const text = read(`${plural}Columns`, storage);
  return text === undefined || text === "" ? [] : text.split(",");
}

export function rememberColumns(plural: string, names: readonly string[], storage: Keeper): void {
  write(`${plural}Columns`, names.join(","), storage);
}

function read(key: string, storage: Keeper): string | undefined {
  try {
    return storage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string, storage: Keeper): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Nothing to do: the choice is not worth an error.
  }
}
