import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import type { DatabaseKind } from "../database-kind.ts";
import { openStore, type Store, type StoreTarget } from "../open.ts";

/** A database of its own for each test file, so that files run side by side. */
interface TestDatabase {
  readonly kind: DatabaseKind;
  /** The store that the tests of the file share. */
  readonly store: () => Store;
  /** Another empty place of the same kind. */
  readonly newTarget: () => Promise<StoreTarget>;
}

export const isPostgresLeftOut = process.env.BELTWRIGHT_WITHOUT_POSTGRES === "1";

/** The same tests on both databases. */
export function onEachDatabase(title: string, tests: (database: TestDatabase) => void): void {
  describe(`${title} on SQLite`, () => tests(testDatabase("sqlite")));
  describe.skipIf(isPostgresLeftOut)(`${title} on PostgreSQL`, () => tests(testDatabase("postgres")));
}

function testDatabase(kind: DatabaseKind): TestDatabase {
  const removals: (() => Promise<void>)[] = [];
  let opened: Store | undefined;
  const newTarget = async () => {
    const place = kind === "sqlite" ? await newFolder() : await newSchema();
    removals.push(place.remove);
    return place.target;
  };
  beforeAll(async () => {
    opened = await openStore(await newTarget());
  });
  afterAll(async () => {
    await opened?.close();
    for (const remove of removals) await remove();
  });
  const store = () => {
    if (!opened) throw new Error("The store is opened before the first test");
    return opened;
  };
  return { kind, store, newTarget };
}

interface Place {
  readonly target: StoreTarget;
  readonly remove: () => Promise<void>;
}

export async function newFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-store-"));
  return { target: { kind: "sqlite", folder }, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function newSchema(): Promise<Place> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    throw new Error(
      "Set TEST_DATABASE_URL to a PostgreSQL database for tests, or BELTWRIGHT_WITHOUT_POSTGRES=1 to leave them out",
    );
  }
  const schema = `test_${randomBytes(6).toString("hex")}`;
  await execute(server, `create schema ${schema}`);
  const url = new URL(server);
  url.searchParams.set("options", `-csearch_path=${schema}`);
  return {
    target: { kind: "postgres", url: url.href },
    remove: () => execute(server, `drop schema ${schema} cascade`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
