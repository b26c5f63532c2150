import { expect, it } from "vitest";
import { cardNonce, isTestNonce, nonceOutcome, sandboxCards, walletNonce } from "./sandbox-cards.ts";

const outcomeOf = (number: string) => nonceOutcome(cardNonce(number) ?? "");

// Test values of the provider's documentation, "Testing".
it.each(
  "378282246310005 371449635398431 36259600000004 6011000991300009 3530111333300000 6304000000000000 5555555555554444 2223000048400011 4111111111111111 4005519200000004 4009348888881881 4012000033330026 4012000077777777 4012888888881881 4217651111111119 4500600000000061".split(
    " ",
  ),
)("the card %s pays", (number) => {
  expect(outcomeOf(number)).toEqual({ kind: "accepted" });
});

it.each([
  ["4000 1111 1111 1115", "Processor Declined"],
  ["5105-1051-0510-5100", "Processor Declined"],
  ["378734493671000", "Processor Declined"],
  ["6011000990139424", "Processor Declined"],
  ["3566002020360505", "Processor Network Unavailable"],
  ["4111111111111112", "Credit card number is invalid."],
])("the card %s does not pay: %s", (number, reason) => {
  expect(outcomeOf(number)).toEqual({ kind: "declined", reason });
});

it("takes no card that might be real", () => {
  expect(cardNonce("4242424242424242")).toBeUndefined();
});

it("offers paying cards first, each with a nonce of its own", () => {
  const outcomes = sandboxCards.map((number) => outcomeOf(number).kind);
  expect(outcomes).toEqual([...Array(7).fill("accepted"), ...Array(5).fill("declined")]);
  expect(cardNonce("4111111111111111")).not.toBe(cardNonce("4111111111111111"));
});

it.each([
  "fake-valid-nonce",
  "fake-valid-no-billing-address-nonce",
  "fake-valid-jcb-nonce",
  "fake-paypal-billing-agreement-nonce",
  "fake-paypal-one-time-nonce",
  "fake-apple-pay-visa-nonce",
  "fake-google-pay-visa-nonce",
  "fake-venmo-account-nonce",
  "fake-visa-checkout-amex-nonce",
  walletNonce(),
])("the nonce %s pays", (nonce) => {
  expect(nonceOutcome(nonce)).toEqual({ kind: "accepted" });
});

it.each([
  ["fake-processor-declined-discover-nonce", "Processor Declined"],
  ["fake-luhn-invalid-nonce", "Credit card number is invalid."],
  ["fake-consumed-nonce", "Cannot use a payment_method_nonce more than once."],
  ["fake-gateway-rejected-risk-thresholds-nonce", "Gateway Rejected: risk_threshold"],
  ["made-up", "Unknown or expired payment_method_nonce."],
  ["fake-validnonce", "Unknown or expired payment_method_nonce."],
])("the nonce %s does not pay: %s", (nonce, reason) => {
  expect(nonceOutcome(nonce)).toEqual({ kind: "declined", reason });
});

it("tells the nonces of the documentation from those made for one purchase", () => {
  expect([
    isTestNonce("fake-valid-visa-nonce"),
    isTestNonce("fake-valid-visa-nonce.1"),
    isTestNonce(walletNonce()),
  ]).toEqual([true, false, false]);
});
