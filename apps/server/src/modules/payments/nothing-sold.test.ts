import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { aConfig } from "../../test-support/config.ts";
import { openSqlite, type TestDatabase } from "../../test-support/databases.ts";
import { aPerson, type TestPerson } from "../../test-support/people.ts";

describe("a server for others without a payment provider", () => {
  let opened: TestDatabase;
  let app: FastifyInstance;
  let person: TestPerson;
  beforeAll(async () => {
    opened = await openSqlite();
    person = await aPerson(opened.store, { name: "buyer", subscription: "current" });
    app = await buildApp({ store: opened.store, config: aConfig({ NODE_ENV: "production" }) });
  });
  afterAll(async () => {
    await app?.close();
    await opened?.remove();
  });
  const call = (method: "GET" | "POST", url: string, payload?: object) =>
    app.inject({ method, url, headers: person.headers, ...(payload === undefined ? {} : { payload }) });

  it.each([
    ["GET", "/api/GenerateToken", undefined],
    ["POST", "/api/CreateSubscription", { paymentMethodNonce: "fake-valid-nonce", planID: "TProYearly1001" }],
    ["POST", "/api/UpdateAddons", { subscriptionID: "one", addOns: [] }],
    ["POST", "/api/addsubscription", { subscriptionPeriod: 30 }],
    ["POST", "/api/paysubscription/one", { paymentMethodNonce: "fake-valid-nonce" }],
  ] as const)("sells nothing by %s %s", async (method, url, payload) => {
    const answer = await call(method, url, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([403, "nothing-sold"]);
  });

  it("has no test cards, and shows what people hold already", async () => {
    expect((await call("POST", "/api/sandbox/nonce", {})).statusCode).toBe(404);
    expect((await call("GET", "/api/subscriptions/")).json().subscriptions).toHaveLength(1);
    expect((await call("GET", "/api/getBTSubsciptions/")).json()).toEqual([]);
    expect((await call("GET", "/api/getBTTransactions/")).statusCode).toBe(200);
  });
});
