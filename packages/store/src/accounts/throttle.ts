import { sql } from "kysely";
import type { Db } from "../tables.ts";

interface SignInAttempt {
  readonly userName: string;
  /** Where it comes from, as the server sees it. */
  readonly address: string;
  /** The name of a device that this person has signed in on before. */
  readonly device?: string | undefined;
  readonly now: number;
}

type ThrottleOutcome = { readonly kind: "free" } | { readonly kind: "throttled"; readonly until: number };

/** What failures are counted for: so many without any delay, and no delay beyond the longest. */
interface Subject {
  readonly name: string;
  readonly free: number;
  readonly longestMilliseconds: number;
}

const minute = 60 * 1000;
const firstDelayMilliseconds = 1000;
const forgetMilliseconds = 24 * 60 * minute;

/**
 * A device the person has signed in on before has a count of its own, so that no stranger can lock anyone out. Elsewhere
 * guesses are counted for the account from one address first; for the account as a whole and for the address as a whole
 * only when there are many: an address may stand for an office of hundreds.
 */
function subjectsOf({ userName, address, device }: Omit<SignInAttempt, "now">): readonly Subject[] {
  const few = { free: 5, longestMilliseconds: 15 * minute };
  if (device !== undefined) return [{ name: `device:${device}`, ...few }];
  return [
    { name: pairSubject(userName, address), ...few },
    { name: `account:${userName}`, free: 50, longestMilliseconds: 15 * minute },
    { name: `address:${address}`, free: 100, longestMilliseconds: minute },
  ];
}

function pairSubject(userName: string, address: string): string {
  return `pair:${userName} ${address}`;
}

/** Whether an attempt must wait. Nothing is counted: only what has failed is a failure. */
export async function findThrottle(db: Db, attempt: SignInAttempt): Promise<ThrottleOutcome> {
  const names = subjectsOf(attempt).map(({ name }) => name);
  const { until } = await db
    .selectFrom("sign_in_throttle")
    .select((eb) => eb.fn.max("blocked_until").as("until"))
    .where("subject", "in", names)
    .executeTakeFirstOrThrow();
  return until !== null && until > attempt.now ? { kind: "throttled", until } : { kind: "free" };
}

/** Counts an attempt that has failed. */
export async function countFailedSignIn(db: Db, attempt: SignInAttempt): Promise<void> {
  for (const subject of subjectsOf(attempt)) await count(db, subject, attempt.now);
}

/** What is older than a day is forgotten. */
async function count(db: Db, { name: subject, free, longestMilliseconds }: Subject, now: number): Promise<void> {
  const isOld = sql`sign_in_throttle.failed_at < ${now - forgetMilliseconds}`;
  const { failures } = await db
    .insertInto("sign_in_throttle")
    .values({ subject, failures: 1, failed_at: now, blocked_until: 0 })
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet({
        failures: sql<number>`case when ${isOld} then 1 else sign_in_throttle.failures + 1 end`,
        failed_at: now,
      }),
    )
    .returning("failures")
    .executeTakeFirstOrThrow();
  if (failures <= free) return;
  const blocked_until = now + Math.min(firstDelayMilliseconds * 2 ** (failures - free - 1), longestMilliseconds);
  // Of failures at the same time an earlier one may come last: it must not shorten the wait.
  await db
    .updateTable("sign_in_throttle")
    .set({ blocked_until })
    .where("subject", "=", subject)
    .where("blocked_until", "<", blocked_until)
    .execute();
}

/** The password was right: whoever sits there starts afresh. What others tried elsewhere still counts. */
export async function clearFailedSignIns(db: Db, attempt: Omit<SignInAttempt, "now">): Promise<void> {
  const [own] = subjectsOf(attempt);
  if (own !== undefined) await db.deleteFrom("sign_in_throttle").where("subject", "=", own.name).execute();
}

/** The owner of the mailbox has proved themselves: nothing that was tried on the account counts any more. */
export async function forgetFailedSignIns(db: Db, userName: string): Promise<void> {
  await db
    .deleteFrom("sign_in_throttle")
    .where((eb) =>
      eb.or([
        eb("subject", "=", `account:${userName}`),
        // All pairs of the account: what stands between a space and the next letter of the alphabet.
        eb.and([eb("subject", ">=", pairSubject(userName, "")), eb("subject", "<", `pair:${userName}!`)]),
      ]),
    )
    .execute();
}
