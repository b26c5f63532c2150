import { keep, readKept } from "../ui/kept-text.ts";

const pending = "beltwright.saveAfterSignIn";

/** Remembers that a design is to be saved once somebody has signed in, however long that takes. */
export function saveAfterSignIn(id: string): void {
  keep(pending, id, localStorage);
}

/** The design that somebody wanted to save before they had an account. */
export function pendingSave(): string | undefined {
  return readKept(pending, localStorage) || undefined;
}

/** Where to go after signing in: back to the design that waits to be saved. */
export function pendingAddress(): string {
  const id = pendingSave();
  return id === undefined ? "/" : `/try?${new URLSearchParams({ design: id })}`;
}

export function forgetPendingSave(): void {
  keep(pending, "", localStorage);
}
