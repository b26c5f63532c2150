import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration, MigrationSchema } from "./migration.ts";

/** People, what they pay for, and every way they prove who they are. */
export const accounts: Migration = {
  number: 1,
  name: "accounts",
  up: async (schema) => {
    await createUserAccount(schema);
    await createSubscription(schema);
    await createUserSession(schema);
    await createLoginRecord(schema);
    await createApiToken(schema);
    await createOneTimeToken(schema);
    await createSignInThrottle(schema);
  },
};

async function createUserAccount({ db, types }: MigrationSchema): Promise<void> {
  const profile = [
    "first_name",
    "last_name",
    "company_name",
    "address1",
    "address2",
    "city",
    "state",
    "post_code",
    "country",
  ];
  const table = db.schema
    .createTable("user_account")
    .addColumn("user_name", types.text, (column) => column.notNull().primaryKey())
    .addColumn("password_hash", types.text, (column) => column.notNull())
    .addColumn("is_admin", types.integer, (column) => column.notNull())
    .addColumn("email_confirmed", types.integer, (column) => column.notNull())
    .addColumn("user_group", types.text)
    .addColumn("created_at", types.integer, (column) => column.notNull())
    .addColumn("active_session_id", types.text);
  await profile
    .reduce((so, name) => so.addColumn(name, types.text, (column) => column.notNull().defaultTo("")), table)
    .execute();
}

async function createSubscription({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("subscription")
    .addColumn("id", types.text, (column) => column.notNull().primaryKey())
    .addColumn("user_name", types.text, owner)
    .addColumn("plan_id", types.text, (column) => column.notNull())
    .addColumn("plan_name", types.text, (column) => column.notNull())
    .addColumn("program_name", types.text, (column) => column.notNull())
    .addColumn("status", types.text, (column) => column.notNull())
    .addColumn("price", types.double, (column) => column.notNull())
    .addColumn("billing_cycle_months", types.integer, (column) => column.notNull())
    .addColumn("order_date", types.integer, (column) => column.notNull())
    .addColumn("start_date", types.integer, (column) => column.notNull())
    .addColumn("end_date", types.integer, (column) => column.notNull())
    .addColumn("period_days", types.integer, (column) => column.notNull())
    .addColumn("cost_per_day", types.double, (column) => column.notNull())
    .addColumn("cost", types.double, (column) => column.notNull())
    .addColumn("payment_status", types.text, (column) => column.notNull())
    .addColumn("storage_units", types.integer, (column) => column.notNull())
    .addColumn("add_ons", types.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("subscription_of_user").on("subscription").columns(["user_name", "end_date"]).execute();
}

async function createUserSession({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("user_session")
    .addColumn("id", types.text, (column) => column.notNull().primaryKey())
    .addColumn("token_hash", types.text, (column) => column.notNull().unique())
    .addColumn("user_name", types.text, owner)
    .addColumn("created_at", types.integer, (column) => column.notNull())
    .addColumn("seen_at", types.integer, (column) => column.notNull())
    .addColumn("expires_at", types.integer, (column) => column.notNull())
    .addColumn("closed_at", types.integer)
    .execute();
  await db.schema.createIndex("user_session_of_user").on("user_session").column("user_name").execute();
}

async function createLoginRecord({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("login_record")
    .addColumn("id", types.text, (column) => column.notNull().primaryKey())
    .addColumn("user_name", types.text, owner)
    .addColumn("session_id", types.text, (column) => column.notNull())
    .addColumn("login_date", types.integer, (column) => column.notNull())
    .addColumn("logout_date", types.integer)
    .addColumn("address", types.text, (column) => column.notNull())
    .addColumn("user_agent", types.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("login_record_of_user").on("login_record").columns(["user_name", "login_date"]).execute();
}

async function createApiToken({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("api_token")
    .addColumn("id", types.text, (column) => column.notNull().primaryKey())
    .addColumn("user_name", types.text, owner)
    .addColumn("name", types.text, (column) => column.notNull())
    .addColumn("token_hash", types.text, (column) => column.notNull().unique())
    .addColumn("created_at", types.integer, (column) => column.notNull())
    .addColumn("last_used_at", types.integer)
    .addColumn("revoked_at", types.integer)
    .execute();
  await db.schema.createIndex("api_token_of_user").on("api_token").column("user_name").execute();
}

async function createOneTimeToken({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("one_time_token")
    .addColumn("token_hash", types.text, (column) => column.notNull().primaryKey())
    .addColumn("user_name", types.text, owner)
    .addColumn("purpose", types.text, (column) => column.notNull())
    .addColumn("created_at", types.integer, (column) => column.notNull())
    .addColumn("expires_at", types.integer, (column) => column.notNull())
    .addColumn("used_at", types.integer)
    .execute();
  await db.schema.createIndex("one_time_token_of_user").on("one_time_token").column("user_name").execute();
}

async function createSignInThrottle({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("sign_in_throttle")
    .addColumn("subject", types.text, (column) => column.notNull().primaryKey())
    .addColumn("failures", types.integer, (column) => column.notNull())
    .addColumn("failed_at", types.integer, (column) => column.notNull())
    .addColumn("blocked_until", types.integer, (column) => column.notNull())
    .execute();
}

/** What belongs to a person goes when the person goes. */
function owner(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references("user_account.user_name").onDelete("cascade");
}
