import { newSecret, secretHash } from "../secrets.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";

type TokenPurpose = "confirm" | "reset" | "passkey";

interface NewOneTimeToken {
  readonly userName: string;
  readonly purpose: TokenPurpose;
  readonly lifetimeMilliseconds: number;
  readonly now: number;
}

/** The secret of a link sent by mail. Older ones stay good in their time: mails overtake each other. */
export async function addOneTimeToken(db: Db, token: NewOneTimeToken): Promise<string> {
  const { userName, purpose, lifetimeMilliseconds, now } = token;
  const secret = newSecret();
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom("one_time_token").where("user_name", "=", userName).where("expires_at", "<=", now).execute();
    await trx
      .insertInto("one_time_token")
      .values({
        token_hash: secretHash(secret),
        user_name: userName,
        purpose,
        created_at: now,
        expires_at: now + lifetimeMilliseconds,
        used_at: null,
      })
      .execute();
  });
  return secret;
}

type TakeOutcome = { readonly kind: "taken"; readonly userName: string } | { readonly kind: "invalid" };

/** Uses a token up, and with it all others for the purpose. One statement decides between two clicks at once. */
export async function takeOneTimeToken(
  db: Db,
  take: { readonly secret: string; readonly purpose: TokenPurpose; readonly now: number },
): Promise<TakeOutcome> {
  const taken = await db
    .updateTable("one_time_token")
    .set({ used_at: take.now })
    .where("token_hash", "=", secretHash(take.secret))
    .where("purpose", "=", take.purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", take.now)
    .returning("user_name")
    .executeTakeFirst();
  if (taken === undefined) return { kind: "invalid" };
  await db
    .deleteFrom("one_time_token")
    .where("user_name", "=", taken.user_name)
    .where("purpose", "=", take.purpose)
    .where("used_at", "is", null)
    .execute();
  return { kind: "taken", userName: taken.user_name };
}
