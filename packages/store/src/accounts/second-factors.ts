import { newId } from "../ids.ts";
import { newSecret, secretHash } from "../secrets.ts";
import type { Db, SecondFactorTable } from "../tables.ts";
import { inTransaction } from "../transaction.ts";

type SecondFactorKind = "totp" | "passkey";

/** What a person proves themselves with besides the password. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: SecondFactorKind;
  readonly name: string;
  /** The key of an authenticator app as the server sealed it, or JSON of a passkey; never leaves the server. */
  readonly secret: string;
  /** The last time step of an app, or the count of a passkey, that was used. */
  readonly counter: number;
  readonly createdAt: number;
  readonly isConfirmed: boolean;
  readonly lastUsedAt: number | undefined;
}

interface NewSecondFactor {
  /** Of a passkey: the name it has itself. */
  readonly id?: string | undefined;
  readonly userName: string;
  readonly kind: SecondFactorKind;
  readonly name: string;
  readonly secret: string;
  readonly counter?: number | undefined;
  /** Proved already; an app counts from its first right code on. */
  readonly isConfirmed: boolean;
  readonly now: number;
}

/** Undefined where there is one of this name already. An app that was begun and never finished makes way. */
export async function addSecondFactor(db: Db, given: NewSecondFactor): Promise<SecondFactor | undefined> {
  const { userName, kind, name, secret, counter = 0, isConfirmed, now } = given;
  return inTransaction(db, async (trx) => {
    await trx.deleteFrom("second_factor").where("user_name", "=", userName).where("confirmed_at", "is", null).execute();
    const row = await trx
      .insertInto("second_factor")
      .values({
        id: given.id ?? newId(now),
        user_name: userName,
        kind,
        name,
        secret,
        counter,
        created_at: now,
        confirmed_at: isConfirmed ? now : null,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && toFactor(row);
  });
}

/** In the order they were made, those that were never finished too. */
export async function listSecondFactors(db: Db, userName: string): Promise<readonly SecondFactor[]> {
  const rows = await db
    .selectFrom("second_factor")
    .selectAll()
    .where("user_name", "=", userName)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toFactor);
}

interface FactorUse {
  readonly userName: string;
  readonly id: string;
  readonly counter: number;
  /** Takes the place of the one stored so far. */
  readonly secret?: string;
  readonly now: number;
}

/** Confirms a factor and uses a code up. One statement decides, so that of two uses of one code at once one succeeds. */
export async function useSecondFactor(db: Db, { userName, id, now, ...changed }: FactorUse): Promise<boolean> {
  const { counter } = changed;
  const used = await db
    .updateTable("second_factor")
    .set((eb) => ({ ...changed, last_used_at: now, confirmed_at: eb.fn.coalesce("confirmed_at", eb.val(now)) }))
    .where("id", "=", id)
    .where("user_name", "=", userName)
    // Many passkeys do not count and always say 0.
    .where((eb) => eb.or([eb("counter", "<", counter), eb.and([eb("kind", "=", "passkey"), eb.lit(counter === 0)])]))
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/** With the last factor the recovery codes go too. */
export async function removeSecondFactor(
  db: Db,
  { userName, id }: { readonly userName: string; readonly id: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom("second_factor")
      .where("id", "=", id)
      .where("user_name", "=", userName)
      .returning("id")
      .executeTakeFirst();
    const isLast = (await listSecondFactors(trx, userName)).every(({ isConfirmed }) => !isConfirmed);
    if (isLast) await deleteCodes(trx, userName);
    return removed !== undefined;
  });
}

const codesAtOnce = 10;

/** New codes, each of which stands in for a lost factor once; older ones no longer work. */
export async function newRecoveryCodes(db: Db, userName: string): Promise<readonly string[]> {
  const codes = Array.from({ length: codesAtOnce }, () => newSecret().replace(/[-_]/g, "").slice(0, 16).toLowerCase());
  await inTransaction(db, async (trx) => {
    await deleteCodes(trx, userName);
    const rows = codes.map((code) => ({ code_hash: secretHash(`${userName} ${code}`), user_name: userName }));
    await trx.insertInto("recovery_code").values(rows).execute();
  });
  return codes;
}

async function deleteCodes(trx: Db, userName: string): Promise<void> {
  await trx.deleteFrom("recovery_code").where("user_name", "=", userName).execute();
}

export async function countRecoveryCodes(db: Db, userName: string): Promise<number> {
  const { total } = await db
    .selectFrom("recovery_code")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_name", "=", userName)
    .executeTakeFirstOrThrow();
  return total;
}

export async function takeRecoveryCode(db: Db, userName: string, code: string): Promise<boolean> {
  const taken = await db
    .deleteFrom("recovery_code")
    .where("code_hash", "=", secretHash(`${userName} ${code}`))
    .returning("code_hash")
    .executeTakeFirst();
  return taken !== undefined;
}

function toFactor(row: SecondFactorTable): SecondFactor {
  const { id, name, secret, counter } = row;
  return {
    id,
    kind: row.kind === "passkey" ? "passkey" : "totp",
    name,
    secret,
    counter,
    createdAt: row.created_at,
    isConfirmed: row.confirmed_at !== null,
    lastUsedAt: row.last_used_at ?? undefined,
  };
}
