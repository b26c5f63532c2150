import { mayChangeCategories, storedCategory } from "@beltwright/model";
import type { Db } from "../tables.ts";
import { textKey } from "../text-keys.ts";
import { inTransaction } from "../transaction.ts";
import { isMine } from "./access.ts";
import type { ConveyorBatch } from "./add.ts";
import { holdAsking } from "./asking.ts";
import { holdConveyors } from "./find.ts";
import { notFound, type Refused, refusedBy } from "./outcome.ts";
import { keepVersions } from "./versions.ts";

interface ConveyorFiling extends ConveyorBatch {
  readonly category: string;
}

type FileConveyorsOutcome =
  | { readonly kind: "filed"; readonly filed: number; readonly category: string; readonly wasRenamed: boolean }
  | Refused;

/** Moves conveyors to a category, all or none. */
export async function fileConveyors(db: Db, filing: ConveyorFiling): Promise<FileConveyorsOutcome> {
  const { ids, userName, now } = filing;
  const { category, wasRenamed } = storedCategory(filing.category);
  return inTransaction(db, async (trx) => {
    const asking = await holdAsking(trx, filing);
    const all = await holdConveyors(trx, ids, userName);
    if (ids.length > 0 && all.length < new Set(ids).size) return notFound;
    const shared = all.map((held) => held.shared);
    const refusal = refusedBy(mayChangeCategories(asking?.person, shared, category));
    if (refusal) return refusal;
    const held = all.map(({ row }) => row.id);
    await trx
      .updateTable("conveyor")
      .set((eb) => ({
        category,
        category_key: textKey(category),
        revision: eb("revision", "+", 1),
        updated_at: now,
        updated_by: userName,
      }))
      .where("id", "in", held)
      .where((eb) => isMine(eb, userName))
      .execute();
    await keepVersions(trx, held, "filed");
    return { kind: "filed", filed: held.length, category, wasRenamed };
  });
}
