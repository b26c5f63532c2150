import type { Db } from "../tables.ts";

/** JSON of whom invoices are addressed to; undefined where the person left that to the profile. */
export async function findInvoiceAddress(db: Db, userName: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("invoice_address")
    .select("details")
    .where("user_name", "=", userName)
    .executeTakeFirst();
  return row?.details;
}

/** Counts for invoices from now on. */
export async function saveInvoiceAddress(
  db: Db,
  { userName, details, now }: { readonly userName: string; readonly details: string; readonly now: number },
): Promise<void> {
  await db
    .insertInto("invoice_address")
    .values({ user_name: userName, details, updated_at: now })
    .onConflict((conflict) => conflict.column("user_name").doUpdateSet({ details, updated_at: now }))
    .execute();
}
