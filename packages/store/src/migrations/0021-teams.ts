import type { Migration } from "./migration.ts";

/** Groups that their members run: roles, who may check and approve, invitations. */
export const teams: Migration = {
  number: 21,
  name: "teams",
  up: async ({ db, types }) => {
    await db.schema
      .createTable("team_member")
      .addColumn("group_name", types.text, (column) => column.notNull())
      .addColumn("account_id", types.text, (column) => column.notNull())
      .addColumn("role", types.text, (column) => column.notNull())
      .addColumn("joined_at", types.integer, (column) => column.notNull())
      .addPrimaryKeyConstraint("team_member_key", ["group_name", "account_id"])
      .execute();
    await db.schema
      .createTable("team_rule")
      .addColumn("group_name", types.text, (column) => column.notNull().primaryKey())
      .addColumn("check_roles", types.text, (column) => column.notNull())
      .addColumn("approve_roles", types.text, (column) => column.notNull())
      .addColumn("updated_at", types.integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("team_invitation")
      .addColumn("id", types.text, (column) => column.notNull().primaryKey())
      .addColumn("group_name", types.text, (column) => column.notNull())
      .addColumn("user_name", types.text, (column) => column.notNull())
      .addColumn("role", types.text, (column) => column.notNull())
      .addColumn("invited_by", types.text, (column) => column.notNull())
      .addColumn("invited_at", types.integer, (column) => column.notNull())
      .addColumn("state", types.text, (column) => column.notNull())
      .addColumn("ended_at", types.integer)
      .execute();
    await db.schema
      .createIndex("team_invitation_of_address")
      .on("team_invitation")
      .columns(["user_name", "state"])
      .execute();
    await db.schema
      .createIndex("team_invitation_of_group")
      .on("team_invitation")
      .columns(["group_name", "state"])
      .execute();
  },
};
