import { describe, expect, it } from "vitest";
import { endingOf, stepOf } from "./flow.ts";

describe("the five states of subscribing", () => {
  const start = { hasPlan: false, method: undefined, isPending: false, ending: undefined } as const;

  it.each([
    [start, "no-plan"],
    [{ ...start, hasPlan: true }, "plan-chosen"],
    [{ ...start, hasPlan: true, method: "card" }, "payment-chosen"],
    [{ ...start, hasPlan: true, method: "wallet", isPending: true }, "submitted"],
    [{ ...start, hasPlan: true, method: "card", ending: { kind: "subscribed" } }, "ended"],
  ] as const)("%j is %s", (known, step) => {
    expect(stepOf(known)).toBe(step);
  });
});

// Section 8 of the first specification document, Subscribe.
describe("the end of a purchase", () => {
  it("is success when the answer contains the words", () => {
    expect(endingOf({ msg: "ok: Subscription successful." })).toEqual({ kind: "subscribed" });
  });

  it.each([
    [
      "Subscription is Active",
      "Cannot create Subscription. DeltaT Subscription already exists - use Manage subscription page to edit",
    ],
    ["Unsuccessful", "Error Creating Subscription Please Re-enter Payment Details and try again."],
    [
      "anything else",
      "Error - could not create subscription. Re-enter your Details or refresh the page and try again.",
    ],
  ])("says of %s: %s", (msg, message) => {
    expect(endingOf({ msg })).toMatchObject({ kind: "refused", message });
  });

  it("tells why the bank declined", () => {
    expect(endingOf({ msg: "Unsuccessful", reason: "Processor Declined" })).toMatchObject({
      reason: "Processor Declined",
    });
  });
});
