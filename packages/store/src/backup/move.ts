import { appliedNumber } from "../migrations/migrate.ts";
import { connect, openExistingStore, type StoreTarget } from "../open.ts";
import { fillEmpty } from "./restore.ts";
import { countTables, existingTables, readTables, type TableCounts } from "./tables.ts";

interface MoveReport {
  readonly counts: TableCounts;
}

/**
 * Copies everything into an empty database, in one transaction there. Nobody can write to an embedded
 * source meanwhile: what was written after it was read would be left behind.
 */
export async function move(from: StoreTarget, to: StoreTarget): Promise<MoveReport> {
  const source = await openExistingStore(from);
  const target = connect(to);
  try {
    const reading = source.db.transaction().setIsolationLevel("repeatable read");
    return await reading.execute(async (held) => {
      const counts = await countTables(held, await existingTables(held));
      const rows = readTables(held, Object.keys(counts));
      await fillEmpty(target, { rows, counts, schema: await appliedNumber(held) });
      return { counts };
    });
  } finally {
    await target.destroy();
    await source.close();
  }
}
