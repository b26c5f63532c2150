import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { schemaNumber } from "../migrations/migrate.ts";
import { type BackupHeader, formatVersion, parseEnd, parseHeader, parseRow } from "./format.ts";
import { BackupRefused } from "./refused.ts";
import { type PlainRow, tableNames } from "./tables.ts";

interface BackupContent {
  readonly header: BackupHeader;
  /** Throws at the end where the file is not whole, so rows count only once all have been read. */
  readonly rows: AsyncGenerator<readonly [string, PlainRow]>;
}

export async function readBackup(file: string): Promise<BackupContent> {
  const lines = readLines(file);
  const first = await lines.next();
  const line = first.done ? "" : first.value;
  const header = parseHeader(line);
  if (!header) throw new BackupRefused("not-a-backup", `${file} is not a backup of this program`);
  if (header.version > formatVersion || header.schema > schemaNumber) {
    throw new BackupRefused("too-new", `${file} was written by a newer program; restore it with that one`);
  }
  return { header, rows: checkedRows(file, line, lines) };
}

/** Reads the file from end to end and throws where it is damaged. */
export async function verifyBackup(file: string): Promise<BackupHeader> {
  const { header, rows } = await readBackup(file);
  for await (const _ of rows);
  return header;
}

async function* checkedRows(
  file: string,
  header: string,
  lines: AsyncGenerator<string>,
): AsyncGenerator<readonly [string, PlainRow]> {
  const sum = createHash("sha256").update(`${header}\n`);
  for await (const line of lines) {
    const row = parseRow(line);
    if (row) {
      sum.update(`${line}\n`);
      if (!tableNames.includes(row[0])) throw damaged(file, `it holds an unknown table ${row[0]}`);
      yield row;
      continue;
    }
    if (parseEnd(line)?.sha256 !== sum.digest("hex")) throw damaged(file, "its checksum is wrong");
    if (!(await lines.next()).done) throw damaged(file, "something follows its end");
    return;
  }
  throw damaged(file, "its end is missing");
}

function damaged(file: string, how: string, cause?: unknown): BackupRefused {
  return new BackupRefused("damaged", `${file} is damaged: ${how}`, cause);
}

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on("error", (cause) => text.destroy(cause));
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (cause) {
    throw unreadable(file, cause);
  } finally {
    source.destroy();
  }
}

function unreadable(file: string, cause: unknown): Error {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "Z_DATA_ERROR" || code === "Z_BUF_ERROR") return damaged(file, "it cannot be unpacked", cause);
  return new BackupRefused("not-a-backup", `${file} cannot be read (${code || String(cause)})`, cause);
}
