import { type LibraryDefinition, libraries } from "@beltwright/model";
import { type Db, deleteLibraryRow, listLibraryRows, listLibraryVersions, saveLibraryRow } from "@beltwright/store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { callApp } from "../../test-support/call.ts";
import { aConfig } from "../../test-support/config.ts";
import { databases, type TestDatabase } from "../../test-support/databases.ts";
import { aLibraryRow, someValues } from "../../test-support/library-rows.ts";
import { aPerson, nobody, type TestPerson } from "../../test-support/people.ts";
import { type Role, roles, type TableRow, table } from "../../test-support/permission-table.ts";

const twoDays = 2 * 24 * 60 * 60 * 1000;
/** Before the subscription of the one without ended. */
const earlier = Date.now() - twoDays;

describe.each(databases)("libraries on $name", ({ open, isSkipped }) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let people: Readonly<Record<Role | "bystander", TestPerson>>;

  beforeAll(async () => {
    if (isSkipped) return;
    database = await open();
    app = await buildApp({ store: database.store, config: aConfig() });
    people = await signInEveryone(database);
  });
  afterAll(async () => {
    await app?.close();
    await database?.remove();
  });

  const cases = libraries.flatMap((definition) => roles.map((role) => ({ definition, role, name: definition.plural })));

  it.skipIf(isSkipped).each(cases)("of $name answer the $role as the table says", async ({ definition, role }) => {
    const observed = [];
    for (const row of table) observed.push(await observe(definition, role, row));
    expect(observed).toEqual(table.map((row) => wanted(definition, role, row)));
  });

  async function observe(definition: LibraryDefinition, role: Role, row: TableRow) {
    const { db } = database.store;
    const me = people[role];
    const category = `${row.route}, ${row.record}, ${role}`;
    const id = row.record === "none" ? "" : await record(db, definition, row, { me, category });
    const before = await look(db, definition, category, id);
    const call = row.call({ definition, category, id });
    const answer = await callApp(app, { ...call, headers: { ...call.headers, ...me.headers } });
    const after = await look(db, definition, category, id);
    return {
      ...title(row),
      status: answer.statusCode,
      message: answer.statusCode < 400 ? undefined : answer.json().message,
      stored: describeChange(before, after),
    };
  }

  function wanted(definition: LibraryDefinition, role: Role, row: TableRow) {
    const { status, message, stored } = row.expected[role];
    return {
      ...title(row),
      status,
      message: message?.replace("{singular}", definition.singular),
      stored: stored.replace("{me}", people[role].userName),
    };
  }

  /** A record of the caller's own or of someone else's. The signed-out caller has none, so the owner lends one. */
  async function record(
    db: Db,
    definition: LibraryDefinition,
    row: TableRow,
    { me, category }: { me: TestPerson; category: string },
  ) {
    const own = me === nobody ? people.owner : me;
    const { userName } = row.record === "own" ? own : people.bystander;
    const { _id } = await aLibraryRow(db, { definition, userName, category, now: earlier });
    const change = { library: definition.plural, id: _id, userName, now: earlier };
    const values = someValues(definition, { category, description: "Changed since" });
    if (row.after === "saved") await saveLibraryRow(db, { ...change, values });
    if (row.after === "deleted") await deleteLibraryRow(db, change);
    return _id;
  }
});

async function signInEveryone({ store }: TestDatabase) {
  return {
    admin: await aPerson(store, { name: "admin", userIsAdmin: true }),
    owner: await aPerson(store, { name: "owner", subscription: "current" }),
    "other subscriber": await aPerson(store, { name: "other", subscription: "current" }),
    "without subscription": await aPerson(store, { name: "without", subscription: "ended" }),
    "signed out": nobody,
    bystander: await aPerson(store, { name: "bystander", subscription: "current" }),
  };
}

function title({ route, record }: TableRow) {
  return { case: record === "none" ? route : `${route} of ${record} record` };
}

interface Looked {
  /** The rows the list shows, by id: whose they are and how often they were written. */
  readonly rows: ReadonlyMap<string, { readonly userName: string; readonly lastChange: string }>;
  /** What was done last to the record the call is about, listed or not. */
  readonly lastChange: string;
}

async function look(db: Db, { plural }: LibraryDefinition, category: string, id: string): Promise<Looked> {
  const lastChange = async (of: string) => {
    const [newest] = await listLibraryVersions(db, plural, of);
    return newest === undefined ? "" : `${newest.values.description}: ${newest.action} by ${newest.changedBy}`;
  };
  const { rows } = await listLibraryRows(db, { library: plural, category });
  const listed = await Promise.all(
    rows.map(async ({ _id, userName }) => [_id, { userName, lastChange: await lastChange(_id) }] as const),
  );
  return { rows: new Map(listed), lastChange: await lastChange(id) };
}

function describeChange(before: Looked, after: Looked): string {
  const appeared = [...after.rows.entries()].filter(([id]) => !before.rows.has(id)).map(([, row]) => row);
  const isGone = after.rows.size < before.rows.size;
  if (after.lastChange !== before.lastChange) return `${after.lastChange}${isGone ? ", out of the list" : ""}`;
  if (appeared.length === 0 && !isGone) return "nothing";
  return appeared
    .map(({ userName, lastChange }) => `${lastChange}${lastChange.endsWith(` ${userName}`) ? ", who owns it" : ""}`)
    .join("; ");
}
