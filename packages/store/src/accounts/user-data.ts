import { filesAllowed, isSubscriptionCurrent, planFamilyOf, type UserData } from "@beltwright/model";
import { countFiles } from "../conveyors/asking.ts";
import type { Db } from "../tables.ts";
import { listLoginRecords } from "./login-records.ts";
import { listSubscriptions } from "./subscriptions.ts";
import { findUser } from "./users.ts";

/** The user as tokens and pages show it, without anything secret. */
export async function findUserData(db: Db, userName: string, now: number): Promise<UserData | undefined> {
  const user = await findUser(db, userName);
  if (!user) return undefined;
  const { passwordHash: _, ...shown } = user;
  const subscriptions = await listSubscriptions(db, user.userName);
  return {
    ...shown,
    userGroup: user.emailConfirmed ? user.userGroup : "",
    userHasSub: subscriptions.some((subscription) => isSubscriptionCurrent(subscription, now)),
    planFamily: planFamilyOf(subscriptions, now),
    noOfFilesUsed: await countFiles(db, user.userName),
    noOfFilesAllowed: filesAllowed(subscriptions, now),
    subscriptions,
    loginRecs: await listLoginRecords(db, user.userName),
  };
}
