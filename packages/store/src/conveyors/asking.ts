import {
  type FileQuota,
  filesAllowed,
  isSubscriptionCurrent,
  type Person,
  type PlanFamily,
  planFamilyOf,
} from "@beltwright/model";
import { confirmedGroup } from "../accounts/sessions.ts";
import { listSubscriptions } from "../accounts/subscriptions.ts";
import { databaseKind } from "../database-kind.ts";
import type { Db } from "../tables.ts";

/** Who wants to do something, and all that decides whether they may. */
export interface Asking {
  readonly person: Person;
  readonly quota: FileQuota;
  readonly family: PlanFamily;
}

/** Who does something to which conveyors and when. */
export interface By {
  readonly userName: string;
  readonly now: number;
}

/**
 * The person asking, held until the transaction ends: two writes of one person come one after the other, so that a
 * file counted as free is not taken twice. The count is a statement of its own, made when the wait is over.
 */
export async function holdAsking(trx: Db, { userName, now }: By): Promise<Asking | undefined> {
  const account = trx
    .selectFrom("user_account")
    .select(["user_name", "is_admin", "user_group", "email_confirmed"])
    .where("user_name", "=", userName);
  const found = await (databaseKind(trx) === "postgres" ? account.forNoKeyUpdate() : account).executeTakeFirst();
  if (!found) return undefined;
  const subscriptions = await listSubscriptions(trx, userName);
  return {
    person: {
      userName,
      userIsAdmin: found.is_admin === 1,
      userHasSub: subscriptions.some((subscription) => isSubscriptionCurrent(subscription, now)),
      userGroup: confirmedGroup(found),
    },
    quota: { noOfFilesUsed: await countFiles(trx, userName), noOfFilesAllowed: filesAllowed(subscriptions, now) },
    family: planFamilyOf(subscriptions, now) ?? "standard",
  };
}

/** Living files a person owns; those in the bin do not count. */
export async function countFiles(db: Db, userName: string): Promise<number> {
  const { total } = await db
    .selectFrom("conveyor")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_name", "=", userName)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}
