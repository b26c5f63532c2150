import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store } from "@beltwright/store";

/** A database of its own for one test file, and the way to get rid of it. */
export interface TestDatabase {
  readonly store: Store;
  readonly remove: () => Promise<void>;
}

export interface DatabaseUnderTest {
  readonly name: string;
  readonly isSkipped: boolean;
  readonly open: () => Promise<TestDatabase>;
}

/** Both databases: what the server promises, it promises on each. */
export const databases: readonly DatabaseUnderTest[] = [
  { name: "SQLite", isSkipped: false, open: openSqlite },
  {
    name: "PostgreSQL",
    isSkipped: process.env.TEST_DATABASE_URL === undefined && process.env.BELTWRIGHT_WITHOUT_POSTGRES === "1",
    open: openPostgres,
  },
];

export async function openSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-server-"));
  const store = await openStore({ kind: "sqlite", folder });
  return {
    store,
    remove: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A schema of its own inside the test server's database, so that files can run at the same time. */
async function openPostgres(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) {
    throw new Error("Set TEST_DATABASE_URL to a PostgreSQL server, or BELTWRIGHT_WITHOUT_POSTGRES=1 to go without");
  }
  const schema = `server_${randomBytes(6).toString("hex")}`;
  const owner = await openStore({ kind: "postgres", url });
  await owner.db.schema.createSchema(schema).execute();
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${schema}`);
  const store = await openStore({ kind: "postgres", url: own.href });
  return {
    store,
    remove: async () => {
      await store.close();
      await owner.db.schema.dropSchema(schema).cascade().execute();
      await owner.close();
    },
  };
}
