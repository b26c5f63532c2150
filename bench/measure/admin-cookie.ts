import { addSecondFactor, openStore, type StoreTarget } from "@beltwright/store";
import { cookieOf } from "./conveyor-store.ts";

/** The database of a server that was started with these settings. */
export function storeOf({ DATA_DIR = "", DATABASE_URL }: Readonly<Record<string, string>>): StoreTarget {
  return DATABASE_URL ? { kind: "postgres", url: DATABASE_URL } : { kind: "sqlite", folder: DATA_DIR };
}

/** A session of an administrator, who can do nothing without a second factor: given here, as nobody types a code. */
export async function adminCookie(target: StoreTarget, userName: string): Promise<string> {
  const store = await openStore(target);
  try {
    const factor = { userName, kind: "totp", name: "Trial", secret: "", isConfirmed: true } as const;
    await addSecondFactor(store.db, { ...factor, now: Date.now() });
    return await cookieOf(store, userName);
  } finally {
    await store.close();
  }
}
