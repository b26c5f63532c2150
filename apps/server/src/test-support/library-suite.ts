import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { type AppOptions, buildApp } from "../app.ts";
import { callApp } from "./call.ts";
import { aConfig } from "./config.ts";
import { type DatabaseUnderTest, openSqlite, type TestDatabase } from "./databases.ts";
import { aPerson, type TestPerson } from "./people.ts";

type Setup = Pick<DatabaseUnderTest, "open" | "isSkipped">;

/** One app and one admin for all tests of a `describe`, with calls made as that admin. */
export function libraryApp(
  setup: Setup = { open: openSqlite, isSkipped: false },
  options: Partial<Omit<AppOptions, "store">> = {},
) {
  let database: TestDatabase;
  let app: FastifyInstance;
  let admin: TestPerson;

  beforeAll(async () => {
    if (setup.isSkipped) return;
    database = await setup.open();
    app = await buildApp({ store: database.store, config: aConfig(), ...options });
    admin = await aPerson(database.store, { name: "admin", userIsAdmin: true });
  });
  afterAll(async () => {
    await app?.close();
    await database?.remove();
  });

  return {
    db: () => database.store.db,
    store: () => database.store,
    app: () => app,
    admin: () => admin,
    call: (call: InjectOptions) => callApp(app, { ...call, headers: { ...call.headers, ...admin.headers } }),
  };
}
