import type { Db } from "../tables.ts";

/**
 * The name of who owns a row, which others may read where the e-mail address is nobody's business: name and company as the
 * profile has them. Empty for an owner who has told neither; undefined where there is no such row.
 */
export async function findOwnerName(db: Db, library: string, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("library_row")
    .leftJoin("user_account", "user_account.user_name", "library_row.user_name")
    .select(["first_name", "last_name", "company_name"])
    .where("library", "=", library)
    .where("library_row.id", "=", id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const name = `${found.first_name ?? ""} ${found.last_name ?? ""}`.trim();
  return [name, found.company_name ?? ""].filter((part) => part !== "").join(", ");
}
