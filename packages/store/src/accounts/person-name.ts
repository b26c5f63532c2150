import type { UserAccountTable } from "../tables.ts";

/** What others call someone: first and last name, or the address of whoever gave none. */
export function personName(account: Pick<UserAccountTable, "user_name" | "first_name" | "last_name">): string {
  const { user_name, first_name, last_name } = account;
  return `${first_name} ${last_name}`.replace(/\s+/g, " ").trim() || user_name;
}
