import { getLibrary, type LibraryDefinition, libraries } from "@beltwright/model";
import type { Db } from "../tables.ts";
import { nameKeys, toValues } from "./record.ts";
import { moreFields, slotFields, sortKeys } from "./sort-keys.ts";

const rowsPerRead = 500;

/** Fills the sort columns anew where a definition has changed what its list shows since they were filled. */
export async function arrangeSortKeys(trx: Db): Promise<void> {
  const stored = await trx.selectFrom("library_layout").selectAll().execute();
  const layouts = new Map(stored.map(({ library, layout }) => [library, layout]));
  for (const definition of libraries) {
    const layout = layoutOf(definition);
    if (layouts.get(definition.plural) === layout) continue;
    await fillSortKeys(trx, definition.plural);
    await trx
      .insertInto("library_layout")
      .values({ library: definition.plural, layout })
      .onConflict((conflict) => conflict.column("library").doUpdateSet({ layout }))
      .execute();
  }
}

/** Raised whenever keys are made in another way, so that those of stored rows are made anew. */
const keysVersion = 2;

function layoutOf(definition: LibraryDefinition): string {
  const fields = [...slotFields(definition), ...moreFields(definition)];
  return JSON.stringify([keysVersion, fields.map(({ name, kind, default: value }) => [name, kind, value])]);
}

async function fillSortKeys(trx: Db, library: string): Promise<void> {
  let after = "";
  for (;;) {
    const rows = await trx
      .selectFrom("library_row")
      .select(["id", "category", "description", "data"])
      .where("library", "=", library)
      .where("id", ">", after)
      .orderBy("id")
      .limit(rowsPerRead)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    for (const row of rows) {
      const keys = sortKeys(getLibrary(library), toValues(getLibrary(library), row));
      const names = nameKeys(row.category, row.description);
      await trx
        .updateTable("library_row")
        .set({ ...names, ...keys })
        .where("library", "=", library)
        .where("id", "=", row.id)
        .execute();
    }
    after = last.id;
  }
}
