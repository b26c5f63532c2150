import { randomBytes } from "node:crypto";

/** What paying with a nonce ends in. */
export type NonceOutcome = { readonly kind: "accepted" } | { readonly kind: "declined"; readonly reason: string };

const declines: Readonly<Record<string, string>> = {
  "fake-processor-declined-visa-nonce": "Processor Declined",
  "fake-processor-declined-mastercard-nonce": "Processor Declined",
  "fake-processor-declined-amex-nonce": "Processor Declined",
  "fake-processor-declined-discover-nonce": "Processor Declined",
  "fake-processor-failure-jcb-nonce": "Processor Network Unavailable",
  "fake-luhn-invalid-nonce": "Credit card number is invalid.",
  "fake-consumed-nonce": "Cannot use a payment_method_nonce more than once.",
  "fake-gateway-rejected-fraud-nonce": "Gateway Rejected: fraud",
};

const accepted = /^fake-(valid|apple-pay|google-pay|android-pay|paypal)[a-z-]*nonce$/;

/** The documented test nonces of the provider; behind a dot, whatever makes one purchase differ from another. */
export function nonceOutcome(nonce: string): NonceOutcome {
  const [name = ""] = nonce.split(".");
  const reason = declines[name];
  if (reason !== undefined) return { kind: "declined", reason };
  if (accepted.test(name)) return { kind: "accepted" };
  return { kind: "declined", reason: "Unknown or expired payment_method_nonce." };
}

const cards: Readonly<Record<string, string>> = {
  "4111111111111111": "fake-valid-visa-nonce",
  "4005519200000004": "fake-valid-visa-nonce",
  "4009348888881881": "fake-valid-visa-nonce",
  "4012888888881881": "fake-valid-visa-nonce",
  "5555555555554444": "fake-valid-mastercard-nonce",
  "2223000048400011": "fake-valid-mastercard-nonce",
  "378282246310005": "fake-valid-amex-nonce",
  "371449635398431": "fake-valid-amex-nonce",
  "6011111111111117": "fake-valid-discover-nonce",
  "4000111111111115": "fake-processor-declined-visa-nonce",
  "5105105105105100": "fake-processor-declined-mastercard-nonce",
  "378734493671000": "fake-processor-declined-amex-nonce",
};

export const sandboxCards: readonly string[] = Object.keys(cards);

/** A nonce for a test card, as the provider's page would make one; undefined for any other number, which is not kept. */
export function cardNonce(number: string): string | undefined {
  const digits = number.replace(/[\s-]/g, "");
  const name = cards[digits] ?? (isLuhnValid(digits) ? undefined : "fake-luhn-invalid-nonce");
  return name === undefined ? undefined : uniqueNonce(name);
}

export function walletNonce(): string {
  return uniqueNonce("fake-paypal-billing-agreement-nonce");
}

function uniqueNonce(name: string): string {
  return `${name}.${randomBytes(12).toString("hex")}`;
}

function isLuhnValid(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
