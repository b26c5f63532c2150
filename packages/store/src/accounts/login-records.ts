import type { LoginRecord } from "@beltwright/model";
import type { Db } from "../tables.ts";

const shownRecords = 50;

/** The latest sign-ins of a person, the newest first. */
export async function listLoginRecords(
  db: Db,
  userName: string,
  limit: number = shownRecords,
): Promise<readonly LoginRecord[]> {
  const records = await db
    .selectFrom("login_record")
    .select(["login_date", "logout_date"])
    .where("user_name", "=", userName)
    .orderBy("login_date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return records.map(({ login_date, logout_date }) => ({ loginDate: login_date, logoutDate: logout_date }));
}
