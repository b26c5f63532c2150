import { demoDescriptions } from "@beltwright/catalogue";
import { deleteConveyor } from "@beltwright/store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "./app.ts";
import { loadDemoConveyors } from "./demo-conveyors.ts";
import { callApp } from "./test-support/call.ts";
import { aConfig } from "./test-support/config.ts";
import { databases, type TestDatabase } from "./test-support/databases.ts";
import { aPerson, type TestPerson } from "./test-support/people.ts";

describe.each(databases)("demo conveyors on $name", (database) => {
  const test = it.skipIf(database.isSkipped);
  let open: TestDatabase;
  let app: FastifyInstance;
  let admin: TestPerson;
  const demosFor = async ({ headers }: TestPerson) =>
    (await callApp(app, { url: "/api/conveyorlistdemos", headers })).json();

  /** Loaded before the app is there, as at a start. */
  beforeAll(async () => {
    if (database.isSkipped) return;
    open = await database.open();
    admin = await aPerson(open.store, { name: "admin", userIsAdmin: true });
    expect(await loadDemoConveyors(open.store, admin.userName)).toBe(demoDescriptions.length);
    expect(await loadDemoConveyors(open.store, admin.userName)).toBe(0);
    app = await buildApp({ store: open.store, config: aConfig() });
  });
  afterAll(async () => {
    await app?.close();
    await open?.remove();
  });

  test("are there for everyone after the first start, once, with results", async () => {
    const visitor = await aPerson(open.store, { name: "visitor" });
    const items = await demosFor(visitor);
    expect(items).toHaveLength(demoDescriptions.length);
    for (const item of items) {
      expect(item).toMatchObject({ userName: admin.userName, category: "Demo Conveyor" });
      expect(item.results.te, item.convNo).toBeTypeOf("number");
    }
    const [first] = items;
    const opened = await callApp(app, { url: `/api/conveyors/${first.id}`, headers: visitor.headers });
    expect(opened.json()).toMatchObject([{ convNo: first.convNo }]);
  });

  test("are copied by subscribers, and by others not", async () => {
    const visitor = await aPerson(open.store, { name: "without" });
    const subscriber = await aPerson(open.store, { name: "with", subscription: "current" });
    const [demo] = await demosFor(visitor);
    const copy = ({ headers }: TestPerson) =>
      callApp(app, { method: "POST", url: `/api/conveyors/copy/${demo.id}`, headers });
    const refused = await copy(visitor);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe(
      "You need a current subscription to copy data - please buy a subscription, see Subscribe menu in your user name / email menu",
    );
    const copied = await copy(subscriber);
    expect(copied.statusCode).toBe(201);
    expect(copied.json()).toMatchObject({ userName: subscriber.userName, category: "Demo Conveyor" });
  });

  test("that an admin deleted do not come back with a later release", async () => {
    const { db } = open.store;
    const [demo] = await demosFor(admin);
    await deleteConveyor(db, { id: demo.id, userName: admin.userName, now: Date.now() });
    await db.updateTable("library_shipment").set({ fingerprint: "an older one" }).execute();
    expect(await loadDemoConveyors(open.store, admin.userName)).toBe(0);
  });
});
