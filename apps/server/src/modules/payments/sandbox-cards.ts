import { randomBytes } from "node:crypto";

/** What paying with a nonce ends in. */
type NonceOutcome = { readonly kind: "accepted" } | { readonly kind: "declined"; readonly reason: string };

const declines: Readonly<Record<string, string>> = {
  "fake-processor-declined-visa-nonce": "Processor Declined",
  "fake-processor-declined-mastercard-nonce": "Processor Declined",
  "fake-processor-declined-amex-nonce": "Processor Declined",
  "fake-processor-declined-discover-nonce": "Processor Declined",
  "fake-processor-failure-jcb-nonce": "Processor Network Unavailable",
  "fake-luhn-invalid-nonce": "Credit card number is invalid.",
  "fake-consumed-nonce": "Cannot use a payment_method_nonce more than once.",
  "fake-gateway-rejected-fraud-nonce": "Gateway Rejected: fraud",
  "fake-gateway-rejected-risk-thresholds-nonce": "Gateway Rejected: risk_threshold",
  "fake-token-issuance-error-venmo-account-nonce": "Error creating token.",
};

const accepted =
  /^fake-(valid|apple-pay|google-pay|android-pay|paypal|venmo-account|visa-checkout|masterpass)(-[a-z-]+)?-nonce$/;

/** The documented test nonces of the provider; behind a dot, whatever makes one purchase differ from another. */
export function nonceOutcome(nonce: string): NonceOutcome {
  const [name = ""] = nonce.split(".");
  const reason = declines[name];
  if (reason !== undefined) return { kind: "declined", reason };
  if (accepted.test(name)) return { kind: "accepted" };
  return { kind: "declined", reason: "Unknown or expired payment_method_nonce." };
}

/** A nonce out of the provider's documentation, the same for everyone and good for any number of payments. */
export function isTestNonce(nonce: string): boolean {
  return /^fake-[a-z-]+-nonce$/.test(nonce);
}

/** By maker: cards that pay, then cards that the bank declines or cannot be asked about. */
const makers: Readonly<Record<string, readonly [accepted: string, declined: string]>> = {
  "visa-nonce": [
    "4111111111111111 4005519200000004 4009348888881881 4012000033330026 4012000077777777 4012888888881881 4217651111111119 4500600000000061",
    "4000111111111115",
  ],
  "mastercard-nonce": ["5555555555554444 2223000048400011", "5105105105105100"],
  "amex-nonce": ["378282246310005 371449635398431", "378734493671000"],
  "discover-nonce": ["6011000991300009 6011111111111117", "6011000990139424"],
  "dinersclub-nonce": ["36259600000004", ""],
  "jcb-nonce": ["3530111333300000", "3566002020360505"],
  "maestro-nonce": ["6304000000000000", ""],
};

const cards: ReadonlyMap<string, string> = new Map(
  Object.entries(makers).flatMap(([maker, [paying, declined]]) => [
    ...numbersIn(paying).map((number) => [number, `fake-valid-${maker}`] as const),
    ...numbersIn(declined).map((number) => [number, declinedNonce(maker)] as const),
  ]),
);

function numbersIn(text: string): readonly string[] {
  return text.split(" ").filter((number) => number !== "");
}

/** The provider has no nonce for a card of this maker that the bank declines, but one for its failure. */
function declinedNonce(maker: string): string {
  return maker === "jcb-nonce" ? "fake-processor-failure-jcb-nonce" : `fake-processor-declined-${maker}`;
}

/** The ones the page offers: of each maker one that pays, then those that do not. */
export const sandboxCards: readonly string[] = [
  ...Object.values(makers).flatMap(([paying]) => numbersIn(paying).slice(0, 1)),
  ...Object.values(makers).flatMap(([, declined]) => numbersIn(declined)),
];

/** A nonce for a test card, as the provider's page would make one; undefined for any other number, which is not kept. */
export function cardNonce(number: string): string | undefined {
  const digits = number.replace(/[\s-]/g, "");
  const name = cards.get(digits) ?? (isLuhnValid(digits) ? undefined : "fake-luhn-invalid-nonce");
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
