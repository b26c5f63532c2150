import type { Db, SignInThrottleTable } from "../tables.ts";
import { inTransaction } from "../transaction.ts";

export interface SignInAttempt {
  readonly userName: string;
  /** Where it comes from, as the server sees it. */
  readonly address: string;
  readonly now: number;
}

export type ThrottleOutcome = { readonly kind: "counted" } | { readonly kind: "throttled"; readonly until: number };

/** Failures without any delay: an address may stand for a whole office, an account for one forgetful person. */
const freeFailures = { account: 5, address: 20 };
const firstDelayMilliseconds = 1000;
const longestDelayMilliseconds = 15 * 60 * 1000;
const forgetMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Counts an attempt as failed, or answers that it must wait. Call it before the password is checked and
 * clear it when the password was right: attempts sent all at once would otherwise all pass uncounted.
 */
export async function countFailedSignIn(db: Db, attempt: SignInAttempt): Promise<ThrottleOutcome> {
  const subjects = subjectsOf(attempt);
  return inTransaction(db, async (trx) => {
    const counted = [];
    for (const subject of subjects) counted.push(await lock(trx, subject.name, attempt.now));
    const until = Math.max(...counted.map((row) => row.blocked_until));
    if (until > attempt.now) return { kind: "throttled", until };
    for (const [index, subject] of subjects.entries()) {
      await count(trx, subject, counted[index]?.failures ?? 0, attempt.now);
    }
    return { kind: "counted" };
  });
}

interface Subject {
  readonly name: string;
  readonly free: number;
}

function subjectsOf({ userName, address }: Pick<SignInAttempt, "userName" | "address">): readonly Subject[] {
  return [
    { name: `account:${userName}`, free: freeFailures.account },
    { name: `address:${address}`, free: freeFailures.address },
  ];
}

/** Reads and holds the row of a subject; what is older than a day is forgotten. */
async function lock(trx: Db, subject: string, now: number): Promise<SignInThrottleTable> {
  const old = now - forgetMilliseconds;
  return trx
    .insertInto("sign_in_throttle")
    .values({ subject, failures: 0, failed_at: now, blocked_until: 0 })
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when("sign_in_throttle.failed_at", "<", old)
          .then(0)
          .else(eb.ref("sign_in_throttle.failures"))
          .end(),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function count(trx: Db, subject: Subject, failures: number, now: number): Promise<void> {
  await trx
    .updateTable("sign_in_throttle")
    .set({ failures: failures + 1, failed_at: now, blocked_until: now + delayAfter(failures + 1 - subject.free) })
    .where("subject", "=", subject.name)
    .execute();
}

/** Twice as long after each failure. */
function delayAfter(failuresTooMany: number): number {
  if (failuresTooMany <= 0) return 0;
  return Math.min(firstDelayMilliseconds * 2 ** (failuresTooMany - 1), longestDelayMilliseconds);
}

/** The password was right: the account starts afresh, the address gets back the one attempt just counted. */
export async function clearFailedSignIns(
  db: Db,
  { userName, address }: Pick<SignInAttempt, "userName" | "address">,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom("sign_in_throttle").where("subject", "=", `account:${userName}`).execute();
    await trx
      .updateTable("sign_in_throttle")
      .set((eb) => ({ failures: eb("failures", "-", 1), blocked_until: 0 }))
      .where("subject", "=", `address:${address}`)
      .where("failures", ">", 0)
      .execute();
  });
}
