/**
 * Drafts are kept by person, conveyor and opening of it: two tabs with one design must not write over each other, nor may
 * new work over a draft that nobody has looked at yet. Who works on one holds a lock by its key.
 */
const lockOf = (key: string) => `beltwright.draft ${key}`;

/** All drafts of a conveyor begin with this. */
export function draftPrefix(userName: string, id: string): string {
  return `${userName} ${id}`;
}

/** Whether a key is of these; older ones end there. */
export function isDraftKey(key: unknown, prefix: string): key is string {
  return typeof key === "string" && (key === prefix || key.startsWith(`${prefix} `));
}

interface HeldKey {
  readonly key: string;
  readonly letGo: () => void;
}

/** A key of its own for one opening, held until it is let go or the page is gone. */
export function holdDraftKey(prefix: string): HeldKey {
  const key = `${prefix} ${crypto.randomUUID()}`;
  const held = Promise.withResolvers<void>();
  // Without locks, as over plain HTTP, a draft in use elsewhere is offered, too: better twice than never.
  if ("locks" in navigator) navigator.locks.request(lockOf(key), () => held.promise).catch(() => undefined);
  return { key, letGo: () => held.resolve() };
}

/**
 * Tells of each key once nobody works on it, until it is called off. Not a look at the locks of this moment: a page that
 * is loaded again may ask before the browser has taken the lock of its forerunner away.
 */
export function whenUnheld(keys: readonly string[], tell: (key: string) => void, { signal }: AbortController): void {
  for (const key of keys) {
    if ("locks" in navigator) {
      navigator.locks.request(lockOf(key), { mode: "shared", signal }, () => tell(key)).catch(() => undefined);
    } else tell(key);
  }
}
