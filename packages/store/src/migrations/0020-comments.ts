import type { Migration, MigrationSchema } from "./migration.ts";

/** Comments on designs, and whom to tell of them by mail. Authors are accounts, which comments outlive. */
export const comments: Migration = {
  number: 20,
  name: "comments",
  up: async (schema) => {
    await createThread(schema);
    await createComment(schema);
    await createNotice(schema);
  },
};

async function createThread({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("comment_thread")
    .addColumn("id", types.text, (column) => column.notNull().primaryKey())
    .addColumn("conveyor_id", types.text, (column) => column.notNull().references("conveyor.id").onDelete("cascade"))
    .addColumn("target", types.text, (column) => column.notNull())
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("created_by", types.text, (column) => column.notNull())
    .addColumn("created_at", types.integer, (column) => column.notNull())
    .addColumn("resolved_by", types.text)
    .addColumn("resolved_at", types.integer)
    .execute();
  await db.schema
    .createIndex("comment_thread_of_conveyor")
    .on("comment_thread")
    .columns(["conveyor_id", "id"])
    .execute();
}

async function createComment({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("comment")
    .addColumn("id", types.text, (column) => column.notNull().primaryKey())
    .addColumn("thread_id", types.text, (column) =>
      column.notNull().references("comment_thread.id").onDelete("cascade"),
    )
    .addColumn("author_id", types.text, (column) => column.notNull())
    .addColumn("text", types.text, (column) => column.notNull())
    .addColumn("created_at", types.integer, (column) => column.notNull())
    .addColumn("edited_at", types.integer)
    .addColumn("deleted_at", types.integer)
    .execute();
  await db.schema.createIndex("comment_of_thread").on("comment").columns(["thread_id", "id"]).execute();
}

async function createNotice({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("comment_notice")
    .addColumn("account_id", types.text, (column) => column.notNull().references("user_account.id").onDelete("cascade"))
    .addColumn("comment_id", types.text, (column) => column.notNull().references("comment.id").onDelete("cascade"))
    .addColumn("reason", types.text, (column) => column.notNull())
    .addColumn("created_at", types.integer, (column) => column.notNull())
    .addColumn("claimed_until", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("comment_notice_of_account", ["account_id", "comment_id"])
    .execute();
  await db.schema.createIndex("comment_notice_by_time").on("comment_notice").column("created_at").execute();
}
