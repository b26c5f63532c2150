import { setTimeout as wait } from "node:timers/promises";
import { openStore, type Store } from "@beltwright/store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "./app.ts";
import { aConfig } from "./test-support/config.ts";
import { databases, type TestDatabase } from "./test-support/databases.ts";
import { type Line, openLine } from "./test-support/line.ts";
import { aPerson, type TestPerson } from "./test-support/people.ts";

const postgres = databases.find(({ name }) => name === "PostgreSQL");
const writers = 8;

/** A connection error that nobody handles ends the process; here the test runner fails on it. */
describe.skipIf(postgres?.isSkipped)("a server whose PostgreSQL goes away", () => {
  let database: TestDatabase;
  let line: Line;
  let store: Store;
  let app: FastifyInstance;
  let admin: TestPerson;

  beforeAll(async () => {
    if (postgres === undefined) throw new Error("There is no PostgreSQL");
    database = await postgres.open();
    if (database.store.target.kind !== "postgres") throw new Error("This is not PostgreSQL");
    line = await openLine(database.store.target.url);
    store = await openStore({ kind: "postgres", url: line.url });
    admin = await aPerson(store, { name: "admin", userIsAdmin: true });
    app = await buildApp({ store, config: aConfig() });
    await app.ready();
  });
  afterAll(async () => {
    line?.thaw();
    await app?.close();
    await store?.close();
    await line?.down();
    await database?.remove();
  });

  const list = () => app.inject({ url: "/api/beltCategories", headers: admin.headers });
  const readiness = () => app.inject({ url: "/readyz" });
  const add = (description: string) =>
    app.inject({
      method: "POST",
      url: "/api/brakes",
      headers: admin.headers,
      payload: { category: "Mine", description },
    });

  /** People who save all the time until told to stop; the statuses they were answered with, and what was acknowledged. */
  function writing() {
    const [statuses, acknowledged]: [number[], string[]] = [[], []];
    let isOver = false;
    const one = async (who: string) => {
      for (let count = 0; !isOver; count += 1) {
        const answer = await add(`${who} ${count}`);
        statuses.push(answer.statusCode);
        if (answer.statusCode === 201) acknowledged.push(answer.json()._id);
        if (answer.statusCode === 503) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      }
    };
    const all = Promise.all(Array.from({ length: writers }, (_, index) => one(`writer ${index}`)));
    return {
      statuses,
      acknowledged,
      stop: () => {
        isOver = true;
        return all;
      },
    };
  }

  const isStored = async (id: string) =>
    (await app.inject({ url: `/api/brake/${id}`, headers: admin.headers })).statusCode === 200;

  const breaks: readonly (readonly [string, () => Promise<void>])[] = [
    ["every connection breaks off", async () => line.cut()],
    [
      "it is restarted",
      async () => {
        await line.down();
        await wait(300);
        await line.up();
      },
    ],
  ];

  it.each(breaks)("answers 503 and goes on when %s while people save", async (_what, disturb) => {
    const people = writing();
    for (let round = 0; round < 3; round += 1) {
      const before = people.acknowledged.length;
      await expect.poll(() => people.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + writers);
      await disturb();
    }
    await expect.poll(async () => (await list()).statusCode, { timeout: 15_000 }).toBe(200);
    await people.stop();
    expect([...new Set(people.statuses)].sort()).toEqual([201, 503]);
    for (const id of people.acknowledged) expect(await isStored(id)).toBe(true);
  });

  it("tells within a second that it is not ready while PostgreSQL is frozen, and is ready again afterwards", async () => {
    line.freeze();
    for (let count = 0; count < 3; count += 1) {
      // Both clocks run in this process: a busy machine holds up the second as much as the answer.
      const late = wait(1000).then(() => "late");
      expect(await Promise.race([readiness().then(({ statusCode }) => statusCode), late])).toBe(503);
    }
    line.thaw();
    await expect.poll(async () => (await list()).statusCode, { timeout: 15_000 }).toBe(200);
  });
});
