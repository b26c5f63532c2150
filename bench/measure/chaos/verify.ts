import { openExistingStore } from "@beltwright/store";
import { sql } from "kysely";
import { isConveyorThere } from "../soak-conveyors.ts";
import { countMissingRows } from "../soak-rows.ts";
import type { Target } from "../soak-writes.ts";
import type { Seen } from "./clients.ts";

/** Acknowledged writes that are gone, or are not what was acknowledged. */
export async function countLost(
  target: Target,
  { rows, conveyors }: Pick<Seen, "rows" | "conveyors">,
): Promise<number> {
  let lost = await countMissingRows(target, rows);
  for (const one of conveyors) if (!(await isConveyorThere(target, one))) lost += 1;
  return lost;
}

/**
 * Half of a write: a row or conveyor that is not the same as its newest version, a version without what it is of, a count
 * that is not the number of its rows, a document that is no JSON.
 */
export async function countCorrupt(url: string): Promise<number> {
  const store = await openExistingStore({ kind: "postgres", url });
  try {
    const { rows } = await sql<{ torn: number }>`select
      (select count(*) from library_row r left join library_version v
        on v.library = r.library and v.row_id = r.id and v.revision = r.revision
        where v.row_id is null or v.data <> r.data)
      + (select count(*) from conveyor c left join conveyor_version v
        on v.conveyor_id = c.id and v.revision = c.revision
        where v.conveyor_id is null or v.document <> c.document or (c.document::json) is null)
      + (select count(*) from conveyor_version v left join conveyor c on c.id = v.conveyor_id where c.id is null)
      + (select count(*) from library_tally t where rows <> (select count(*) from library_row r
        where r.library = t.library and r.category = t.category and r.belt_width = t.belt_width and r.deleted_at is null))
      as torn`.execute(store.db);
    return rows[0]?.torn ?? 0;
  } finally {
    await store.close();
  }
}
