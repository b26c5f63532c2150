import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { isMine, maySee } from "../conveyors/access.ts";
import type { Database } from "../tables.ts";

type Conveyors = ExpressionBuilder<Database, "conveyor">;
type Proposals = ExpressionBuilder<Database, "conveyor" | "proposal">;

/** Those a design is shared with to edit, by account: the policy of `mayProposeChanges`. */
export function mayPropose(eb: Conveyors, userName: string): Expression<SqlBool> {
  return eb.and([eb.not(isMine(eb, userName)), eb.exists(editingShare(eb, userName))]);
}

/**
 * The owner and admins; the proposer for as long as they see the design; others who may edit it, unless the proposal
 * began from a version that was never theirs to see.
 */
export function maySeeProposal(eb: Proposals, userName: string, baseRevision: Expression<number>): Expression<SqlBool> {
  const others = editingShare(eb, userName).where("conveyor_user.sees_from", "<=", baseRevision);
  return eb.or([isMine(eb, userName), eb.exists(others), eb.and([isProposer(eb, userName), maySee(eb, userName)])]);
}

export function isProposer(eb: ExpressionBuilder<Database, "proposal">, userName: string): Expression<SqlBool> {
  return eb(
    "proposal.account_id",
    "in",
    eb.selectFrom("user_account").select("user_account.id").where("user_account.user_name", "=", userName),
  );
}

function editingShare(eb: ExpressionBuilder<Database, "conveyor" | "proposal">, userName: string) {
  return eb
    .selectFrom("conveyor_user")
    .innerJoin("user_account", "user_account.id", "conveyor_user.account_id")
    .select("conveyor_user.conveyor_id")
    .whereRef("conveyor_user.conveyor_id", "=", "conveyor.id")
    .where("conveyor_user.can_edit", "=", 1)
    .where("user_account.user_name", "=", userName);
}
