import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../../../app.ts";
import { callApp } from "../../../test-support/call.ts";
import { aConfig } from "../../../test-support/config.ts";
import type { DatabaseUnderTest, TestDatabase } from "../../../test-support/databases.ts";
import { aPerson, type TestPerson } from "../../../test-support/people.ts";
import { createBackground } from "../../accounts/background.ts";
import type { Mail } from "../../mail/mailer.ts";
import { braintreeGateway } from "../braintree/braintree-gateway.ts";
import type { Gateway } from "../gateway.ts";
import { ourBooks } from "../known-orders.ts";
import { sandboxGateway } from "../sandbox-gateway.ts";
import { type BraintreeStandIn, openBraintreeStandIn, testKeys } from "./braintree-stand-in.ts";

const start = Date.parse("2026-11-15T10:00:00Z");
const names = ["buyer", "twice", "clicker", "declined", "wrong", "timeout", "lost", "addons", "mismatch", "canceller"];
const others = [
  "renewer",
  "owner",
  "thief",
  "billed",
  "days",
  "longer",
  "odd",
  "giver",
  "victim",
  "stranger",
  "lister",
  "waiter",
];

type ProviderUnderTest = "sandbox" | "Braintree";

/** The whole server with a provider, a clock that tests set, and a line to the provider that tests cut. */
export function paymentsApp(database: DatabaseUnderTest, provider: ProviderUnderTest = "sandbox") {
  let opened: TestDatabase;
  let app: FastifyInstance;
  let time = start;
  let cut: "no" | "before" | "after" = "no";
  let isCancelCut = false;
  let isFindCut = false;
  const people = new Map<string, TestPerson>();
  const mails: Mail[] = [];
  const background = createBackground({ error: () => {} });
  let standIn: BraintreeStandIn | undefined;
  const db = () => opened.store.db;
  const now = () => time;
  const mailer = { kind: "outbox", send: async (mail: Mail) => void mails.push(mail), close: async () => {} } as const;

  const cuttable = (): Gateway => {
    const whole =
      standIn === undefined ? sandboxGateway(db(), now) : braintreeGateway(testKeys, ourBooks(db()), standIn.address);
    return {
      ...whole,
      subscribe: async (request) => {
        const where = cut;
        cut = "no";
        if (where === "before") throw new Error("no route to the provider");
        const outcome = await whole.subscribe(request);
        if (where === "after") throw new Error("the provider's answer was lost");
        return outcome;
      },
      cancel: async (id) => {
        const isCut = isCancelCut;
        isCancelCut = false;
        if (isCut) throw new Error("no route to the provider");
        return whole.cancel(id);
      },
      findSubscription: async (id) => {
        const isCut = isFindCut;
        isFindCut = false;
        if (isCut) throw new Error("no route to the provider");
        return whole.findSubscription(id);
      },
    };
  };
  const open = () =>
    buildApp({ store: opened.store, config: aConfig(), payments: { gateway: cuttable(), now, mailer, background } });
  beforeAll(async () => {
    if (database.isSkipped) return;
    opened = await database.open();
    if (provider === "Braintree") standIn = await openBraintreeStandIn(now);
    app = await open();
    for (const name of [...names, ...others]) people.set(name, await aPerson(opened.store, { name }));
  });
  afterAll(async () => {
    await app?.close();
    await standIn?.close();
    await opened?.remove();
  });

  const person = (name: string): TestPerson => {
    const found = people.get(name);
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  };
  return {
    db,
    person,
    inject: (options: InjectOptions) => callApp(app, options),
    newPerson: async (name: string) => {
      people.set(name, await aPerson(opened.store, { name }));
    },
    mails,
    /** Resolves when nothing more is done behind the answers given so far, such as sending receipts. */
    settled: background.idle,
    standIn: (): BraintreeStandIn => {
      if (standIn === undefined) throw new Error("The sandbox has no stand-in");
      return standIn;
    },
    call: (name: string, method: "GET" | "POST" | "PUT", url: string, body?: object | string) =>
      callApp(app, {
        method,
        url,
        headers: { ...person(name).headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { payload: body }),
      }),
    clock: {
      now: () => time,
      set: (text: string) => {
        time = Date.parse(text);
      },
      advance: (milliseconds: number) => {
        time += milliseconds;
      },
      reset: () => {
        time = start;
      },
    },
    gateway: {
      transactionsOf: (userName: string) => cuttable().transactionsOf(userName),
      subscriptionsOf: (userName: string) => cuttable().subscriptionsOf(userName),
      /** What the provider itself says, whether or not we still know whose it is. */
      statusOf: async (id: string) =>
        (standIn === undefined ? await cuttable().findSubscription(id) : standIn.provider.subscriptions.get(id))
          ?.status,
      failToCancel: () => {
        isCancelCut = true;
      },
      failToFindOnce: () => {
        isFindCut = true;
      },
      failBeforeSubscribing: () => {
        cut = "before";
      },
      failAfterSubscribing: () => {
        cut = "after";
      },
    },
    /** Closes the server, starts it again, as after a crash, and lets it put in order what it finds. */
    restart: async () => {
      await app.close();
      app = await open();
      await app.ready();
      await background.idle();
    },
  };
}
