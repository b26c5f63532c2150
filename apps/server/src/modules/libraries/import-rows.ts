import type { LibraryValues } from "@beltwright/model";
import { addLibraryRow, type Db } from "@beltwright/store";

interface RowImport {
  readonly library: string;
  readonly rows: readonly LibraryValues[];
  readonly userName: string;
  readonly now: number;
}

type ImportOutcome =
  | { readonly kind: "imported"; readonly ids: readonly string[] }
  | { readonly kind: "subscription-needed" };

/** Adds every row or, where one is refused, none. */
export async function importRows(db: Db, { rows, ...addition }: RowImport): Promise<ImportOutcome> {
  const trx = await db.startTransaction().execute();
  const ids: string[] = [];
  try {
    for (const values of rows) {
      const outcome = await addLibraryRow(trx, { ...addition, values });
      if (outcome.kind !== "added") {
        await trx.rollback().execute();
        return outcome;
      }
      ids.push(outcome.row._id);
    }
    await trx.commit().execute();
    return { kind: "imported", ids };
  } catch (cause) {
    await trx.rollback().execute();
    throw cause;
  }
}
