/** What the product says about money beyond the specification. */
export const billingMessages = {
  "plan-change-failed": "The plan was not changed: {error}",
  "plan-changed": "{plan} is active.",
  "plan-changes-later": "{plan} follows on {day}. Until then everything stays as it is.",
  "plan-change-taken-back": "{plan} stays.",
  "subscription-resume-failed": "The subscription was not resumed: {error}",
  "subscription-resumed": "Your subscription is active again and renews on {day}.",
  "subscription-is-over": "it has ended. Subscribe again.",
  "subscription-followed": "{what} follows on {day}, and those days would be paid for twice.",
  "card-replace-failed": "The payment method was not replaced: {error}",
  "card-replaced": "The new payment method pays from now on.",
  "resume-first": "the subscription is cancelled. Resume it first.",
  "take-back-first": "another plan follows on {day}. Keep the present plan first.",
  "credit-first":
    "your credit of {amount} is taken off the next renewal and would be lost. Change the billing cycle after it.",
  "change-under-way": "Another change is under way. Look again in a minute.",
  "purchase-under-way": "Another purchase of yours is under way. Look again in a few minutes.",
  "subscription-running":
    "{what} is running and renews on {day}. Days bought now follow it, and it then renews no more, so that no day is paid for twice.",
  "invoice-address-saved": "Invoices from now on are addressed so. Those issued stay as they are.",
} as const;
