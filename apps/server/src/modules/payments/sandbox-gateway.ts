import { dayOf, endOfDay, proratedChange } from "@beltwright/model";
import {
  addSandboxObject,
  type Db,
  findSandboxObject,
  listSandboxObjects,
  type SandboxObject,
  saveSandboxObject,
} from "@beltwright/store";
import type {
  ChangeOutcome,
  Gateway,
  GatewayTransaction,
  PlanWithAddOns,
  SaleOutcome,
  SaleRequest,
  SubscribeOutcome,
  SubscribeRequest,
} from "./gateway.ts";
import { getAccountId } from "./known-orders.ts";
import { nonceOutcome } from "./sandbox-cards.ts";
import {
  newSandboxSubscription,
  payment,
  periodOf,
  pricedOf,
  renewed,
  type SandboxSubscription,
  shown,
} from "./sandbox-ledger.ts";

const mostTries = 20;

/** A payment provider inside our own database: renews, prorates and declines like a real one, and moves no money. */
export function sandboxGateway(db: Db, now: () => number): Gateway {
  return {
    kind: "sandbox",
    clientToken: async (userName) => Buffer.from(JSON.stringify({ sandbox: true, userName })).toString("base64"),
    subscribe: (request) => subscribe(db, request, now()),
    findSubscription: async (id) => (await current(db, id, now()))?.view,
    changeAddOns: (id, addOns) => change(db, id, now(), (one) => withPlan(one, { ...one, addOns }, now())),
    changePlan: (id, to, when) =>
      change(db, id, now(), (one) => (when === "now" ? withPlan(one, to, now()) : withNext(one, to))),
    cancel: (id) => change(db, id, now(), withoutRenewal),
    endRenewal: (id) => change(db, id, now(), withoutRenewal),
    resume: (id) => resume(db, id, now()),
    replaceCard: async (id, nonce) => {
      const card = nonceOutcome(nonce);
      return card.kind === "declined" ? card : change(db, id, now(), unchanged);
    },
    subscriptionsOf: async (userName) => {
      const kept = await listSandboxObjects(db, "subscription", userName);
      const found = await Promise.all(kept.map(({ id }) => current(db, id, now())));
      return found.flatMap((one) => (one === undefined ? [] : [one.view])).toSorted((a, b) => a.began - b.began);
    },
    paymentsFor: async ({ subscriptionID, userName }) =>
      (await listSandboxObjects(db, "transaction", userName))
        .map(readTransaction)
        .filter((one) => one.subscriptionID === subscriptionID),
    transactionsOf: async (userName) => (await listSandboxObjects(db, "transaction", userName)).map(readTransaction),
    sale: (request) => sale(db, request, now()),
    findSale: (orderID) => findSale(db, orderID),
    readNotification: async () => ({ kind: "forged" }),
  };
}

async function subscribe(db: Db, request: SubscribeRequest, now: number): Promise<SubscribeOutcome> {
  const known = await current(db, request.subscriptionID, now);
  if (known !== undefined) return { kind: "subscribed", subscription: known.view };
  const paid =
    request.paidLike === undefined ? nonceOutcome(request.paymentMethodNonce) : { kind: "accepted" as const };
  if (paid.kind === "declined") return paid;
  const { userName, customer, startsOn = dayOf(now) } = request;
  const isStarted = startsOn <= dayOf(now);
  const subscription = newSandboxSubscription(request, startsOn, isStarted);
  const first = payment(subscription, { cents: pricedOf(request.planID, request.addOns).cents, credit: 0 }, now);
  await db.transaction().execute(async (trx) => {
    await addSandboxObject(trx, {
      kind: "customer",
      id: await getAccountId(trx, userName),
      userName,
      createdAt: now,
      data: JSON.stringify(customer),
    });
    const isNew = await addSandboxObject(trx, subscriptionObject(subscription, now));
    if (isNew && isStarted) await addSandboxObject(trx, transactionObject(first));
  });
  return { kind: "subscribed", subscription: shown(subscription) };
}

interface Changed {
  readonly subscription: SandboxSubscription;
  readonly transactions: readonly GatewayTransaction[];
}

/** Charges the rest of the period at once, or keeps as credit what is no longer wanted. */
function withPlan(before: SandboxSubscription, { planID, addOns }: PlanWithAddOns, now: number): Changed {
  const cost = (of: PlanWithAddOns) => pricedOf(of.planID, of.addOns).cents;
  const period = periodOf(before);
  const due = proratedChange({ before: cost(before), after: cost({ planID, addOns }), period, now });
  const charged = Math.max(0, due - before.credit);
  const credit = Math.max(0, before.credit - due);
  const paid = { cents: charged, credit: Math.max(0, due) - charged };
  const subscription = { ...before, planID, addOns, credit, payments: before.payments + (charged > 0 ? 1 : 0) };
  return { subscription, transactions: charged > 0 ? [payment(subscription, paid, now)] : [] };
}

