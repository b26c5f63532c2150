import { type Expression, type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import type { Database } from "../tables.ts";

/** Admins change any row, others their own: the policy of `mayEditLibraryRow`, decided by the statement that writes. */
export function mayEditRow(eb: ExpressionBuilder<Database, "library_row">, userName: string): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom("user_account")
      .select("user_account.user_name")
      .where("user_account.user_name", "=", userName)
      .where((user) =>
        user.or([
          user("user_account.is_admin", "=", 1),
          user("user_account.user_name", "=", user.ref("library_row.user_name")),
        ]),
      ),
  );
}

/** Admins and people with a subscription that is current: the policy of `mayAddLibraryRow`. */
export function mayAddRow(eb: ExpressionBuilder<Database, "user_account">, now: number): Expression<SqlBool> {
  return eb.or([eb("user_account.is_admin", "=", 1), hasSubscription(eb, now)]);
}

/** Both ends of a subscription count, and one that is not paid for does not, as in `isSubscriptionCurrent`. */
export function hasSubscription(
  eb: ExpressionBuilder<Database, "user_account">,
  now: number,
): ExpressionWrapper<Database, "user_account", SqlBool> {
  return eb.exists(
    eb
      .selectFrom("subscription")
      .select("subscription.id")
      .whereRef("subscription.user_name", "=", "user_account.user_name")
      .where("subscription.start_date", "<=", now)
      .where("subscription.end_date", ">=", now)
      // In the text and not among the parameters, whose order callers of compiled queries rely on.
      .where("subscription.status", "not in", [sql.lit("Pending"), sql.lit("Cancelled")]),
  );
}
