import { personName } from "../accounts/person-name.ts";
import { takesPart } from "../conveyors/access.ts";
import type { Db } from "../tables.ts";

/** A design as someone has it open: who they are, and the state it is in. */
export interface LookedAt {
  readonly accountId: string;
  readonly name: string;
  readonly revision: number;
  /** Who wrote that revision, by name; empty where the account is gone. */
  readonly updatedBy: string;
}

interface Looking {
  readonly id: string;
  readonly userName: string;
  readonly sessionId: string;
  readonly now: number;
}

/** Undefined where the design is gone, the person no longer takes part in it, or the session has ended. */
export async function findLookedAt(db: Db, { id, userName, sessionId, now }: Looking): Promise<LookedAt | undefined> {
  const found = await db
    .selectFrom("conveyor")
    .innerJoin("user_account as me", (join) => join.on("me.user_name", "=", userName))
    .innerJoin("user_session", (join) => join.onRef("user_session.id", "=", "me.active_session_id"))
    .leftJoin("user_account as writer", "writer.user_name", "conveyor.updated_by")
    .select([
      "me.id as account_id",
      "me.user_name as user_name",
      "me.first_name as first_name",
      "me.last_name as last_name",
      "conveyor.revision as revision",
      "writer.user_name as writer",
      "writer.first_name as writer_first",
      "writer.last_name as writer_last",
    ])
    .where("conveyor.id", "=", id)
    .where("conveyor.deleted_at", "is", null)
    .where("user_session.id", "=", sessionId)
    .where("user_session.closed_at", "is", null)
    .where("user_session.expires_at", ">", now)
    .where((eb) => takesPart(eb, userName))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { account_id, revision, writer, writer_first, writer_last } = found;
  return {
    accountId: account_id,
    name: personName(found),
    revision,
    updatedBy:
      writer === null
        ? ""
        : personName({ user_name: writer, first_name: writer_first ?? "", last_name: writer_last ?? "" }),
  };
}
