import { z } from "zod";

const line = z.string().trim().max(200).default("");

const billingAddressSchema = z.object({
  first_name: line,
  last_name: line,
  company: line,
  street_address: line,
  extended_address: line,
  locality: line,
  region: line,
  postal_code: line,
  country_name: line,
});

const customerSchema = z.object({
  first_name: line,
  last_name: line,
  company: line,
  email: line,
  phone: line,
  country_name: line,
  billing_address: billingAddressSchema.prefault({}),
});

/** Whom invoices from now on are addressed to, and the customer's own number for the order. */
export const invoiceAddressSchema = z.object({
  firstName: line,
  lastName: line,
  companyName: line,
  address1: line,
  address2: line,
  city: line,
  state: line,
  postCode: line,
  country: line,
  orderNumber: z.string().trim().max(50).default(""),
});

const chosenAddOnSchema = z.object({ id: z.string().max(100), quantity: z.number().default(1) });

/** The cart of `POST /api/CreateSubscription`. */
export const cartSchema = z.object({
  customer: customerSchema.prefault({}),
  paymentMethodNonce: z.string().min(1).max(500),
  planID: z.string().max(100),
  addOns: z.array(chosenAddOnSchema).max(20).default([]),
  /** What the page highlights; the server goes by `planID`. */
  selectedPlan: z.unknown().optional(),
  startsOn: z.iso.date().optional().meta({
    description: "The first day, as the server named it when it asked: what is paid for already comes first.",
  }),
});

/** What is paid for already. */
const runningSchema = z.object({ what: z.string(), until: z.string() });

export const paymentAnswerSchema = z.object({
  msg: z.string(),
  reason: z.string().optional().meta({ description: "What the bank or the provider said." }),
  running: z.array(runningSchema).optional().meta({ description: "What is paid for already, where the server asks." }),
  startsOn: z.string().optional().meta({ description: "The first day, where that is not today." }),
});

/** The body of `POST /api/ChangePlan`. */
export const changePlanSchema = z.object({ subscriptionID: z.string().max(100), planID: z.string().max(100) });

/** The body of `POST /api/ReplaceCard`. */
export const replaceCardSchema = z.object({
  subscriptionID: z.string().max(100),
  paymentMethodNonce: z.string().min(1).max(500),
});

export const boughtSubscriptionSchema = z
  .object({
    subscriptionID: z.string(),
    planID: z.string(),
    status: z.string(),
    price: z.number(),
    billingCycle: z.number().meta({ description: "1 is monthly, anything else yearly." }),
    billingCycleLabel: z.string(),
    billingPeriodStart: z.string(),
    billingPeriodEnd: z.string(),
    addOns: z.array(z.object({ id: z.string(), amount: z.number(), quantity: z.number() })),
    totalSubCost: z.number(),
    credit: z.number().meta({ description: "Paid and not used; taken off the next renewal." }),
    next: z
      .object({ planID: z.string(), addOns: z.array(chosenAddOnSchema), totalSubCost: z.number() })
      .optional()
      .meta({ description: "What follows at the next renewal, where that is something else." }),
    billingCycleDays: z.number(),
    billingcycleDaysLeft: z.number(),
  })
  .meta({ id: "BoughtSubscription" });

export const transactionSchema = z
  .object({
    transactionID: z.string(),
    subscriptionID: z.string(),
    amount: z.number(),
    credit: z.number().meta({ description: "Part of the price that an earlier change had left over." }),
    dateCreated: z.string(),
    planId: z.string(),
    addOns: z.array(z.object({ id: z.string(), amount: z.number(), quantity: z.number() })),
    billingPeriodStart: z.string(),
    billingPeriodEnd: z.string(),
    subStatus: z.string(),
    subAmount: z.number(),
    subTransaction: z.boolean(),
  })
  .meta({ id: "Transaction" });

/** A subscription as the account keeps it, whoever sold it. */
export const accountSubscriptionSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    provider: z.string(),
    planID: z.string(),
    programName: z.string(),
    status: z.string(),
    subOrderDate: z.number(),
    subStartDate: z.number(),
    subEndDate: z.number(),
    subIsCurrent: z.boolean(),
    subscriptionPeriod: z.number(),
    subscriptionCostPerDay: z.number(),
    subscriptionCost: z.number(),
    paymentStatus: z.string(),
    addOns: z.array(z.object({ id: z.string(), amount: z.number(), quantity: z.number() })),
  })
  .meta({ id: "AccountSubscription" });

/** The body of `POST /api/UpdateAddons`: the active subscription with its add-ons. */
export const updateAddOnsSchema = z.looseObject({
  subscriptionID: z.string().max(100),
  addOns: z.array(z.looseObject({ id: z.string().max(100), quantity: z.number().default(1) })).max(20),
});

/** The body of `POST /api/CancelBTSub`: the id itself, or an object that holds it. */
export const cancelSchema = z.union([z.string().max(100), z.looseObject({ subscriptionID: z.string().max(100) })]);

const endsRenewalSchema = z
  .boolean()
  .default(false)
  .meta({ description: "A plan that renews may end for the days that follow it." });

/** The body of `POST /api/addsubscription`; what it costs is decided by the server. */
export const addSubscriptionSchema = z.looseObject({
  subscriptionPeriod: z.coerce.number(),
  programName: z.string().max(50).optional(),
  endsRenewal: endsRenewalSchema,
});

export const paymentSessionSchema = z.object({
  id: z.string().max(100),
  userName: z.string().max(320),
  amount: z.number(),
});

export const payDaysSchema = z.object({
  paymentMethodNonce: z.string().min(1).max(500),
  endsRenewal: endsRenewalSchema,
});

export const sandboxCardSchema = z.object({
  number: z.string().max(30).optional(),
  wallet: z.boolean().optional(),
});
