import {
  type Expression,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type SqlBool,
  sql,
} from "kysely";
import { runCompiled } from "../compiled.ts";
import type { Database, Db } from "../tables.ts";

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

export async function isAdmin(trx: Db, userName: string): Promise<boolean> {
  const [found] = await runCompiled(trx, "is admin", [userName], () =>
    trx.selectFrom("user_account").select("is_admin").where("user_name", "=", userName),
  );
  return found?.is_admin === 1;
}

/** The scope of a row once someone has changed its values: nobody but an administrator vouches for them any longer. */
export function editedScope(userName: string): RawBuilder<string> {
  return sql`case when library_row.scope in ('shipped', 'verified') and not exists
      (select 1 from user_account where user_account.user_name = ${userName} and user_account.is_admin = 1)
    then 'public' else library_row.scope end`;
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
