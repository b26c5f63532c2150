import { sql } from "kysely";
import type { Migration, MigrationSchema } from "./migration.ts";

/**
 * What outlives an account refers to the account and no longer to its address: whoever registers the address of a deleted
 * account gets nothing of it. An account made before this has its address for an id, by which payment providers know it.
 */
export const accountIds: Migration = {
  number: 9,
  name: "account ids",
  up: async (schema) => {
    await addAccountId(schema);
    await addOwner(schema, "support_ticket", "updated_at");
    await addOwner(schema, "sandbox_object", "kind");
    await addShareTerms(schema);
    await endForgottenGroups(schema);
    await addTokenTerms(schema);
    await addProof(schema);
    await createAllowance(schema);
  },
};

async function addAccountId({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .alterTable("user_account")
    .addColumn("id", types.text, (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update user_account set id = user_name`.execute(db);
  await db.schema.createIndex("user_account_id").on("user_account").column("id").unique().execute();
}

/** What is older than the account of its address belonged to an earlier one, which is gone. */
async function addOwner({ db, types }: MigrationSchema, table: string, order: string): Promise<void> {
  await db.schema.alterTable(table).addColumn("account_id", types.text).execute();
  await sql`update ${sql.table(table)} set account_id = (select id from user_account
    where user_account.user_name = ${sql.ref(`${table}.user_name`)}
      and user_account.created_at <= ${sql.ref(`${table}.created_at`)})`.execute(db);
  await db.schema.createIndex(`${table}_of_account`).on(table).columns(["account_id", order]).execute();
}

/** Without an account it is an invitation. Those who see a conveyor already go on to see all of its versions. */
async function addShareTerms({ db, types }: MigrationSchema): Promise<void> {
  const share = db.schema.alterTable("conveyor_user");
  await share
    .addColumn("account_id", types.text, (column) => column.references("user_account.id").onDelete("cascade"))
    .execute();
  for (const name of ["can_download", "sees_from"]) {
    await share.addColumn(name, types.integer, (column) => column.notNull().defaultTo(0)).execute();
  }
  await sql`update conveyor_user set account_id = (select id from user_account
    where user_account.user_name = conveyor_user.user_name and user_account.email_confirmed = 1)`.execute(db);
  await db.schema
    .createIndex("conveyor_user_of_account")
    .on("conveyor_user")
    .columns(["account_id", "conveyor_id"])
    .execute();
}

/** Files of a group that is gone would be seen by whoever makes one of that name. */
async function endForgottenGroups({ db }: MigrationSchema): Promise<void> {
  await sql`update conveyor set conveyor_group = '' where conveyor_group <> ''
    and conveyor_group not in (select name from user_group)
    and conveyor_group not in (select user_group from user_account where user_group is not null)`.execute(db);
}

const legacyTokenDays = 90;

/** Tokens made before go on for a while with what scripts need. */
async function addTokenTerms({ db, types }: MigrationSchema): Promise<void> {
  const token = db.schema.alterTable("api_token");
  await token.addColumn("scopes", types.text, (column) => column.notNull().defaultTo("read write calculate")).execute();
  await token.addColumn("expires_at", types.integer, (column) => column.notNull().defaultTo(0)).execute();
  await sql`update api_token set scopes = 'read write calculate admin'
    where user_name in (select user_name from user_account where is_admin = 1)`.execute(db);
  await sql`update api_token set expires_at = ${Date.now() + legacyTokenDays * 86_400_000}`.execute(db);
}

/** When the person behind a session last proved who they are. */
async function addProof({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .alterTable("user_session")
    .addColumn("proved_at", types.integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update user_session set proved_at = created_at`.execute(db);
}

/** How much of something with a daily limit was used up. */
async function createAllowance({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("allowance")
    .addColumn("subject", types.text, (column) => column.notNull().primaryKey())
    .addColumn("used", types.integer, (column) => column.notNull())
    .addColumn("began_at", types.integer, (column) => column.notNull())
    .execute();
}
