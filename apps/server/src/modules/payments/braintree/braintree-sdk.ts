import braintree from "braintree";

export interface BraintreeKeys {
  readonly environment: "sandbox" | "production";
  readonly merchantID: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface BraintreeAddress {
  readonly environment: braintree.Environment;
  /** How long the provider may be silent, where that is not the usual time. */
  readonly timeoutMilliseconds?: number;
}

export type Sdk = braintree.BraintreeGateway;

/** Well under the time after which an open order is asked after, so that nothing is on its way by then. */
const timeoutMilliseconds = 30_000;

/** The provider's own library. Tests give it another address. */
export function openSdk(keys: BraintreeKeys, address?: BraintreeAddress): Sdk {
  const { merchantID: merchantId, publicKey, privateKey } = keys;
  const { Production, Sandbox } = braintree.Environment;
  const environment = address?.environment ?? (keys.environment === "production" ? Production : Sandbox);
  const sdk = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  sdk.config.timeout = address?.timeoutMilliseconds ?? timeoutMilliseconds;
  return sdk;
}

/** Undefined where the provider knows nothing by that name. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && error.name === "notFoundError") return undefined;
    throw error;
  }
}

interface Refusal {
  readonly message: string;
  readonly errors?: { readonly deepErrors: () => readonly { readonly code: string }[] };
}

/** The provider's codes of what is wrong with a request; none for a card that the bank declined. */
function errorCodes({ errors }: Refusal): ReadonlySet<string> {
  return new Set(errors?.deepErrors().map(({ code }) => code));
}

export function hasAnyCode(refusal: Refusal, codes: readonly string[]): boolean {
  const found = errorCodes(refusal);
  return codes.some((code) => found.has(code));
}

/** What the provider calls the refusals that tell of an earlier attempt, for each kind of payment. */
export const refusals = {
  customerExists: ["91609"],
  tokenInUse: ["91719", "92906", "93503"],
  nonceSpent: ["91564", "91566", "91731", "91733", "92907", "92909", "93107", "93109", "93504", "93506"],
  subscriptionExists: ["81902"],
  subscriptionOver: ["81905", "81901", "81910"],
} as const;
