import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Counting and searching a list read its index and nothing else. SQLite looks at every column that a statement names,
 * also at the one by which the index leaves out what is deleted; so that one is in the index too.
 */
export const conveyorCounts: Migration = {
  number: 8,
  name: "conveyor counts",
  up: async ({ db }) => {
    const columns = ["category", "conv_no_key", "id", "project_key", "client_key", "material_key", "deleted_at"];
    for (const owner of ["user_name", "conveyor_group"]) {
      const name = sql.id(`conveyor_${owner}_category`);
      const terms = sql.join([owner, ...columns].map((column) => sql.ref(column)));
      await sql`drop index ${name}`.execute(db);
      await sql`create index ${name} on conveyor (${terms}) where deleted_at is null`.execute(db);
    }
  },
};
