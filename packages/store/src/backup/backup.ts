import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { appliedNumber } from "../migrations/migrate.ts";
import type { Store } from "../open.ts";
import type { Db } from "../tables.ts";
import { type BackupEnd, type BackupHeader, formatName, formatVersion } from "./format.ts";
import { withSnapshot } from "./snapshot.ts";
import { countTables, existingTables, readTables, type TableCounts } from "./tables.ts";

interface BackupReport {
  readonly counts: TableCounts;
}

/** Writes all data, as it is at one moment, to a file that either database can be restored from. */
export async function backup(store: Store, file: string): Promise<BackupReport> {
  const unfinished = `${file}.unfinished`;
  try {
    const counts = await withSnapshot(store, (db) => write(db, unfinished));
    await flush(unfinished);
    // The name appears only when the file is whole; a backup of yesterday stays until then.
    await rename(unfinished, file);
    return { counts };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function write(db: Db, file: string): Promise<TableCounts> {
  const counts = await countTables(db, await existingTables(db));
  await pipeline(Readable.from(withChecksum(lines(db, counts))), createGzip(), createWriteStream(file));
  return counts;
}

async function* lines(db: Db, counts: TableCounts): AsyncGenerator<string> {
  const header: BackupHeader = {
    format: formatName,
    version: formatVersion,
    schema: await appliedNumber(db),
    createdAt: new Date().toISOString(),
    counts,
  };
  yield JSON.stringify(header);
  for await (const pair of readTables(db, Object.keys(counts))) yield JSON.stringify(pair);
}

async function* withChecksum(rows: AsyncIterable<string>): AsyncGenerator<string> {
  const sum = createHash("sha256");
  for await (const row of rows) {
    const line = `${row}\n`;
    sum.update(line);
    yield line;
  }
  const end: BackupEnd = { sha256: sum.digest("hex") };
  yield `${JSON.stringify(end)}\n`;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}
