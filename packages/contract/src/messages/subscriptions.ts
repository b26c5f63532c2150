/** Buying and managing subscriptions. Wording of the specification, its spelling included. */
export const subscriptionMessages = {
  "payment-token-failed": "Error getting client Payment Token",
  "subscription-exists":
    "Cannot create Subscription. DeltaT Subscription already exists - use Manage subscription page to edit",
  "subscription-unsuccessful": "Error Creating Subscription Please Re-enter Payment Details and try again.",
  "subscription-create-failed":
    "Error - could not create subscription. Re-enter your Details or refresh the page and try again.",
  "subscription-created": "Success",
  "no-subscriptions": "No Subscriptions",
  "subscription-cancel-failed": "Failed to Cancel Subscription: {error}",
  "subscription-cancelled": "Your Subscription has been Canceled. Create a new subscription in the Subscriptions Tab.",
  "add-ons-update-failed": "Failed to Update Addons: {errors}",
  "add-ons-updated": "Sucessfully updated Addons",
  "legacy-edge":
    "Old Legacy Microsoft Edge Browser detected. You cannot view the report. In the Drawing > Settings tab check the Save reports to pdf checkbox to save the reports. Please upgrade to the new Edge Chromium or use Chrome.",
} as const;

/** Texts the calls of the specification answer in `msg`; they are data to compare with, not sentences to show. */
export const subscriptionAnswers = {
  successful: "Subscription successful",
  active: "Subscription is Active",
  unsuccessful: "Unsuccessful",
  noTransactions: "No Transactions",
} as const;
