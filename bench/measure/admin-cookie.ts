import { addSecondFactor, openStore, type StoreTarget } from "@beltwright/store";
import { cookieOf } from "./conveyor-store.ts";

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
