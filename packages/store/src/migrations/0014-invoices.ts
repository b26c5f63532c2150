import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration, MigrationSchema } from "./migration.ts";

/**
 * Invoices as they were issued, whom they are addressed to, and plans that are kept to the end of a paid period. Until now
 * an invoice was written anew each time it was asked for, so that a changed profile changed it; payments of that time get
 * theirs, with the next numbers, when the person next buys, renews or looks.
 */
export const invoices: Migration = {
  number: 14,
  name: "invoices",
  up: async (schema) => {
    await createInvoice(schema);
    await createInvoiceAddress(schema);
    await createKeptPlan(schema);
  },
};

const filled = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey();

/** Refers to no account: books are kept whatever is deleted. */
async function createInvoice({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("invoice")
    .addColumn("number", types.integer, key)
    .addColumn("transaction_id", types.text, (column) => column.notNull().unique())
    .addColumn("user_name", types.text, filled)
    .addColumn("account_id", types.text)
    .addColumn("issued_at", types.integer, filled)
    .addColumn("cents", types.integer, filled)
    .addColumn("document", types.text, filled)
    .execute();
  await db.schema.createIndex("invoice_of_account").on("invoice").columns(["account_id", "number"]).execute();
}

async function createInvoiceAddress({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("invoice_address")
    .addColumn("user_name", types.text, (column) =>
      column.notNull().primaryKey().references("user_account.user_name").onDelete("cascade"),
    )
    .addColumn("details", types.text, filled)
    .addColumn("updated_at", types.integer, filled)
    .execute();
}

async function createKeptPlan({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("kept_plan")
    .addColumn("subscription_id", types.text, key)
    .addColumn("plan_id", types.text, filled)
    .addColumn("add_ons", types.text, filled)
    .addColumn("last_day", types.integer, filled)
    .execute();
}
