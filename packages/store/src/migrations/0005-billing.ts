import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Migration, MigrationSchema } from "./migration.ts";

/** Purchases, the sandbox provider, support tickets, groups, and what administrators did. */
export const billing: Migration = {
  number: 5,
  name: "billing",
  up: async (schema) => {
    await addProviderColumns(schema);
    await createPaymentOrder(schema);
    await createSandboxObject(schema);
    await createSupportTicket(schema);
    await createTicketParts(schema);
    await createAuditRecord(schema);
    await createUserGroup(schema);
  },
};

type Column = ColumnDefinitionBuilder;
const filled = (column: Column) => column.notNull();
const key = (column: Column) => column.notNull().primaryKey();

/** Which provider holds a subscription; empty for those an administrator entered and for demo accounts. */
async function addProviderColumns({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .alterTable("subscription")
    .addColumn("provider", types.text, (column) => column.notNull().defaultTo(""))
    .execute();
}

async function createPaymentOrder({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("payment_order")
    .addColumn("id", types.text, key)
    .addColumn("user_name", types.text, (column) =>
      column.notNull().references("user_account.user_name").onDelete("cascade"),
    )
    .addColumn("kind", types.text, filled)
    .addColumn("state", types.text, filled)
    .addColumn("request", types.text, filled)
    .addColumn("message", types.text, filled)
    .addColumn("created_at", types.integer, filled)
    .addColumn("updated_at", types.integer, filled)
    .execute();
  await db.schema.createIndex("payment_order_of_user").on("payment_order").columns(["user_name", "state"]).execute();
  await sql`create index payment_order_begun on payment_order (created_at) where state = 'begun'`.execute(db);
}

/** Does not refer to accounts: a provider keeps its books whatever we delete. */
async function createSandboxObject({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("sandbox_object")
    .addColumn("kind", types.text, filled)
    .addColumn("id", types.text, filled)
    .addColumn("user_name", types.text, filled)
    .addColumn("created_at", types.integer, filled)
    .addColumn("data", types.text, filled)
    .addPrimaryKeyConstraint("sandbox_object_key", ["kind", "id"])
    .execute();
  await db.schema.createIndex("sandbox_object_of_user").on("sandbox_object").columns(["user_name", "kind"]).execute();
}

async function createSupportTicket({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("support_ticket")
    .addColumn("id", types.text, key)
    .addColumn("no", types.integer, (column) => column.notNull().unique())
    .addColumn("user_name", types.text, filled)
    .addColumn("subject", types.text, filled)
    .addColumn("status", types.text, filled)
    .addColumn("created_at", types.integer, filled)
    .addColumn("updated_at", types.integer, filled)
    .execute();
  await db.schema
    .createIndex("support_ticket_of_user")
    .on("support_ticket")
    .columns(["user_name", "updated_at"])
    .execute();
  await db.schema
    .createIndex("support_ticket_by_status")
    .on("support_ticket")
    .columns(["status", "updated_at"])
    .execute();
}

async function createTicketParts({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("ticket_message")
    .addColumn("id", types.text, key)
    .addColumn("ticket_id", types.text, (column) =>
      column.notNull().references("support_ticket.id").onDelete("cascade"),
    )
    .addColumn("user_name", types.text, filled)
    .addColumn("is_staff", types.integer, filled)
    .addColumn("text", types.text, filled)
    .addColumn("created_at", types.integer, filled)
    .execute();
  await db.schema
    .createIndex("ticket_message_of_ticket")
    .on("ticket_message")
    .columns(["ticket_id", "created_at"])
    .execute();
  await db.schema
    .createTable("ticket_file")
    .addColumn("id", types.text, key)
    .addColumn("message_id", types.text, (column) =>
      column.notNull().references("ticket_message.id").onDelete("cascade"),
    )
    .addColumn("name", types.text, filled)
    .addColumn("type", types.text, filled)
    .addColumn("size", types.integer, filled)
    .addColumn("content", types.text, filled)
    .execute();
  await db.schema.createIndex("ticket_file_of_message").on("ticket_file").column("message_id").execute();
}

async function createAuditRecord({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("audit_record")
    .addColumn("id", types.text, key)
    .addColumn("at", types.integer, filled)
    .addColumn("admin", types.text, filled)
    .addColumn("action", types.text, filled)
    .addColumn("subject", types.text, filled)
    .addColumn("details", types.text, filled)
    .execute();
  await db.schema.createIndex("audit_record_by_time").on("audit_record").columns(["at", "id"]).execute();
}

async function createUserGroup({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("user_group")
    .addColumn("name", types.text, key)
    .addColumn("created_at", types.integer, filled)
    .addColumn("created_by", types.text, filled)
    .execute();
  // Groups that people are in already.
  await sql`insert into user_group (name, created_at, created_by)
    select user_group, min(created_at), '' from user_account where user_group is not null group by user_group`.execute(
    db,
  );
}
