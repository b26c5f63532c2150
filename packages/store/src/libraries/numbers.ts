import { sql } from "kysely";
import type { Db } from "../tables.ts";
import { mayAddRow } from "./permission.ts";

/**
 * The next running number of a library for someone who may add to it, else undefined. The statement both
 * decides and takes; until the transaction ends nobody else gets a number of this library.
 */
export async function takeNumberIfAllowed(
  trx: Db,
  { library, userName, now }: { readonly library: string; readonly userName: string; readonly now: number },
): Promise<number | undefined> {
  const taken = await trx
    .insertInto("library_counter")
    .columns(["library", "last_no"])
    .expression((eb) =>
      eb
        .selectFrom("user_account")
        .select([sql.lit(library).as("library"), sql.lit(1).as("last_no")])
        .where("user_account.user_name", "=", userName)
        .where((user) => mayAddRow(user, now)),
    )
    .onConflict((conflict) =>
      conflict.column("library").doUpdateSet((eb) => ({ last_no: eb("library_counter.last_no", "+", 1) })),
    )
    .returning("last_no")
    .executeTakeFirst();
  return taken?.last_no;
}

/** Takes `count` numbers in a row and answers the first. */
export async function takeNumbers(trx: Db, library: string, count: number): Promise<number> {
  const { last_no } = await trx
    .insertInto("library_counter")
    .values({ library, last_no: count })
    .onConflict((conflict) =>
      conflict.column("library").doUpdateSet((eb) => ({ last_no: eb("library_counter.last_no", "+", count) })),
    )
    .returning("last_no")
    .executeTakeFirstOrThrow();
  return last_no - count + 1;
}
