import { dayOf, dayText, defaultConveyorCategory, emptyProfile, type Starter } from "@beltwright/model";
import { findUserData } from "../accounts/user-data.ts";
import { findPreferences } from "../preferences/preferences.ts";
import type { Db } from "../tables.ts";

/** So many of a person's newest conveyors are looked at for the next number. */
const numbersLookedAt = 1000;

/** What a new conveyor of this person begins with. The category of the demos is nobody's own. */
export async function findStarter(db: Db, userName: string, now: number): Promise<Starter> {
  const user = await findUserData(db, userName, now);
  const { effective: preferences } = await findPreferences(db, userName);
  const rows = await db
    .selectFrom("conveyor")
    .select(["conv_no", "category"])
    .where("user_name", "=", userName)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(numbersLookedAt)
    .execute();
  return {
    profile: user ?? emptyProfile,
    family: user?.userIsAdmin ? undefined : user?.planFamily,
    numbers: rows.map(({ conv_no }) => conv_no),
    category: rows.find(({ category }) => category !== defaultConveyorCategory)?.category,
    today: dayText(dayOf(now)),
    preferences,
  };
}
