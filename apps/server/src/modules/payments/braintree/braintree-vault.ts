import { createHash } from "node:crypto";
import type { BillingAddress, Customer } from "../gateway.ts";
import { hasAnyCode, refusals, type Sdk, unlessMissing } from "./braintree-sdk.ts";

/** Our name for a person at the provider: letters and digits only, and no e-mail address. */
export function customerIdOf(accountId: string): string {
  return createHash("sha256").update(`customer ${accountId}`).digest("hex").slice(0, 32);
}

export type Kept =
  | { readonly kind: "kept"; readonly id: string }
  | { readonly kind: "declined"; readonly reason: string };

/** The customer with the details given last. */
export async function keepCustomer(
  sdk: Sdk,
  { id, userName }: { readonly id: string; readonly userName: string },
  given: Partial<Customer>,
): Promise<Kept> {
  const details = {
    ...filled({ firstName: given.first_name, lastName: given.last_name, company: given.company, phone: given.phone }),
    email: given.email || userName,
  };
  const updated = await unlessMissing(sdk.customer.update(id, details));
  const result = updated ?? (await sdk.customer.create({ id, ...details }));
  if (result.success || hasAnyCode(result, refusals.customerExists)) return { kind: "kept", id };
  return { kind: "declined", reason: result.message };
}

interface GivenMethod {
  /** The name it is kept under. */
  readonly token: string;
  readonly paymentMethodNonce: string;
  readonly address?: BillingAddress;
}

/** The card or wallet behind a nonce. It is kept under the name of the order, so that a retry finds it again. */
export async function keepPaymentMethod(sdk: Sdk, customerId: string, given: GivenMethod): Promise<Kept> {
  const { token, paymentMethodNonce, address } = given;
  const known = await findToken(sdk, token);
  if (known !== undefined) return known;
  const wanted = {
    customerId,
    token,
    paymentMethodNonce,
    ...(address === undefined ? {} : { billingAddress: addressOf(address) }),
    options: { makeDefault: true, verifyCard: true },
  };
  const result = await sdk.paymentMethod.create(wanted);
  if (result.success) return { kind: "kept", id: result.paymentMethod.token };
  if (!hasAnyCode(result, [...refusals.tokenInUse, ...refusals.nonceSpent])) {
    return { kind: "declined", reason: result.message };
  }
  // Another click was quicker. Where its method cannot be seen yet, nobody can say how this ends: not a refusal.
  const other = await findToken(sdk, token);
  if (other === undefined) throw new Error(`Another attempt to pay is under way: ${result.message}`);
  return other;
}

async function findToken(sdk: Sdk, token: string): Promise<Kept | undefined> {
  const found = await unlessMissing(sdk.paymentMethod.find(token));
  return found && { kind: "kept", id: found.token };
}

function addressOf(given: BillingAddress) {
  return filled({
    firstName: given.first_name,
    lastName: given.last_name,
    company: given.company,
    streetAddress: given.street_address,
    extendedAddress: given.extended_address,
    locality: given.locality,
    region: given.region,
    postalCode: given.postal_code,
    countryName: given.country_name,
  });
}

function filled<K extends string>(fields: Record<K, string | undefined>): Partial<Record<K, string>> {
  const kept: Partial<Record<K, string>> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined && value !== "") kept[name] = value;
  }
  return kept;
}
