import type { Person } from "@beltwright/model";
import { sql } from "kysely";
import { newId } from "../ids.ts";
import { hasSubscription } from "../libraries/permission.ts";
import { newSecret, secretHash } from "../secrets.ts";
import type { Db } from "../tables.ts";
import { confirmedGroup, hasSecondFactor } from "./sessions.ts";

/** A token as its owner sees it later: the secret itself is shown once and not kept. */
export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | undefined;
  readonly scopes: readonly TokenScope[];
  readonly expiresAt: number;
}

/** What a token may do; `admin` lets it act with the rights of an administrator, where its owner is one. */
const tokenScopes = ["read", "write", "calculate", "admin"] as const;
export type TokenScope = (typeof tokenScopes)[number];

interface NewToken {
  readonly userName: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresAt: number;
  readonly now: number;
}

type AddTokenOutcome =
  | { readonly kind: "added"; readonly secret: string; readonly token: ApiToken }
  | { readonly kind: "email-not-confirmed" };

/** Marks our tokens, so that a leaked one is recognised. */
const tokenPrefix = "bw_";

const usedMilliseconds = 60 * 1000;

/** Only for a confirmed address: a token works without anyone at the keyboard. */
export async function addApiToken(
  db: Db,
  { userName, name, scopes, expiresAt, now }: NewToken,
): Promise<AddTokenOutcome> {
  const secret = newSecret(tokenPrefix);
  const id = newId(now);
  const added = await db
    .insertInto("api_token")
    .columns(["id", "user_name", "name", "token_hash", "created_at", "scopes", "expires_at"])
    .expression((eb) =>
      eb
        .selectFrom("user_account")
        .select([
          sql<string>`${sql.lit(id)}`.as("id"),
          "user_account.user_name",
          sql<string>`cast(${name} as text)`.as("name"),
          sql<string>`${sql.lit(secretHash(secret))}`.as("token_hash"),
          sql<number>`${sql.lit(now)}`.as("created_at"),
          sql<string>`${sql.lit(scopes.join(" "))}`.as("scopes"),
          sql<number>`${sql.lit(expiresAt)}`.as("expires_at"),
        ])
        .where("user_account.user_name", "=", userName)
        .where("user_account.email_confirmed", "=", 1),
    )
    .returning("id")
    .executeTakeFirst();
  if (!added) return { kind: "email-not-confirmed" };
  return { kind: "added", secret, token: { id, name, createdAt: now, lastUsedAt: undefined, scopes, expiresAt } };
}

/** Those that still work, the newest first. */
export async function listApiTokens(db: Db, userName: string, now: number): Promise<readonly ApiToken[]> {
  const rows = await db
    .selectFrom("api_token")
    .select(["id", "name", "created_at", "last_used_at", "scopes", "expires_at"])
    .where("user_name", "=", userName)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, name, created_at, last_used_at, scopes, expires_at }) => ({
    id,
    name,
    createdAt: created_at,
    lastUsedAt: last_used_at ?? undefined,
    scopes: toScopes(scopes),
    expiresAt: expires_at,
  }));
}

function toScopes(text: string): readonly TokenScope[] {
  const given = text.split(" ");
  return tokenScopes.filter((scope) => given.includes(scope));
}

/** A changed password ends what the old one may have given away. */
export async function revokeApiTokens(
  trx: Db,
  { userName, now }: { readonly userName: string; readonly now: number },
): Promise<void> {
  await trx
    .updateTable("api_token")
    .set({ revoked_at: now })
    .where("user_name", "=", userName)
    .where("revoked_at", "is", null)
    .execute();
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

interface TokenOwner {
  readonly person: Person;
  readonly tokenId: string;
  readonly scopes: readonly TokenScope[];
  readonly hasSecondFactor: boolean;
}

/** Who a script acts for, or undefined where the token is unknown, revoked or out of date. */
export async function findTokenOwner(
  db: Db,
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<TokenOwner | undefined> {
  const found = await readOwner(db, secret, now);
  if (!found) return undefined;
  if (now - (found.last_used_at ?? 0) >= usedMilliseconds) await markUsed(db, found.id, now);
  const person = {
    userName: found.user_name,
    userIsAdmin: found.is_admin === 1,
    userHasSub: Boolean(found.has_subscription),
    userGroup: confirmedGroup(found),
  };
  return {
    person,
    tokenId: found.id,
    scopes: toScopes(found.scopes),
    hasSecondFactor: Boolean(found.has_second_factor),
  };
}

function readOwner(db: Db, secret: string, now: number) {
  return db
    .selectFrom("api_token")
    .innerJoin("user_account", "user_account.user_name", "api_token.user_name")
    .select([
      "api_token.id",
      "api_token.last_used_at",
      "api_token.scopes",
      "user_account.user_name",
      "user_account.is_admin",
      "user_account.user_group",
      "user_account.email_confirmed",
    ])
    .select((eb) => [hasSubscription(eb, now).as("has_subscription"), hasSecondFactor(eb).as("has_second_factor")])
    .where("api_token.token_hash", "=", secretHash(secret))
    .where("api_token.revoked_at", "is", null)
    .where("api_token.expires_at", ">", now)
    .executeTakeFirst();
}

async function markUsed(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("api_token").set({ last_used_at: now }).where("id", "=", id).execute();
}
