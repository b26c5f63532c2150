import { type Expression, sql } from "kysely";
import { accountIdOf } from "../accounts/users.ts";
import { databaseKind } from "../database-kind.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import type { InvoiceTable } from "./tables.ts";

export interface IssuedRow {
  readonly number: number;
  readonly transactionID: string;
  readonly cents: number;
  /** JSON of everything that is printed. */
  readonly document: string;
}

interface NewInvoice {
  readonly transactionID: string;
  readonly userName: string;
  readonly cents: number;
  readonly document: string;
  readonly now: number;
}

/**
 * Issues the invoice of a payment under the next number, once: asked again it gives what was issued first, whatever is
 * known by then. Numbers have no gaps, since nobody takes one before the invoice before it is kept.
 */
export async function issueInvoice(db: Db, invoice: NewInvoice): Promise<IssuedRow> {
  const { transactionID, userName, cents, document, now } = invoice;
  return inTransaction(db, async (trx) => {
    await waitForOtherNumbers(trx);
    const known = await rowOf(trx, transactionID);
    if (known !== undefined) return toIssued(known);
    const last = await trx
      .selectFrom("invoice")
      .select((eb) => eb.fn.max("number").as("number"))
      .executeTakeFirst();
    const number = (last?.number ?? 0) + 1;
    await trx
      .insertInto("invoice")
      .values({
        number,
        transaction_id: transactionID,
        user_name: userName,
        account_id: accountIdOf(trx, userName),
        issued_at: now,
        cents,
        document,
      })
      .execute();
    return { number, transactionID, cents, document };
  });
}

/** Of this person, and of nobody who had the address before. */
export async function findInvoice(db: Db, userName: string, transactionID: string): Promise<IssuedRow | undefined> {
  const row = await rowOf(db, transactionID, accountIdOf(db, userName));
  return row && toIssued(row);
}

/** A person's, in the order of their numbers. */
export async function listInvoices(db: Db, userName: string): Promise<readonly IssuedRow[]> {
  const rows = await db
    .selectFrom("invoice")
    .selectAll()
    .where("account_id", "=", accountIdOf(db, userName))
    .orderBy("number")
    .execute();
  return rows.map(toIssued);
}

/** SQLite lets one transaction write at a time anyway. */
async function waitForOtherNumbers(trx: Db): Promise<void> {
  if (databaseKind(trx) === "postgres") await sql`lock table invoice in share row exclusive mode`.execute(trx);
}

async function rowOf(db: Db, transactionID: string, account?: Expression<string>): Promise<InvoiceTable | undefined> {
  let query = db.selectFrom("invoice").selectAll().where("transaction_id", "=", transactionID);
  if (account !== undefined) query = query.where("account_id", "=", account);
  return query.executeTakeFirst();
}

function toIssued({ number, transaction_id, cents, document }: InvoiceTable): IssuedRow {
  return { number, transactionID: transaction_id, cents, document };
}
