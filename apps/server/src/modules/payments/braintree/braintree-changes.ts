import { createHash } from "node:crypto";
import { centsText, priceCart, toCents } from "@beltwright/model";
import type { ChangeOutcome, PlanWithAddOns } from "../gateway.ts";
import { readProviderSubscription } from "./braintree-answers.ts";
import { added, customerOf, findFor, findSubscription, type Provider, view } from "./braintree-provider.ts";
import { hasAnyCode, refusals, unlessMissing } from "./braintree-sdk.ts";
import { keepPaymentMethod } from "./braintree-vault.ts";

type Update = Parameters<Provider["sdk"]["subscription"]["update"]>[1];

/**
 * The provider changes plans at once. A change at the renewal is one that charges nothing now; what is paid for until then
 * is kept in our books first, since afterwards the provider no longer tells.
 */
export async function changePlan(
  provider: Provider,
  id: string,
  { planID, addOns }: PlanWithAddOns,
  when: "now" | "at-renewal",
): Promise<ChangeOutcome> {
  const before = await findSubscription(provider, id);
  const priced = priceCart(planID, addOns);
  if (before === undefined || priced.kind === "refused") return { kind: "not-found" };
  if (when === "now") await provider.forgetPlan(id);
  else {
    const kept = before.addOns.map(({ id: addOn, quantity }) => ({ id: addOn, quantity }));
    await provider.keepPlan(id, { planID: before.planID, addOns: kept, lastDay: before.period.end });
  }
  const charges =
    when === "now" ? { prorateCharges: true, revertSubscriptionOnProrationFailure: true } : { prorateCharges: false };
  return update(provider, id, {
    planId: planID,
    price: centsText(toCents(priced.plan.price)),
    addOns: { add: addOns.map(added) },
    options: { ...charges, replaceAllAddOnsAndDiscounts: true },
  });
}

/** For good: the provider brings nothing back. */
export async function cancel(provider: Provider, id: string): Promise<ChangeOutcome> {
  const order = await provider.findKnownOrder(id);
  if (order === undefined) return { kind: "not-found" };
  const result = await unlessMissing(provider.sdk.subscription.cancel(id));
  if (result === undefined) return { kind: "not-found" };
  if (!result.success && !hasAnyCode(result, refusals.subscriptionOver)) {
    return { kind: "declined", reason: result.message };
  }
  const subscription = await findFor(provider, id, order.userName);
  return subscription === undefined ? { kind: "not-found" } : { kind: "changed", subscription };
}

/** The cycle under way is the last one. What has not begun, or is not paid for, has nothing to wait for. */
export async function endRenewal(provider: Provider, id: string): Promise<ChangeOutcome> {
  const found = await findSubscription(provider, id);
  if (found === undefined) return { kind: "not-found" };
  if (found.status !== "Active") return cancel(provider, id);
  const { currentBillingCycle } = readProviderSubscription(await provider.sdk.subscription.find(id));
  return update(provider, id, { neverExpires: false, numberOfBillingCycles: currentBillingCycle ?? 1 });
}

export function resume(provider: Provider, id: string): Promise<ChangeOutcome> {
  return update(provider, id, { neverExpires: true });
}

/** The card is kept under a name made of its nonce, so that a retry finds it. */
export async function replaceCard(provider: Provider, id: string, nonce: string): Promise<ChangeOutcome> {
  const found = await findSubscription(provider, id);
  if (found === undefined) return { kind: "not-found" };
  const token = createHash("sha256").update(`${id} ${nonce}`).digest("hex").slice(0, 32);
  const customer = await customerOf(provider, found.userName);
  const method = await keepPaymentMethod(provider.sdk, customer, { token, paymentMethodNonce: nonce });
  if (method.kind === "declined") return method;
  const replaced = await update(provider, id, { paymentMethodToken: method.id });
  if (replaced.kind !== "changed" || replaced.subscription.status !== "Past Due") return replaced;
  const charged = await provider.sdk.subscription.retryCharge(id, undefined, true);
  if (!charged.success) return { kind: "declined", reason: charged.message };
  return foundAgain(provider, id);
}

async function update(provider: Provider, id: string, change: Update): Promise<ChangeOutcome> {
  const order = await provider.findKnownOrder(id);
  if (order === undefined) return { kind: "not-found" };
  const result = await unlessMissing(provider.sdk.subscription.update(id, change));
  if (result === undefined) return { kind: "not-found" };
  if (!result.success) return { kind: "declined", reason: result.message };
  return { kind: "changed", subscription: await view(provider, result.subscription, order.userName) };
}

async function foundAgain(provider: Provider, id: string): Promise<ChangeOutcome> {
  const subscription = await findSubscription(provider, id);
  return subscription === undefined ? { kind: "not-found" } : { kind: "changed", subscription };
}
