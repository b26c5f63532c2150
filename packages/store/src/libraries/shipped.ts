import { createHash } from "node:crypto";
import { getLibrary, type LibraryValues } from "@beltwright/model";
import { idOf } from "../ids.ts";
import type { Db, LibraryRowTable } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { toRecord } from "./add.ts";
import { takeNumbers } from "./numbers.ts";
import { changeTally } from "./tally.ts";
import { keepVersions } from "./versions.ts";

interface Shipment {
  readonly library: string;
  readonly rows: readonly LibraryValues[];
  /** Stands for the rows, where the caller knows them by something shorter; made from them where absent. */
  readonly fingerprint?: string | undefined;
  /** The owner of the shipped rows. */
  readonly userName: string;
  readonly now: number;
}

/** Both databases take a few ten thousand values in one statement. */
const rowsPerStatement = 500;

/**
 * Loads the rows that come with the product. Loading again adds only what is new: rows that people have
 * changed or deleted since stay as they are.
 */
export async function loadShippedRows(db: Db, shipment: Shipment): Promise<{ readonly added: number }> {
  const { plural } = getLibrary(shipment.library);
  const fingerprint = shipment.fingerprint ?? fingerprintOf(shipment.rows);
  if (await isLoaded(db, plural, fingerprint)) return { added: 0 };
  return inTransaction(db, async (trx) => {
    // The first statement locks the library, so that two servers starting together do not both load it.
    await markShipment(trx, plural, fingerprint, shipment.now);
    const ids = shippedIds(shipment);
    const known = await knownIds(trx, plural, ids);
    const missing = shipment.rows.flatMap((values, index) => {
      const id = ids[index] ?? "";
      return known.has(id) ? [] : [{ id, values }];
    });
    const first = missing.length === 0 ? 0 : await takeNumbers(trx, plural, missing.length);
    const records = missing.map(({ id, values }, index) =>
      toRecord({ ...shipment, values }, { id, no: first + index, scope: "shipped" }),
    );
    await insertAll(trx, records);
    return { added: records.length };
  });
}

function fingerprintOf(rows: readonly LibraryValues[]): string {
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}

/** What was loaded last into each library, by name: tells in one query whether anything is left to load. */
export async function findShipments(db: Db): Promise<ReadonlyMap<string, string>> {
  const found = await db.selectFrom("library_shipment").select(["library", "fingerprint"]).execute();
  return new Map(found.map(({ library, fingerprint }) => [library, fingerprint]));
}

/** Named after what the row is called and not after its numbers, which a later release may correct. */
function shippedIds({ library, rows }: Shipment): readonly string[] {
  const seen = new Map<string, number>();
  return rows.map(({ category, description }) => {
    const name = JSON.stringify([category, description]);
    const copy = (seen.get(name) ?? 0) + 1;
    seen.set(name, copy);
    return idOf("shipped", library, name, String(copy));
  });
}

async function knownIds(trx: Db, library: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const some of chunks(ids)) {
    const rows = await trx
      .selectFrom("library_row")
      .select("id")
      .where("library", "=", library)
      .where("id", "in", some)
      .execute();
    for (const { id } of rows) known.add(id);
  }
  return known;
}

async function insertAll(trx: Db, records: readonly LibraryRowTable[]): Promise<void> {
  for (const some of chunks(records)) {
    await trx.insertInto("library_row").values(some).execute();
    await keepVersions(trx, some, "shipped");
  }
  await changeTally(
    trx,
    records.map((row) => ({ ...row, by: 1 })),
  );
}

function chunks<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / rowsPerStatement);
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}

async function isLoaded(db: Db, library: string, fingerprint: string): Promise<boolean> {
  const found = await db
    .selectFrom("library_shipment")
    .select("library")
    .where("library", "=", library)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();
  return found !== undefined;
}

/** Remembers what was loaded last under a name. */
export async function markShipment(trx: Db, library: string, fingerprint: string, now: number): Promise<void> {
  const mark = { library, fingerprint, loaded_at: now };
  await trx
    .insertInto("library_shipment")
    .values(mark)
    .onConflict((conflict) => conflict.column("library").doUpdateSet({ fingerprint, loaded_at: now }))
    .execute();
}
