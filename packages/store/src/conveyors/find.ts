import type { SharedConveyor } from "@beltwright/model";
import { databaseKind } from "../database-kind.ts";
import type { ConveyorTable, Db } from "../tables.ts";
import { isDemo, isShippedDemo, maySee } from "./access.ts";
import { type Sharing, type StoredConveyor, toStoredConveyor } from "./record.ts";
import { findSharing, sharingOf } from "./sharing.ts";

/** The conveyors among those asked for that the person may see, in the order asked for. */
async function findConveyors(
  db: Db,
  { ids, userName }: { readonly ids: readonly string[]; readonly userName: string },
): Promise<readonly StoredConveyor[]> {
  if (ids.length === 0) return [];
  const rows = await visible(db, ids, userName).selectAll("conveyor").execute();
  const sharing = await findSharing(db, ids);
  return inOrder(ids, rows).map((row) => toStoredConveyor(row, sharingOf(sharing, row.id)));
}

/** The conveyor, unless it is deleted, was never there, or is not for this person to see. */
export async function findConveyor(
  db: Db,
  { id, userName }: { readonly id: string; readonly userName: string },
): Promise<StoredConveyor | undefined> {
  const [found] = await findConveyors(db, { ids: [id], userName });
  return found;
}

/** A demo that came with the product, for whoever asks. */
export async function findShippedDemo(db: Db, id: string): Promise<StoredConveyor | undefined> {
  const row = await db
    .selectFrom("conveyor")
    .selectAll("conveyor")
    .where("conveyor.id", "=", id)
    .where("conveyor.deleted_at", "is", null)
    .where(isShippedDemo)
    .executeTakeFirst();
  return row && toStoredConveyor(row, []);
}

/** A stored conveyor as it lies in the database; `openRaw` reads it, in whichever thread. */
export interface RawConveyor {
  readonly row: Pick<
    ConveyorTable,
    "id" | "user_name" | "conv_no" | "category" | "conveyor_group" | "revision" | "document"
  >;
  readonly docUsers: readonly Sharing[];
}

/** The same as `findConveyors`, not yet read. */
export async function findRawConveyors(
  db: Db,
  { ids, userName }: { readonly ids: readonly string[]; readonly userName: string },
): Promise<readonly RawConveyor[]> {
  if (ids.length === 0) return [];
  const columns = ["id", "user_name", "conv_no", "category", "conveyor_group", "revision", "document"] as const;
  const rows = await visible(db, ids, userName)
    .select(columns.map((column) => `conveyor.${column}` as const))
    .execute();
  const sharing = await findSharing(db, ids);
  return inOrder(ids, rows).map((row) => ({ row, docUsers: sharingOf(sharing, row.id) }));
}

export function openRaw({ row, docUsers }: RawConveyor): StoredConveyor {
  return toStoredConveyor(row, docUsers);
}

/** Whose conveyor it is, for someone who may see it. */
export async function findConveyorOwner(
  db: Db,
  { id, userName }: { readonly id: string; readonly userName: string },
): Promise<string | undefined> {
  const found = await visible(db, [id], userName).select("conveyor.user_name").executeTakeFirst();
  return found?.user_name;
}

/** A stored conveyor with all that the policy asks about it. */
export interface Held {
  readonly row: ConveyorTable;
  readonly docUsers: readonly Sharing[];
  readonly shared: SharedConveyor;
}

/** Those the person may see, held as they are until the transaction ends, in the order asked for. */
export function holdConveyors(trx: Db, ids: readonly string[], userName: string): Promise<readonly Held[]> {
  return readHeld(trx, ids, userName, databaseKind(trx) === "postgres");
}

/** The same for someone who only reads them: many may copy one conveyor at once. */
export function seeConveyors(trx: Db, ids: readonly string[], userName: string): Promise<readonly Held[]> {
  return readHeld(trx, ids, userName, false);
}

async function readHeld(
  trx: Db,
  ids: readonly string[],
  userName: string,
  isLocking: boolean,
): Promise<readonly Held[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  // In one order for everyone: two writers that lock the same rows in different orders would wait for each other.
  const query = visible(trx, wanted, userName)
    .selectAll("conveyor")
    .select((eb) => eb.case().when(isDemo(eb)).then(1).else(0).end().as("is_demo"))
    .orderBy("conveyor.id");
  const rows = await (isLocking ? query.forUpdate("conveyor") : query).execute();
  const sharing = await findSharing(trx, wanted);
  return inOrder(wanted, rows).map(({ is_demo, ...row }) => {
    const docUsers = sharingOf(sharing, row.id);
    const { user_name: owner, conveyor_group: conveyorGroup } = row;
    return { row, docUsers, shared: { userName: owner, conveyorGroup, docUsers, isDemo: is_demo === 1 } };
  });
}

function visible(db: Db, ids: readonly string[], userName: string) {
  return db
    .selectFrom("conveyor")
    .where("conveyor.id", "in", ids)
    .where("conveyor.deleted_at", "is", null)
    .where((eb) => maySee(eb, userName));
}

function inOrder<Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
