import type { cartSchema } from "@beltwright/contract";
import type { UserData, UserProfile } from "@beltwright/model";

type Customer = ReturnType<typeof cartSchema.parse>["customer"];

/** What is typed about who pays. The billed name, company and country are the customer's unless told otherwise. */
export interface Billing {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly street: string;
  readonly extended: string;
  readonly locality: string;
  readonly region: string;
  readonly postalCode: string;
  readonly isBilledElsewhere: boolean;
  readonly billFirstName: string;
  readonly billLastName: string;
  readonly billCompany: string;
  readonly billCountry: string;
  readonly keepsInProfile: boolean;
}

export type BillingField = Exclude<keyof Billing, "isBilledElsewhere" | "keepsInProfile">;

export function billingFrom(user: UserData): Billing {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    company: user.companyName,
    email: user.userName,
    phone: "",
    country: user.country,
    street: user.address1,
    extended: user.address2,
    locality: user.city,
    region: user.state,
    postalCode: user.postCode,
    isBilledElsewhere: false,
    billFirstName: user.firstName,
    billLastName: user.lastName,
    billCompany: user.companyName,
    billCountry: user.country,
    keepsInProfile: true,
  };
}

/** What a purchase needs to be billed, and the field that lacks it. */
export function missingField(billing: Billing): BillingField | undefined {
  const needed = ["firstName", "lastName", "email", "country"] as const;
  return needed.find((name) => billing[name].trim() === "");
}

/** The country the bill goes to, which decides whether it contains GST. */
export function billedCountry({ isBilledElsewhere, billCountry, country }: Billing): string {
  return isBilledElsewhere ? billCountry : country;
}

export function customerOf(billing: Billing): Customer {
  const isElsewhere = billing.isBilledElsewhere;
  return {
    first_name: billing.firstName,
    last_name: billing.lastName,
    company: billing.company,
    email: billing.email,
    phone: billing.phone,
    country_name: billing.country,
    billing_address: {
      first_name: isElsewhere ? billing.billFirstName : billing.firstName,
      last_name: isElsewhere ? billing.billLastName : billing.lastName,
      company: isElsewhere ? billing.billCompany : billing.company,
      street_address: billing.street,
      extended_address: billing.extended,
      locality: billing.locality,
      region: billing.region,
      postal_code: billing.postalCode,
      country_name: billedCountry(billing),
    },
  };
}

/** Invoices of renewals are addressed from the profile, so it takes over what the bill is addressed to. */
export function profileOf(billing: Billing): UserProfile {
  const { billing_address: address } = customerOf(billing);
  return {
    firstName: address.first_name,
    lastName: address.last_name,
    companyName: address.company,
    address1: address.street_address,
    address2: address.extended_address,
    city: address.locality,
    state: address.region,
    postCode: address.postal_code,
    country: address.country_name,
  };
}
