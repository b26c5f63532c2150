/** What the browser keeps under a key; nothing where its settings forbid storage. */
export function readKept(key: string, storage: Pick<Storage, "getItem">): string | undefined {
  try {
    return storage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be full or forbidden: then a choice lasts as long as the page, which is not worth an error. */
export function keep(key: string, text: string, storage: Pick<Storage, "setItem">): void {
  try {
    storage.setItem(key, text);
  } catch {
    // The page goes on with what it shows.
  }
}
