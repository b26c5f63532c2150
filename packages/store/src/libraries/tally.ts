import { allCategories } from "@beltwright/model";
import { runCompiled } from "../compiled.ts";
import type { Db, LibraryRowTable } from "../tables.ts";
import { inTextOrder } from "../text-keys.ts";

type Place = Pick<LibraryRowTable, "library" | "category" | "belt_width">;

interface TallyChange extends Place {
  readonly by: number;
}

/** Keeps the counts of living rows in step with a write, inside its transaction. */
export async function changeTally(trx: Db, changes: readonly TallyChange[]): Promise<void> {
  const sums = new Map<string, TallyChange>();
  for (const { library, category, belt_width, by } of changes) {
    const key = JSON.stringify([library, category, belt_width]);
    sums.set(key, { library, category, belt_width, by: by + (sums.get(key)?.by ?? 0) });
  }
  // In one order for everyone: two writers that lock the same counts in different orders would wait for each other.
  const keys = [...sums.keys()].sort();
  for (const key of keys) {
    const change = sums.get(key);
    if (change && change.by !== 0) await addToTally(trx, change);
  }
}

async function addToTally(trx: Db, { library, category, belt_width, by }: TallyChange): Promise<void> {
  await trx
    .insertInto("library_tally")
    .values({ library, category, belt_width, rows: by })
    .onConflict((conflict) =>
      conflict
        .columns(["library", "category", "belt_width"])
        .doUpdateSet((eb) => ({ rows: eb("library_tally.rows", "+", by) })),
    )
    .execute();
}

interface TallyQuery {
  readonly library: string;
  readonly category?: string | undefined;
  readonly beltWidth?: number | undefined;
}

export async function countRows(db: Db, query: TallyQuery): Promise<number> {
  const { library, category = allCategories, beltWidth = 0 } = query;
  const byCategory = category !== allCategories;
  const byWidth = beltWidth !== 0;
  const parameters = [library, ...(byCategory ? [category] : []), ...(byWidth ? [beltWidth] : [])];
  const [counted] = await runCompiled(db, `tally ${byCategory} ${byWidth}`, parameters, () => {
    let tally = db.selectFrom("library_tally").where("library", "=", library);
    if (byCategory) tally = tally.where("category", "=", category);
    if (byWidth) tally = tally.where("belt_width", "=", beltWidth);
    return tally.select((eb) => eb.fn.sum<number | string | null>("rows").as("total"));
  });
  return Number(counted?.total ?? 0);
}

/** The categories that hold at least one row, in order. */
export async function listLibraryCategories(db: Db, library: string): Promise<readonly string[]> {
  const found = await db
    .selectFrom("library_tally")
    .select("category")
    .where("library", "=", library)
    .where("rows", ">", 0)
    .groupBy("category")
    .execute();
  return inTextOrder(found.map(({ category }) => category));
}
