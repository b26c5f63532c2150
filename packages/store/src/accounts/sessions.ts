import type { Person } from "@beltwright/model";
import type { ExpressionBuilder } from "kysely";
import { runCompiled } from "../compiled.ts";
import { dataState, type KeptReads, keepReads } from "../data-state.ts";
import { StoreFull } from "../failures.ts";
import { newId } from "../ids.ts";
import { hasSubscription } from "../libraries/permission.ts";
import { newSecret, secretHash } from "../secrets.ts";
import type { Database, Db, UserAccountTable } from "../tables.ts";
import { inTransaction } from "../transaction.ts";

/** A session ends when it has not been used for so long. */
export const sessionMilliseconds = 14 * 24 * 60 * 60 * 1000;

/** However much it is used, a session ends after this. */
const longestSessionMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Use is written down no more often than this: a write for every request would cost more than it tells. */
const seenMilliseconds = 5 * 60 * 1000;

interface SignIn {
  readonly userName: string;
  /** The hash the password was checked against; a password changed meanwhile opens nothing. */
  readonly passwordHash?: string | undefined;
  readonly address?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly now: number;
}

type OpenOutcome =
  | { readonly kind: "opened"; readonly sessionId: string; readonly token: string; readonly expiresAt: number }
  | { readonly kind: "not-found" };

/** Opens the one session a person may have; the sign-in before it ends in the same moment. */
export async function openSession(db: Db, signIn: SignIn): Promise<OpenOutcome> {
  const { userName, now } = signIn;
  const sessionId = newId(now);
  const token = newSecret();
  const expiresAt = now + sessionMilliseconds;
  return inTransaction(db, async (trx) => {
    if (!(await makeActive(trx, signIn, sessionId))) return { kind: "not-found" };
    await trx
      .insertInto("user_session")
      .values({
        id: sessionId,
        token_hash: secretHash(token),
        user_name: userName,
        created_at: now,
        seen_at: now,
        expires_at: expiresAt,
        closed_at: null,
        proved_at: now,
      })
      .execute();
    await recordLogin(trx, signIn, sessionId);
    return { kind: "opened", sessionId, token, expiresAt };
  });
}

async function makeActive(trx: Db, { userName, passwordHash }: SignIn, sessionId: string): Promise<boolean> {
  let update = trx.updateTable("user_account").set({ active_session_id: sessionId }).where("user_name", "=", userName);
  if (passwordHash !== undefined) update = update.where("password_hash", "=", passwordHash);
  return (await update.returning("user_name").executeTakeFirst()) !== undefined;
}

async function recordLogin(trx: Db, signIn: SignIn, sessionId: string): Promise<void> {
  const { userName, now, address = "", userAgent = "" } = signIn;
  await endLogins(trx, userName, now);
  await trx
    .insertInto("login_record")
    .values({
      id: newId(now),
      user_name: userName,
      session_id: sessionId,
      login_date: now,
      logout_date: null,
      address,
      user_agent: userAgent,
    })
    .execute();
}

async function endLogins(trx: Db, userName: string, now: number, keepSessionId = ""): Promise<void> {
  await trx
    .updateTable("login_record")
    .set({ logout_date: now })
    .where("user_name", "=", userName)
    .where("session_id", "!=", keepSessionId)
    .where("logout_date", "is", null)
    .execute();
}

type FoundSession =
  | {
      readonly kind: "active";
      readonly sessionId: string;
      readonly person: Person;
      readonly emailConfirmed: boolean;
      readonly hasSecondFactor: boolean;
      /** When the person last proved who they are. */
      readonly provedAt: number;
      readonly expiresAt: number;
      /** The state of the data this was read in, where the database tells. */
      readonly asOf: string | undefined;
    }
  /** The person has signed in somewhere else since. */
  | { readonly kind: "ended-elsewhere" }
  | { readonly kind: "none" };

