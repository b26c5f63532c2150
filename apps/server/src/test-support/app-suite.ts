import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "@beltwright/store";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, it } from "vitest";
import { buildApp } from "../app.ts";
import { callApp } from "./call.ts";
import { aConfig } from "./config.ts";
import { databases, type TestDatabase } from "./databases.ts";
import { aPerson, type NewPerson, nobody, type TestPerson } from "./people.ts";

interface AppSuite<Name extends string> {
  /** Skipped where its database is. */
  readonly test: ReturnType<typeof it.skipIf>;
  /** Filled before the first test. */
  readonly people: Readonly<Record<Name, TestPerson>>;
  readonly db: () => Db;
  /** Where the app keeps its files. */
  readonly folder: () => string;
  readonly call: (
    who: TestPerson,
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: object,
  ) => ReturnType<typeof callApp>;
  /** The same with a form in place of a body. */
  readonly upload: (
    who: TestPerson,
    url: string,
    form: Pick<InjectOptions, "headers" | "payload">,
  ) => ReturnType<typeof callApp>;
  /** What else must be there before the first test. */
  readonly prepare: (work: () => Promise<void>) => void;
  /** Ends the app and begins it anew on the same database. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** The whole app on each database, with people in it. */
export function describeApp<Name extends string>(
  title: string,
  roles: Readonly<Record<Name, Omit<NewPerson, "name">>>,
  tests: (suite: AppSuite<Name>) => void,
  environment: Readonly<Record<string, string>> = {},
): void {
  describe.each(databases)(`${title} on $name`, (database) => {
    let opened: TestDatabase;
    let folder = "";
    let app: FastifyInstance;
    let further = async () => {};
    const people = placesOf(roles);
    const db = () => opened.store.db;
    const start = async () => {
      app = await buildApp({ store: opened.store, config: aConfig({ DATA_DIR: folder, ...environment }) });
      await app.ready();
    };
    const stop = async () => {
      await app?.close();
    };

    beforeAll(async () => {
      if (database.isSkipped) return;
      opened = await database.open();
      folder = await mkdtemp(join(tmpdir(), "beltwright-app-"));
      for (const name in roles) people[name] = await aPerson(opened.store, { name, ...roles[name] });
      await further();
      await start();
    });
    afterAll(async () => {
      await stop();
      await opened?.remove();
      await rm(folder, { recursive: true, force: true });
    });

    tests({
      test: it.skipIf(database.isSkipped),
      people,
      db,
      folder: () => folder,
      call: (who, method, url, payload) =>
        callApp(app, { method, url, headers: who.headers, ...(payload === undefined ? {} : { payload }) }),
      upload: (who, url, { headers, ...form }) =>
        callApp(app, { method: "POST", url, headers: { ...who.headers, ...headers }, ...form }),
      prepare: (work) => {
        further = work;
      },
      start,
      stop,
    });
  });
}

/** Nobody yet, under every name. */
function placesOf<Name extends string>(roles: Readonly<Record<Name, unknown>>): Record<Name, TestPerson> {
  const places: Partial<Record<Name, TestPerson>> = {};
  for (const name in roles) places[name] = nobody;
  const hasAll = (some: typeof places): some is Record<Name, TestPerson> =>
    Object.keys(roles).every((name) => name in some);
  if (!hasAll(places)) throw new Error("Someone was left out");
  return places;
}
