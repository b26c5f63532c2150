import { isMine, takesPart } from "../conveyors/access.ts";
import { databaseKind } from "../database-kind.ts";
import type { Db } from "../tables.ts";

/** Who comments on which design, and when. */
export interface Commenting {
  readonly conveyorId: string;
  readonly userName: string;
  readonly now: number;
}

export interface HeldDesign {
  readonly accountId: string;
  readonly revision: number;
  /** Whether the person owns the design or administers all. */
  readonly isMine: boolean;
}

/**
 * The design as it is until the transaction ends, for someone who takes part in it: it is deleted before a comment, which
 * is then refused, or after it, and then comes back with it.
 */
export async function holdDesign(trx: Db, { conveyorId, userName }: Commenting): Promise<HeldDesign | undefined> {
  const query = trx
    .selectFrom("conveyor")
    .innerJoin("user_account as me", (join) => join.on("me.user_name", "=", userName))
    .select((eb) => [
      "me.id as account_id",
      "conveyor.revision as revision",
      eb.case().when(isMine(eb, userName)).then(1).else(0).end().as("is_mine"),
    ])
    .where("conveyor.id", "=", conveyorId)
    .where("conveyor.deleted_at", "is", null)
    .where((eb) => takesPart(eb, userName));
  const isLocking = trx.isTransaction && databaseKind(trx) === "postgres";
  const found = await (isLocking ? query.forShare("conveyor") : query).executeTakeFirst();
  return found && { accountId: found.account_id, revision: found.revision, isMine: found.is_mine === 1 };
}
