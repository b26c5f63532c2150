import { runCompiled } from "../compiled.ts";
import type { Db } from "../tables.ts";

/** Marks the library as written to, inside the transaction of the write. */
export async function countChange(trx: Db, library: string): Promise<void> {
  await trx
    .insertInto("library_counter")
    .values({ library, changes: 1 })
    .onConflict((conflict) =>
      conflict.column("library").doUpdateSet((eb) => ({ changes: eb("library_counter.changes", "+", 1) })),
    )
    .execute();
}

/** How often the library has been written to. What was read before stays true as long as this is the same. */
export async function countLibraryChanges(db: Db, library: string): Promise<number> {
  const [found] = await runCompiled(db, "library changes", [library], () =>
    db.selectFrom("library_counter").select("changes").where("library", "=", library),
  );
  return found?.changes ?? 0;
}

/** The same of every library that was ever written to. */
export async function countChangesByLibrary(db: Db): Promise<ReadonlyMap<string, number>> {
  const found = await runCompiled(db, "changes of libraries", [], () =>
    db.selectFrom("library_counter").select(["library", "changes"]),
  );
  return new Map(found.map(({ library, changes }) => [library, changes]));
}
