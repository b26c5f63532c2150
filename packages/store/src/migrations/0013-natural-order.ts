import { sql } from "kysely";
import { textKey } from "../text-keys.ts";
import type { Migration, MigrationSchema } from "./migration.ts";

/**
 * Lists count numbers within texts as numbers and take no notice of case, in categories too; libraries are sorted by any
 * field. The keys of library rows are filled when their layout is looked at next.
 */
export const naturalOrder: Migration = {
  number: 13,
  name: "natural order",
  up: async (schema) => {
    await addColumn(schema, "library_row", "category_key", "");
    await addColumn(schema, "library_row", "more_keys", "{}");
    await addColumn(schema, "conveyor", "category_key", "");
    await fillConveyorKeys(schema);
    await createIndexes(schema);
  },
};

async function addColumn({ db, types }: MigrationSchema, table: string, name: string, before: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, types.text, (column) => column.notNull().defaultTo(before))
    .execute();
}

const rowsPerRead = 500;

async function fillConveyorKeys({ db }: MigrationSchema): Promise<void> {
  let after = "";
  for (;;) {
    const rows = await db
      .selectFrom("conveyor")
      .select(["id", "category", "conv_no", "project", "client", "material"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(rowsPerRead)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    for (const { id, ...texts } of rows)
      await db.updateTable("conveyor").set(keysOf(texts)).where("id", "=", id).execute();
    after = last.id;
  }
}

type Texts = Readonly<Record<"category" | "conv_no" | "project" | "client" | "material", string>>;

function keysOf({ category, conv_no, project, client, material }: Texts) {
  return {
    category_key: textKey(category),
    conv_no_key: textKey(conv_no),
    project_key: textKey(project),
    client_key: textKey(client),
    material_key: textKey(material),
  };
}

/** For lists of all categories; those of one category have theirs. */
async function createIndexes({ db }: MigrationSchema): Promise<void> {
  const create = async (table: string, name: string, columns: readonly string[]) =>
    sql`create index ${sql.id(`${table}_${name}`)} on ${sql.table(table)}
      (${sql.join(columns.map((column) => sql.ref(column)))}) where deleted_at is null`.execute(db);
  const named = ["category_key", "description_key", "id"];
  await create("library_row", "by_category_key", ["library", ...named]);
  await sql`drop index library_row_by_width`.execute(db);
  await create("library_row", "by_width", ["library", "belt_width", ...named]);
  const searched = ["project_key", "client_key", "material_key", "deleted_at"];
  for (const owner of ["user_name", "conveyor_group"]) {
    await create("conveyor", `${owner}_category_key`, [owner, "category_key", "conv_no_key", "id", ...searched]);
  }
}