function withNext(before: SandboxSubscription, { planID, addOns }: PlanWithAddOns): Changed {
  const { next: _next, ...subscription } = before;
  const isSame = planID === before.planID && JSON.stringify(addOns) === JSON.stringify(before.addOns);
  return unchanged(isSame ? subscription : { ...subscription, next: { planID, addOns } });
}

function withoutRenewal({ next: _next, ...one }: SandboxSubscription): Changed {
  return unchanged({ ...one, status: "Canceled" });
}

/** No money moves. */
function unchanged(subscription: SandboxSubscription): Changed {
  return { subscription, transactions: [] };
}

async function resume(db: Db, id: string, now: number): Promise<ChangeOutcome> {
  const known = await current(db, id, now);
  if (known === undefined) return { kind: "not-found" };
  const { status, period } = known.view;
  if (status !== "Canceled" || endOfDay(period.end) < now)
    return { kind: "declined", reason: "Subscription has ended." };
  return change(db, id, now, (one) => unchanged({ ...one, status: "Active" }));
}

/** The subscription as it stands today: periods that began since are paid for first. */
async function current(db: Db, id: string, now: number) {
  const renew = (one: SandboxSubscription) => renewed(one, now);
  return step(db, id, renew);
}

async function change(
  db: Db,
  id: string,
  now: number,
  to: (one: SandboxSubscription) => Changed,
): Promise<ChangeOutcome> {
  if ((await current(db, id, now)) === undefined) return { kind: "not-found" };
  const changed = await step(db, id, to);
  return changed === undefined ? { kind: "not-found" } : { kind: "changed", subscription: changed.view };
}

/** Writes only over the state it saw; where another process was quicker, it looks again. */
async function step(db: Db, id: string, to: (one: SandboxSubscription) => Changed) {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const object = await findSandboxObject(db, "subscription", id);
    if (object === undefined) return undefined;
    const before = readSubscription(object);
    const { subscription, transactions } = to(before);
    const next = { ...object, data: JSON.stringify(subscription) };
    if (next.data === object.data) return { view: shown(before) };
    if (await write(db, next, object.data, transactions)) return { view: shown(subscription) };
  }
  throw new Error(`The sandbox could not change ${id}: it was being changed all the time`);
}

async function write(db: Db, next: SandboxObject, before: string, transactions: readonly GatewayTransaction[]) {
  return db.transaction().execute(async (trx) => {
    if (!(await saveSandboxObject(trx, next, before))) return false;
    const { accountId } = next;
    for (const one of transactions) await addSandboxObject(trx, { ...transactionObject(one), accountId });
    return true;
  });
}

async function sale(db: Db, request: SaleRequest, now: number): Promise<SaleOutcome> {
  const known = await findSale(db, request.orderID);
  if (known !== undefined) return { kind: "paid", transaction: known };
  const outcome = nonceOutcome(request.paymentMethodNonce);
  if (outcome.kind === "declined") return outcome;
  const { orderID, userName, cents, period } = request;
  const transaction: GatewayTransaction = {
    transactionID: `sale-${orderID}`,
    subscriptionID: "",
    userName,
    cents,
    credit: 0,
    created: now,
    planID: "",
    addOns: [],
    period,
    status: "Settled",
  };
  await addSandboxObject(db, transactionObject(transaction));
  return { kind: "paid", transaction };
}

async function findSale(db: Db, orderID: string): Promise<GatewayTransaction | undefined> {
  const found = await findSandboxObject(db, "transaction", `sale-${orderID}`);
  return found && readTransaction(found);
}

function subscriptionObject(subscription: SandboxSubscription, now: number): SandboxObject {
  const { subscriptionID: id, userName } = subscription;
  return { kind: "subscription", id, userName, createdAt: now, data: JSON.stringify(subscription) };
}

function transactionObject(transaction: GatewayTransaction): SandboxObject {
  const { transactionID: id, userName, created: createdAt } = transaction;
  return { kind: "transaction", id, userName, createdAt, data: JSON.stringify(transaction) };
}

function readSubscription({ data }: SandboxObject): SandboxSubscription {
  return JSON.parse(data);
}

/** Those of earlier days say nothing of credit. */
function readTransaction({ data }: SandboxObject): GatewayTransaction {
  return { credit: 0, ...JSON.parse(data) };
}
