import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { callApp } from "../../test-support/call.ts";
import { aConfig } from "../../test-support/config.ts";
import { openSqlite, type TestDatabase } from "../../test-support/databases.ts";
import { aPerson, type TestPerson } from "../../test-support/people.ts";
import { createBackground } from "../accounts/background.ts";
import type { Gateway } from "./gateway.ts";
import { sandboxGateway } from "./sandbox-gateway.ts";

let opened: TestDatabase;
let app: FastifyInstance;
let person: TestPerson;

beforeAll(async () => {
  opened = await openSqlite();
  person = await aPerson(opened.store, { name: "buyer", subscription: "current" });
  const lost = async () => {
    throw new Error("no route to the provider");
  };
  const gateway: Gateway = {
    ...sandboxGateway(opened.store.db, Date.now),
    subscriptionsOf: lost,
    transactionsOf: lost,
  };
  const mailer = { kind: "outbox", send: async () => {}, close: async () => {} } as const;
  const background = createBackground({ error: () => {} });
  app = await buildApp({
    store: opened.store,
    config: aConfig(),
    payments: { gateway, now: Date.now, mailer, background },
  });
});
afterAll(async () => {
  await app?.close();
  await opened?.remove();
});

// First specification document, section 7: "a list of subscriptions, or an object with msg 'Unsuccessful'".
it.each(["/api/getBTSubsciptions/", "/api/getBTTransactions/"])(
  "%s answers Unsuccessful while the provider cannot be reached",
  async (url) => {
    const answer = await callApp(app, { url, headers: person.headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, { msg: "Unsuccessful" }]);
  },
);

it("what is held elsewhere is listed all the same", async () => {
  const answer = await callApp(app, { url: "/api/getOthSubsciptions/", headers: person.headers });
  expect(answer.json()).toHaveLength(1);
});
