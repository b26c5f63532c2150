import { defaultConveyorCategory } from "@beltwright/model";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../tables.ts";

type Conveyors = ExpressionBuilder<Database, "conveyor">;

/** Owner, admins, those it is shared with, members of its group; demos for everyone: the policy of `maySeeConveyor`. */
export function maySee(eb: Conveyors, userName: string): Expression<SqlBool> {
  return eb.or([
    eb("conveyor.user_name", "=", userName),
    isShared(eb, userName),
    isDemo(eb),
    isForAccount(eb, userName),
  ]);
}

/** The same without those who see it as a demo only: strangers, who are not to meet each other there. */
export function takesPart(eb: Conveyors, userName: string): Expression<SqlBool> {
  return eb.or([eb("conveyor.user_name", "=", userName), isShared(eb, userName), isForAccount(eb, userName)]);
}

/** Admins, and members of its group. */
function isForAccount(eb: Conveyors, userName: string): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom("user_account")
      .select("user_account.user_name")
      .where("user_account.user_name", "=", userName)
      .where((user) =>
        user.or([
          user("user_account.is_admin", "=", 1),
          user.and([
            user("user_account.email_confirmed", "=", 1),
            user("conveyor.conveyor_group", "!=", ""),
            user("user_account.user_group", "=", user.ref("conveyor.conveyor_group")),
          ]),
        ]),
      ),
  );
}

/** Admins and the owner: the policy of `mayShareConveyor` and `mayDeleteConveyor`. */
export function isMine(eb: Conveyors, userName: string): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom("user_account")
      .select("user_account.user_name")
      .where("user_account.user_name", "=", userName)
      .where((user) =>
        user.or([
          user("user_account.is_admin", "=", 1),
          user("user_account.user_name", "=", user.ref("conveyor.user_name")),
        ]),
      ),
  );
}

/** With the account, not with the address: an invitation shows nothing until its address is confirmed. */
export function isShared(eb: Conveyors, userName: string): Expression<SqlBool> {
  return eb(
    "conveyor.id",
    "in",
    eb
      .selectFrom("conveyor_user")
      .innerJoin("user_account", "user_account.id", "conveyor_user.account_id")
      .select("conveyor_user.conveyor_id")
      .where("user_account.user_name", "=", userName),
  );
}

/** Those it is shared with by name see what was saved since, unless its owner has opened the earlier versions. */
export function seesRevision(eb: Conveyors, userName: string, revision: Expression<number>): Expression<SqlBool> {
  return eb.or([
    isMine(eb, userName),
    eb.not(
      eb.exists(
        eb
          .selectFrom("conveyor_user")
          .innerJoin("user_account", "user_account.id", "conveyor_user.account_id")
          .select("conveyor_user.conveyor_id")
          .whereRef("conveyor_user.conveyor_id", "=", "conveyor.id")
          .where("user_account.user_name", "=", userName)
          .where("conveyor_user.sees_from", ">", revision),
      ),
    ),
  ]);
}

/** What an admin files under the demo category is there for everyone; others start their own files there too. */
export function isDemo(eb: Conveyors): Expression<SqlBool> {
  return eb.and([
    eb("conveyor.category", "=", defaultConveyorCategory),
    eb(
      "conveyor.user_name",
      "in",
      eb.selectFrom("user_account").select("user_account.user_name").where("user_account.is_admin", "=", 1),
    ),
  ]);
}

/** A demo that came with the product and that nobody took away from there; what an admin filed beside it is none. */
export function isShippedDemo(eb: Conveyors): Expression<SqlBool> {
  return eb.and([
    isDemo(eb),
    eb.exists(
      eb
        .selectFrom("conveyor_version")
        .select("conveyor_version.revision")
        .whereRef("conveyor_version.conveyor_id", "=", "conveyor.id")
        // In the text and not among the parameters, whose order compiled queries rely on.
        .where("conveyor_version.action", "=", sql.lit("shipped")),
    ),
  ]);
}
