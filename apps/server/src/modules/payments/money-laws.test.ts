import { addOnsFor, dayMilliseconds, endOfDay, findPlan, plans, priceCart } from "@beltwright/model";
import { listInvoices, listStoredSubscriptions } from "@beltwright/store";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { databases } from "../../test-support/databases.ts";
import type { GatewayTransaction } from "./gateway.ts";
import { paymentsApp } from "./test-support/payments-app.ts";

const planID = fc.constantFrom(...plans.map((plan) => plan.planID));
/** What a person may do, in any order and however senseless; the clock goes on between. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("buy" as const), planID, agrees: fc.boolean() }),
  fc.record({ kind: fc.constant("days" as const), days: fc.constantFrom(30, 60, 90), agrees: fc.boolean() }),
  fc.record({ kind: fc.constant("plan" as const), planID }),
  fc.record({ kind: fc.constant("storage" as const), quantity: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constantFrom("cancel" as const, "resume" as const, "card" as const), at: fc.nat(2) }),
  fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 1200 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

describe.each(databases)("whatever a person buys, changes and cancels on $name", (database) => {
  const { db, person, newPerson, call, clock, gateway } = paymentsApp(database);
  let count = 0;
  const nonce = () => `fake-valid-nonce.law${count++}`;

  const subscriptions = async (
    who: string,
  ): Promise<readonly { subscriptionID: string; planID: string; status: string }[]> =>
    (await call(who, "GET", "/api/getBTSubsciptions/")).json();

  const buy = async (who: string, { planID: wanted, agrees }: Extract<Step, { kind: "buy" }>) => {
    const cart = { planID: wanted, paymentMethodNonce: nonce() };
    const { startsOn } = (await call(who, "POST", "/api/CreateSubscription", cart)).json();
    if (agrees && startsOn !== undefined) {
      await call(who, "POST", "/api/CreateSubscription", { ...cart, paymentMethodNonce: nonce(), startsOn });
    }
  };
  const payDays = async (who: string, { days, agrees: endsRenewal }: Extract<Step, { kind: "days" }>) => {
    const ordered = await call(who, "POST", "/api/addsubscription", { subscriptionPeriod: days, endsRenewal });
    const paying = { paymentMethodNonce: nonce(), endsRenewal };
    if (ordered.statusCode === 201) await call(who, "POST", `/api/paysubscription/${ordered.json().id}`, paying);
  };

  const take = async (who: string, one: Step): Promise<void> => {
    if (one.kind === "wait") return clock.advance(one.hours * 3_600_000);
    if (one.kind === "buy") return buy(who, one);
    if (one.kind === "days") return payDays(who, one);
    const held = await subscriptions(who);
    const active = held.find(({ status }) => status === "Active") ?? held.at(-1);
    if (active === undefined) return;
    const { subscriptionID } = active;
    if (one.kind === "plan")
      return void (await call(who, "POST", "/api/ChangePlan", { subscriptionID, planID: one.planID }));
    if (one.kind === "storage") return changeStorage(who, active, one.quantity);
    const id = held[one.at % held.length]?.subscriptionID ?? subscriptionID;
    const path = { cancel: "/api/CancelBTSub", resume: "/api/ResumeBTSub", card: "/api/ReplaceCard" }[one.kind];
    await call(who, "POST", path, { subscriptionID: id, paymentMethodNonce: nonce() });
  };
  const changeStorage = async (
    who: string,
    { subscriptionID, planID: held }: { subscriptionID: string; planID: string },
    quantity: number,
  ) => {
    const plan = findPlan(held);
    const storage = plan === undefined ? undefined : addOnsFor(plan).find(({ kind }) => kind === "storage");
    const addOns = quantity === 0 ? [] : [{ id: storage?.id, quantity }];
    await call(who, "POST", "/api/UpdateAddons", { subscriptionID, addOns });
  };

  /** What was paid for in full, from when to when: periods of plans, and days. */
  const paidSpans = async (who: string, paid: readonly GatewayTransaction[]) => {
    const stored = await listStoredSubscriptions(db(), person(who).userName);
    const days = stored
      .filter(({ provider, status }) => provider === "days" && status === "Active")
      .map(({ subStartDate, subscriptionPeriod }) => [
        subStartDate,
        subStartDate + subscriptionPeriod * dayMilliseconds,
      ]);
    const periods = paid
      .filter(({ planID: of, addOns, cents, credit }) => {
        const priced = priceCart(of, addOns);
        return priced.kind === "priced" && priced.cents === cents + credit;
      })
      .map(({ period }) => [period.start * dayMilliseconds, endOfDay(period.end)]);
    return [...days, ...periods].toSorted(([a = 0], [b = 0]) => a - b);
  };

  it.skipIf(database.isSkipped)(
    "no day is charged twice, and the invoices sum to what was charged",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          clock.reset();
          const who = `law-${count++}`;
          await newPerson(who);
          for (const one of steps) await take(who, one);
          await subscriptions(who);
          await call(who, "GET", "/api/getBTTransactions/");
          const paid = await gateway.transactionsOf(person(who).userName);
          const spans = await paidSpans(who, paid);
          for (const [at, [start = 0]] of spans.entries()) {
            const [, end = 0] = spans[at - 1] ?? [];
            expect(start, JSON.stringify(spans)).toBeGreaterThanOrEqual(end);
          }
          const invoices = await listInvoices(db(), person(who).userName);
          const sum = (list: readonly { readonly cents: number }[]) =>
            list.reduce((total, { cents }) => total + cents, 0);
          expect(invoices.map(({ transactionID }) => transactionID).toSorted()).toEqual(
            paid.map(({ transactionID }) => transactionID).toSorted(),
          );
          expect(sum(invoices)).toBe(sum(paid));
        }),
        { numRuns: 40, seed: 18 },
      );
    },
    120_000,
  );
});