/** Whose session a token is. Using it keeps it alive. */
export async function findSession(
  db: Db,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<FoundSession> {
  const asOf = dataState(db);
  const found = await readSession(db, { token, now, asOf });
  if (!found || found.closed_at !== null || found.expires_at <= now) return { kind: "none" };
  if (found.active_session_id !== found.id) return { kind: "ended-elsewhere" };
  const isDue = now - found.seen_at >= seenMilliseconds;
  return {
    kind: "active",
    sessionId: found.id,
    person: {
      userName: found.user_name,
      userIsAdmin: found.is_admin === 1,
      userHasSub: Boolean(found.has_subscription),
      userGroup: confirmedGroup(found),
    },
    emailConfirmed: found.email_confirmed === 1,
    hasSecondFactor: Boolean(found.has_second_factor),
    provedAt: found.proved_at,
    expiresAt: isDue ? await keepAlive(db, found, now) : found.expires_at,
    asOf,
  };
}

/** An address proves nothing until it is confirmed: whoever put it into a group meant its owner. */
export function confirmedGroup(account: Pick<UserAccountTable, "email_confirmed" | "user_group">): string | undefined {
  return account.email_confirmed === 1 ? (account.user_group ?? undefined) : undefined;
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionQuery>["execute"]>>[number];

const keptSessions = new WeakMap<Db, KeptReads<SessionRow>>();

interface AskedSession {
  readonly token: string;
  readonly now: number;
  readonly asOf: string | undefined;
}

async function readSession(db: Db, { token, now, asOf }: AskedSession): Promise<SessionRow | undefined> {
  const hash = secretHash(token);
  const kept = keptSessions.get(db) ?? keepReads<SessionRow>();
  keptSessions.set(db, kept);
  // Whether a subscription is current changes with time alone, so an answer is kept for its second at most.
  const key = `${Math.floor(now / 1000)} ${hash}`;
  const known = kept.find(asOf, key);
  if (known !== undefined) return known;
  const [found] = await runCompiled(db, "session", [now, now, hash], () => sessionQuery(db, hash, now));
  if (found !== undefined) kept.keep(asOf, key, found);
  return found;
}

function sessionQuery(db: Db, hash: string, now: number) {
  return db
    .selectFrom("user_session")
    .innerJoin("user_account", "user_account.user_name", "user_session.user_name")
    .select([
      "user_session.id",
      "user_session.seen_at",
      "user_session.expires_at",
      "user_session.closed_at",
      "user_session.created_at",
      "user_session.proved_at",
      "user_account.user_name",
      "user_account.is_admin",
      "user_account.email_confirmed",
      "user_account.user_group",
      "user_account.active_session_id",
    ])
    .select((eb) => [hasSubscription(eb, now).as("has_subscription"), hasSecondFactor(eb).as("has_second_factor")])
    .where("user_session.token_hash", "=", hash);
}

export function hasSecondFactor(eb: ExpressionBuilder<Database, "user_account">) {
  return eb.exists(
    eb
      .selectFrom("second_factor")
      .select("second_factor.id")
      .whereRef("second_factor.user_name", "=", "user_account.user_name")
      .where("second_factor.confirmed_at", "is not", null),
  );
}

/** The person behind a session has given the password again. */
export async function proveSession(
  db: Db,
  { sessionId, now }: { readonly sessionId: string; readonly now: number },
): Promise<void> {
  await db.updateTable("user_session").set({ proved_at: now }).where("id", "=", sessionId).execute();
}

/** On a full disk the session stays as it is: reading goes on. */
async function keepAlive(db: Db, { id, created_at, expires_at }: SessionRow, now: number): Promise<number> {
  const expiresAt = Math.min(now + sessionMilliseconds, created_at + longestSessionMilliseconds);
  const update = db
    .updateTable("user_session")
    .set({ seen_at: now, expires_at: expiresAt })
    .where("id", "=", id)
    .where("closed_at", "is", null);
  try {
    await update.execute();
    return expiresAt;
  } catch (failure) {
    if (failure instanceof StoreFull) return expires_at;
    throw failure;
  }
}

/** Signs out. Closing a session that is closed already changes nothing. */
export async function closeSession(
  db: Db,
  { sessionId, now }: { readonly sessionId: string; readonly now: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable("user_account")
      .set({ active_session_id: null })
      .where("active_session_id", "=", sessionId)
      .execute();
    await trx
      .updateTable("user_session")
      .set({ closed_at: now })
      .where("id", "=", sessionId)
      .where("closed_at", "is", null)
      .execute();
    await trx
      .updateTable("login_record")
      .set({ logout_date: now })
      .where("session_id", "=", sessionId)
      .where("logout_date", "is", null)
      .execute();
  });
}

/** Ends all sessions of a person, but the one to keep. */
export async function closeSessions(
  trx: Db,
  end: { readonly userName: string; readonly keepSessionId?: string | undefined; readonly now: number },
): Promise<void> {
  const { userName, now, keepSessionId = "" } = end;
  await trx
    .updateTable("user_account")
    .set({ active_session_id: null })
    .where("user_name", "=", userName)
    .where("active_session_id", "!=", keepSessionId)
    .execute();
  await trx
    .updateTable("user_session")
    .set({ closed_at: now })
    .where("user_name", "=", userName)
    .where("id", "!=", keepSessionId)
    .where("closed_at", "is", null)
    .execute();
  await endLogins(trx, userName, now, keepSessionId);
}
