import { type ChosenAddOn, centsText, dayMilliseconds, priceCart, toCents } from "@beltwright/model";
import { z } from "zod";
import type {
  ChangeOutcome,
  Gateway,
  GatewaySubscription,
  GatewayTransaction,
  Notification,
  SaleOutcome,
  SaleRequest,
  SubscribeOutcome,
  SubscribeRequest,
} from "../gateway.ts";
import type { FindKnownOrder, OurBooks } from "../known-orders.ts";
import {
  inOrder,
  isPaid,
  readProviderSubscription,
  readProviderTransaction,
  toTransaction,
} from "./braintree-answers.ts";
import { cancel, changePlan, endRenewal, replaceCard, resume } from "./braintree-changes.ts";
import { added, customerOf, findFor, findSubscription, type Provider, view } from "./braintree-provider.ts";
import {
  type BraintreeAddress,
  type BraintreeKeys,
  hasAnyCode,
  openSdk,
  refusals,
  unlessMissing,
} from "./braintree-sdk.ts";
import { type Kept, keepCustomer, keepPaymentMethod } from "./braintree-vault.ts";

/** Braintree through its own library: cards and PayPal, real money in production. */
export function braintreeGateway(keys: BraintreeKeys, books: OurBooks, address?: BraintreeAddress): Gateway {
  const provider: Provider = { sdk: openSdk(keys, address), ...books };
  return {
    kind: "braintree",
    clientToken: (userName) => clientToken(provider, userName),
    subscribe: (request) => subscribe(provider, request),
    paymentsFor: (subscription) => paymentsFor(provider, subscription),
    findSubscription: (id) => findSubscription(provider, id),
    changeAddOns: (id, addOns) => changeAddOns(provider, id, addOns),
    changePlan: (id, to, when) => changePlan(provider, id, to, when),
    cancel: (id) => cancel(provider, id),
    endRenewal: (id) => endRenewal(provider, id),
    resume: (id) => resume(provider, id),
    replaceCard: (id, nonce) => replaceCard(provider, id, nonce),
    subscriptionsOf: (userName) => subscriptionsOf(provider, userName),
    transactionsOf: (userName) => transactionsOf(provider, userName),
    sale: (request) => sale(provider, request),
    findSale: (orderID) => findSale(provider, orderID),
    readNotification: (signature, payload) => readNotification(provider, signature, payload),
  };
}

/** The page offers what a known customer paid with before. Who only looks is not made a customer. */
async function clientToken(provider: Provider, userName: string): Promise<string> {
  const { sdk } = provider;
  const customerId = await customerOf(provider, userName);
  const known = await unlessMissing(sdk.customer.find(customerId));
  const result = await sdk.clientToken.generate(known === undefined ? {} : { customerId });
  if (!result.success) throw new Error(`The payment provider gave no token: ${result.message}`);
  return result.clientToken;
}

async function subscribe(provider: Provider, request: SubscribeRequest): Promise<SubscribeOutcome> {
  const { subscriptionID: id, userName } = request;
  const known = await findFor(provider, id, userName);
  if (known !== undefined) return { kind: "subscribed", subscription: known };
  const method = await methodFor(provider, request);
  if (method.kind === "declined") return method;
  const result = await provider.sdk.subscription.create(subscriptionRequest(request, method.id));
  if (result.success) return { kind: "subscribed", subscription: await view(provider, result.subscription, userName) };
  const other = hasAnyCode(result, refusals.subscriptionExists) ? await findFor(provider, id, userName) : undefined;
  return other === undefined
    ? { kind: "declined", reason: result.message }
    : { kind: "subscribed", subscription: other };
}

/** What pays: the card of another subscription, or what the nonce stands for. */
async function methodFor(provider: Provider, request: SubscribeRequest): Promise<Kept> {
  const { subscriptionID: token, userName, customer, paymentMethodNonce, paidLike } = request;
  if (paidLike !== undefined) {
    const like = readProviderSubscription(await provider.sdk.subscription.find(paidLike));
    if (!like.paymentMethodToken) throw new Error(`The provider does not say what pays ${paidLike}`);
    return { kind: "kept", id: like.paymentMethodToken };
  }
  const payer = await keepCustomer(provider.sdk, { id: await customerOf(provider, userName), userName }, customer);
  if (payer.kind === "declined") return payer;
  const address = customer.billing_address;
  return keepPaymentMethod(provider.sdk, payer.id, { token, paymentMethodNonce, address });
}

/** Says the prices itself: what the page showed is charged, whatever the provider's list says by now. */
function subscriptionRequest(request: SubscribeRequest, paymentMethodToken: string) {
  const { subscriptionID, planID, addOns, startsOn } = request;
  const priced = priceCart(planID, addOns);
  if (priced.kind === "refused") throw new Error(`Nobody sells this cart: ${priced.fault}`);
  return {
    id: subscriptionID,
    planId: planID,
    price: centsText(toCents(priced.plan.price)),
    paymentMethodToken,
    addOns: { add: addOns.map(added) },
    ...(startsOn === undefined
      ? { options: { startImmediately: true } }
      : { firstBillingDate: new Date(startsOn * dayMilliseconds) }),
  };
}

