import { sql } from "kysely";
import type { Db } from "../tables.ts";

/** Something that may be done so often in a time. */
interface Allowance {
  /** What is limited and for whom, such as `mail to:{address}`. */
  readonly subject: string;
  readonly most: number;
  readonly windowMilliseconds: number;
  readonly now: number;
}

/** Uses one up; false where none is left. One statement decides, in whichever process it is asked. */
export async function takeAllowance(db: Db, { subject, most, windowMilliseconds, now }: Allowance): Promise<boolean> {
  const isOver = sql<boolean>`allowance.began_at <= ${now - windowMilliseconds}`;
  const taken = await db
    .insertInto("allowance")
    .values({ subject, used: 1, began_at: now })
    .onConflict((conflict) =>
      conflict
        .column("subject")
        .doUpdateSet({
          used: sql<number>`case when ${isOver} then 1 else allowance.used + 1 end`,
          began_at: sql<number>`case when ${isOver} then ${now} else allowance.began_at end`,
        })
        .where((eb) => eb.or([isOver, eb("allowance.used", "<", most)])),
    )
    .returning("used")
    .executeTakeFirst();
  return taken !== undefined;
}
