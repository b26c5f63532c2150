import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Every version of a proposal says which revision of the design it began from: a proposal can be brought up to date. */
export const proposalBases: Migration = {
  number: 23,
  name: "proposal bases",
  up: async ({ db, types: { integer } }) => {
    await db.schema
      .alterTable("proposal_version")
      .addColumn("base_revision", integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update proposal_version set base_revision =
      (select proposal.base_revision from proposal where proposal.id = proposal_version.proposal_id)`.execute(db);
  },
};