async function changeAddOns(provider: Provider, id: string, wanted: readonly ChosenAddOn[]): Promise<ChangeOutcome> {
  const before = await findSubscription(provider, id);
  if (before === undefined) return { kind: "not-found" };
  const changes = addOnChanges(before.addOns, wanted);
  if (changes === undefined) return { kind: "changed", subscription: before };
  await provider.forgetPlan(id);
  const result = await provider.sdk.subscription.update(id, {
    addOns: changes,
    options: { prorateCharges: true, revertSubscriptionOnProrationFailure: true },
  });
  if (!result.success) return { kind: "declined", reason: result.message };
  return { kind: "changed", subscription: await view(provider, result.subscription, before.userName) };
}

function addOnChanges(before: readonly ChosenAddOn[], wanted: readonly ChosenAddOn[]) {
  const has = (list: readonly ChosenAddOn[], id: string) => list.find((one) => one.id === id);
  const add = wanted.filter(({ id }) => has(before, id) === undefined).map(added);
  const update = wanted
    .filter(({ id, quantity }) => (has(before, id)?.quantity ?? quantity) !== quantity)
    .map(({ id, quantity }) => ({ existingId: id, quantity }));
  const remove = before.map(({ id }) => id).filter((id) => has(wanted, id) === undefined);
  return add.length + update.length + remove.length === 0 ? undefined : { add, update, remove };
}

/** The provider finds subscriptions of a customer by what the customer pays with, newest first there. */
async function subscriptionsOf(provider: Provider, userName: string): Promise<readonly GatewaySubscription[]> {
  const customer = await unlessMissing(provider.sdk.customer.find(await customerOf(provider, userName)));
  const methods = customer?.paymentMethods ?? [];
  const found = methods.flatMap((method) => ("subscriptions" in method ? (method.subscriptions ?? []) : []));
  const read = await Promise.all(found.map((one) => view(provider, one, userName)));
  return read.toSorted((a, b) => a.began - b.began);
}

/** Payments in the order they were made. Refunds are made, and documented, at the provider's desk. */
async function transactionsOf(provider: Provider, userName: string): Promise<readonly GatewayTransaction[]> {
  const found: GatewayTransaction[] = [];
  const customerId = await customerOf(provider, userName);
  const answers = provider.sdk.transaction.search((search) => search.customerId().is(customerId));
  for await (const answer of answers) {
    const read = readProviderTransaction(answer);
    if (read.type !== "sale") continue;
    const order = read.orderId ? await provider.findKnownOrder(read.orderId) : undefined;
    found.push(toTransaction(read, userName, order));
  }
  return inOrder(found);
}

/** Asked of the subscription itself: the provider's search learns of a payment only some seconds later. */
async function paymentsFor({ sdk }: Provider, { subscriptionID, userName }: GatewaySubscription) {
  const found = await unlessMissing(sdk.subscription.find(subscriptionID));
  const read = (found?.transactions ?? []).map(readProviderTransaction).filter(isPaid);
  return inOrder(read.map((one) => toTransaction(one, userName)));
}

async function sale(provider: Provider, request: SaleRequest): Promise<SaleOutcome> {
  const { orderID: orderId, userName, cents, paymentMethodNonce, period } = request;
  const known = await findPaid(provider, orderId, { userName, period });
  if (known !== undefined) return { kind: "paid", transaction: known };
  const payer = await keepCustomer(provider.sdk, { id: await customerOf(provider, userName), userName }, {});
  if (payer.kind === "declined") return payer;
  const result = await provider.sdk.transaction.sale({
    amount: centsText(cents),
    orderId,
    customerId: payer.id,
    paymentMethodNonce,
    options: { submitForSettlement: true },
  });
  if (result.success) {
    const read = readProviderTransaction(result.transaction);
    return { kind: "paid", transaction: toTransaction(read, userName, { userName, period }) };
  }
  if (!hasAnyCode(result, refusals.nonceSpent)) return { kind: "declined", reason: result.message };
  const other = await findPaid(provider, orderId, { userName, period });
  if (other === undefined) throw new Error(`Another attempt to pay is under way: ${result.message}`);
  return { kind: "paid", transaction: other };
}

async function findSale(provider: Provider, orderID: string): Promise<GatewayTransaction | undefined> {
  const order = await provider.findKnownOrder(orderID);
  return order && findPaid(provider, orderID, order);
}

async function findPaid(provider: Provider, orderID: string, order: Awaited<ReturnType<FindKnownOrder>>) {
  if (order === undefined) return undefined;
  const { userName } = order;
  const customerId = await customerOf(provider, userName);
  for await (const answer of provider.sdk.transaction.search((search) => search.orderId().is(orderID))) {
    const read = readProviderTransaction(answer);
    if (isPaid(read) && read.customer.id === customerId) return toTransaction(read, userName, order);
  }
  return undefined;
}

const subscriptionNotice = z.object({ subscription: z.object({ id: z.string() }).optional() });

async function readNotification({ sdk }: Provider, signature: string, payload: string): Promise<Notification> {
  try {
    const notified = await sdk.webhookNotification.parse(signature, payload);
    const { subscription } = subscriptionNotice.parse(notified);
    return subscription === undefined ? { kind: "other" } : { kind: "subscription", subscriptionID: subscription.id };
  } catch (error) {
    // Nothing was asked of anyone so far: whatever failed, failed on what was sent.
    const isForged = error instanceof Error && error.name === "invalidSignatureError";
    return { kind: isForged ? "forged" : "malformed" };
  }
}
