import type { Person } from "@beltwright/model";
import { sql } from "kysely";
import { newId } from "../ids.ts";
import { hasSubscription } from "../libraries/permission.ts";
import { newSecret, secretHash } from "../secrets.ts";
import type { Db } from "../tables.ts";

/** A token as its owner sees it later: the secret itself is shown once and not kept. */
export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | undefined;
}

export type AddTokenOutcome =
  | { readonly kind: "added"; readonly secret: string; readonly token: ApiToken }
  | { readonly kind: "email-not-confirmed" };

/** Marks our tokens, so that a leaked one is recognised. */
const tokenPrefix = "bw_";

const usedMilliseconds = 60 * 1000;

/** Only for a confirmed address: a token works without anyone at the keyboard. */
export async function addApiToken(
  db: Db,
  { userName, name, now }: { readonly userName: string; readonly name: string; readonly now: number },
): Promise<AddTokenOutcome> {
  const secret = newSecret(tokenPrefix);
  const id = newId(now);
  const added = await db
    .insertInto("api_token")
    .columns(["id", "user_name", "name", "token_hash", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("user_account")
        .select([
          sql<string>`${sql.lit(id)}`.as("id"),
          "user_account.user_name",
          sql<string>`cast(${name} as text)`.as("name"),
          sql<string>`${sql.lit(secretHash(secret))}`.as("token_hash"),
          sql<number>`${sql.lit(now)}`.as("created_at"),
        ])
        .where("user_account.user_name", "=", userName)
        .where("user_account.email_confirmed", "=", 1),
    )
    .returning("id")
    .executeTakeFirst();
  if (!added) return { kind: "email-not-confirmed" };
  return { kind: "added", secret, token: { id, name, createdAt: now, lastUsedAt: undefined } };
}

/** Those that still work, the newest first. */
export async function listApiTokens(db: Db, userName: string): Promise<readonly ApiToken[]> {
  const rows = await db
    .selectFrom("api_token")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("user_name", "=", userName)
    .where("revoked_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at,
    lastUsedAt: last_used_at ?? undefined,
  }));
}

export async function revokeApiToken(
  db: Db,
  { userName, id, now }: { readonly userName: string; readonly id: string; readonly now: number },
): Promise<boolean> {
  const revoked = await db
    .updateTable("api_token")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("user_name", "=", userName)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Who a script acts for, or undefined where the token is unknown or revoked. */
export async function findTokenOwner(
  db: Db,
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<{ readonly person: Person; readonly tokenId: string } | undefined> {
  const found = await readOwner(db, secret, now);
  if (!found) return undefined;
  if (now - (found.last_used_at ?? 0) >= usedMilliseconds) await markUsed(db, found.id, now);
  const person = {
    userName: found.user_name,
    userIsAdmin: found.is_admin === 1,
    userHasSub: Boolean(found.has_subscription),
    userGroup: found.user_group ?? undefined,
  };
  return { person, tokenId: found.id };
}

function readOwner(db: Db, secret: string, now: number) {
  return db
    .selectFrom("api_token")
    .innerJoin("user_account", "user_account.user_name", "api_token.user_name")
    .select([
      "api_token.id",
      "api_token.last_used_at",
      "user_account.user_name",
      "user_account.is_admin",
      "user_account.user_group",
    ])
    .select((eb) => hasSubscription(eb, now).as("has_subscription"))
    .where("api_token.token_hash", "=", secretHash(secret))
    .where("api_token.revoked_at", "is", null)
    .executeTakeFirst();
}

async function markUsed(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("api_token").set({ last_used_at: now }).where("id", "=", id).execute();
}
