import type { Gateway } from "./gateway.ts";

const reason = "No payment provider is configured.";

/** Of a server without a payment provider: nothing can be bought, and nothing was. */
export const closedGateway: Gateway = {
  kind: "none",
  clientToken: async () => {
    throw new Error(reason);
  },
  subscribe: async () => ({ kind: "declined", reason }),
  sale: async () => ({ kind: "declined", reason }),
  changeAddOns: async () => ({ kind: "not-found" }),
  changePlan: async () => ({ kind: "not-found" }),
  cancel: async () => ({ kind: "not-found" }),
  endRenewal: async () => ({ kind: "not-found" }),
  resume: async () => ({ kind: "not-found" }),
  replaceCard: async () => ({ kind: "not-found" }),
  findSubscription: async () => undefined,
  findSale: async () => undefined,
  subscriptionsOf: async () => [],
  transactionsOf: async () => [],
  paymentsFor: async () => [],
  readNotification: async () => ({ kind: "forged" }),
};

/** Calls that lead to a payment. */
export const sellingPaths: ReadonlySet<string | undefined> = new Set([
  "/api/GenerateToken",
  "/api/CreateSubscription",
  "/api/UpdateAddons",
  "/api/ChangePlan",
  "/api/ResumeBTSub",
  "/api/ReplaceCard",
  "/api/addsubscription",
  "/api/paysubscription/:id",
]);
