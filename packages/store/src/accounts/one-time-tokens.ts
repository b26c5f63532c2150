import { newSecret, secretHash } from "../secrets.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";

export type TokenPurpose = "confirm" | "reset";

export interface NewOneTimeToken {
  readonly userName: string;
  readonly purpose: TokenPurpose;
  readonly lifetimeMilliseconds: number;
  readonly now: number;
}

/** The secret of a link sent by mail. A newer one for the same purpose makes the older useless. */
export async function addOneTimeToken(db: Db, token: NewOneTimeToken): Promise<string> {
  const { userName, purpose, lifetimeMilliseconds, now } = token;
  const secret = newSecret();
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom("one_time_token").where("user_name", "=", userName).where("purpose", "=", purpose).execute();
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

export type TakeOutcome = { readonly kind: "taken"; readonly userName: string } | { readonly kind: "invalid" };

/** Uses a token up. One statement decides, so that of two clicks at once only one succeeds. */
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
  return taken ? { kind: "taken", userName: taken.user_name } : { kind: "invalid" };
}
