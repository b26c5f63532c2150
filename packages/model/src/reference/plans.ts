/** Australian dollars throughout. */
export const currency = "AUD";

export type PlanFamily = "standard" | "professional" | "dynamic";

export interface Plan {
  readonly planID: string;
  readonly planName: string;
  readonly family: PlanFamily;
  readonly description: string;
  readonly description2: string;
  readonly price: number;
  readonly currency: typeof currency;
  /** In months: 1 is monthly, anything else yearly. */
  readonly billingCycle: number;
}

export interface AddOn {
  readonly id: string;
  readonly kind: "support" | "storage";
  /** The plan a support add-on belongs to; storage goes with any. */
  readonly family: PlanFamily | undefined;
  readonly name: string;
  readonly description: string;
  readonly amount: number;
  readonly quantity: number;
  readonly currency: typeof currency;
  readonly billingCycle: number;
}

const cycles = [
  { word: "Monthly", months: 1 },
  { word: "Yearly", months: 12 },
] as const;

interface FamilyTerms {
  readonly family: PlanFamily;
  readonly letters: string;
  readonly name: string;
  readonly limits: string;
  readonly prices: { readonly Monthly: number; readonly Yearly: number };
  readonly support: { readonly Monthly: number; readonly Yearly: number };
}

const families: readonly FamilyTerms[] = [
  {
    family: "standard",
    letters: "Std",
    name: "Standard",
    limits: "Up to 1000 tph and one drive, no horizontal curves.",
    prices: { Monthly: 20, Yearly: 230 },
    support: { Monthly: 15, Yearly: 162 },
  },
  {
    family: "professional",
    letters: "Pro",
    name: "Professional",
    limits: "No limits, horizontal curves included.",
    prices: { Monthly: 39, Yearly: 440 },
    support: { Monthly: 20, Yearly: 216 },
  },
  {
    family: "dynamic",
    letters: "Dyn",
    name: "Dynamic Analysis",
    limits: "Everything of Professional and dynamic analysis, recommended above 500 kW or 2 km.",
    prices: { Monthly: 79, Yearly: 900 },
    support: { Monthly: 35, Yearly: 378 },
  },
];

export const plans: readonly Plan[] = families.flatMap(({ family, letters, name, limits, prices }) =>
  cycles.map(({ word, months }) => ({
    planID: `T${letters}${word}1001`,
    planName: `${name} ${word}`,
    family,
    description: limits,
    description2: "Includes storage for 100 conveyor models.",
    price: prices[word],
    currency,
    billingCycle: months,
  })),
);

const supportAddOns: readonly AddOn[] = families.flatMap(({ family, letters, name, support }) =>
  cycles.map(({ word, months }) => ({
    id: `T${letters}Support${word}01`,
    kind: "support",
    family,
    name: `${name} support ${word}`,
    description: `Support for the ${name} plan.`,
    amount: support[word],
    quantity: 1,
    currency,
    billingCycle: months,
  })),
);

const storagePrices = { Monthly: 10, Yearly: 108 };

const storageAddOns: readonly AddOn[] = cycles.map(({ word, months }) => ({
  id: `TStorage100${word}`,
  kind: "storage",
  family: undefined,
  name: `Storage ${word}`,
  description: "Storage for 100 extra conveyor models.",
  amount: storagePrices[word],
  quantity: 1,
  currency,
  billingCycle: months,
}));

export const addOns: readonly AddOn[] = [...supportAddOns, ...storageAddOns];

interface PlanLimits {
  /** t/h; undefined where there is no limit. */
  readonly maxCapacity: number | undefined;
  readonly maxDrives: number | undefined;
  readonly horizontalCurves: boolean;
  readonly dynamicAnalysis: boolean;
}

export const planLimits: Readonly<Record<PlanFamily, PlanLimits>> = {
  standard: { maxCapacity: 1000, maxDrives: 1, horizontalCurves: false, dynamicAnalysis: false },
  professional: { maxCapacity: undefined, maxDrives: undefined, horizontalCurves: true, dynamicAnalysis: false },
  dynamic: { maxCapacity: undefined, maxDrives: undefined, horizontalCurves: true, dynamicAnalysis: true },
};

/** Above either of these, in kW and m, dynamic analysis is recommended. */
export const dynamicAnalysisAdvised = { power: 500, length: 2000 } as const;

/** Word of a billing cycle on screens and invoices. */
export function billingCycleLabel(billingCycle: number): "Month" | "Year" {
  return billingCycle === 1 ? "Month" : "Year";
}

/** A subscription bought by days, and what an administrator's new one starts with. */
export const daySubscription = {
  costPerDay: 1.9,
  options: [30, 60, 90, 180, 360, 720],
  defaultDays: 180,
  costDecimals: 2,
  tax: 0,
  currency,
  /** Of the program that is bought. */
  programVersion: "1.1.16",
} as const;

export const adminNewSubscription = {
  programName: "DeltaQ",
  subscriptionPeriod: 30,
  startsDaysAgo: 1,
  subscriptionCostPerDay: 1.9,
  subscriptionCost: 57,
  paymentStatus: "Pending",
} as const;

/** GST contained in an Australian total: one part of so many. */
export const gstPart = 11;
const gstCountry = "Australia";

/** Countries are typed by people: spelled out or abbreviated, in any case. */
export function isGstCountry(country: string): boolean {
  return [gstCountry.toLowerCase(), "au", "aus", "commonwealth of australia"].includes(country.trim().toLowerCase());
}
