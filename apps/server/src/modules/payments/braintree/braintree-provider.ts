import { type Cents, type ChosenAddOn, centsText, findAddOn, toCents } from "@beltwright/model";
import type { GatewaySubscription } from "../gateway.ts";
import type { OurBooks } from "../known-orders.ts";
import { readProviderSubscription, readSubscription } from "./braintree-answers.ts";
import { type Sdk, unlessMissing } from "./braintree-sdk.ts";
import { customerIdOf } from "./braintree-vault.ts";

/** The provider's library and what we know of its customers and orders. */
export interface Provider extends OurBooks {
  readonly sdk: Sdk;
}

export async function customerOf({ getAccountId }: Provider, userName: string): Promise<string> {
  return customerIdOf(await getAccountId(userName));
}

/** A subscription of the provider as we see it: what is paid for now, and what follows. */
export async function view(provider: Provider, answer: unknown, userName: string): Promise<GatewaySubscription> {
  const { id } = readProviderSubscription(answer);
  return readSubscription(answer, userName, await provider.findKeptPlan(id));
}

export async function findFor(
  provider: Provider,
  id: string,
  userName: string,
): Promise<GatewaySubscription | undefined> {
  const found = await unlessMissing(provider.sdk.subscription.find(id));
  return found && view(provider, found, userName);
}

/** A subscription that nobody ordered here belongs to nobody here. */
export async function findSubscription(provider: Provider, id: string): Promise<GatewaySubscription | undefined> {
  const order = await provider.findKnownOrder(id);
  return order && findFor(provider, id, order.userName);
}

export function added({ id, quantity }: ChosenAddOn) {
  return { inheritedFromId: id, amount: centsText(addOnCents(id)), quantity };
}

function addOnCents(id: string): Cents {
  const addOn = findAddOn(id);
  if (addOn === undefined) throw new Error(`Nobody sells the add-on ${id}`);
  return toCents(addOn.amount);
}
