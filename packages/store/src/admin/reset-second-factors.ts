import { closeSessions } from "../accounts/sessions.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { addAudit } from "./audit.ts";

interface Reset {
  readonly admin: string;
  readonly userName: string;
  readonly now: number;
}

/**
 * Takes every second factor and recovery code from a person, and ends their sessions: what was lost may be in use.
 * False where they have none.
 */
export async function resetSecondFactors(db: Db, { admin, userName, now }: Reset): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom("second_factor")
      .where("user_name", "=", userName)
      .returning(["name", "confirmed_at"])
      .execute();
    await trx.deleteFrom("recovery_code").where("user_name", "=", userName).execute();
    const factors = removed.flatMap(({ name, confirmed_at }) => (confirmed_at === null ? [] : [name]));
    if (factors.length === 0) return false;
    await closeSessions(trx, { userName, now });
    await addAudit(trx, { admin, action: "reset second factor", subject: userName, details: { factors }, now });
    return true;
  });
}
