import type { Seller } from "@beltwright/report";
import { z } from "zod";
import type { BraintreeKeys } from "./modules/payments/braintree/braintree-sdk.ts";

const environments = ["sandbox", "production"] as const;
const key = z.string().regex(/^[A-Za-z0-9_]+$/, "must be letters, digits and underscores, as the provider shows it");

/** Where money is moved: all four or none. */
export const braintreeVariables = {
  BRAINTREE_ENVIRONMENT: z.enum(environments, "must be sandbox or production").optional(),
  BRAINTREE_MERCHANT_ID: key.optional(),
  BRAINTREE_PUBLIC_KEY: key.optional(),
  BRAINTREE_PRIVATE_KEY: key.optional(),
};

/** Who is told of a sale; `{family}` stands for the plan family. */
export const conversionVariables = {
  CONVERSION_URL: z
    .string()
    .refine(isConversionAddress, "must be an https address or a path, such as https://count.example.com/{family}")
    .optional(),
};

function isConversionAddress(text: string): boolean {
  if (text.startsWith("/")) return !text.startsWith("//");
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  // The family is no part of the server's name: the page may ask one server only.
  return protocol === "https:" && !host.includes("{");
}

/** Printed on invoices. */
export const sellerVariables = {
  SELLER_NAME: z.string().max(100, "must have at most 100 characters").optional(),
  SELLER_ABN: z
    .string()
    .refine(isBusinessNumber, "must be an Australian Business Number: 11 digits that check")
    .optional(),
  SELLER_ADDRESS: z.string().max(300, "must have at most 300 characters").optional(),
};

type Given<T extends Record<string, z.ZodType>> = { readonly [K in keyof T]?: z.output<T[K]> | undefined };

export function braintreeFaults(env: Given<typeof braintreeVariables>) {
  const names = [
    "BRAINTREE_ENVIRONMENT",
    "BRAINTREE_MERCHANT_ID",
    "BRAINTREE_PUBLIC_KEY",
    "BRAINTREE_PRIVATE_KEY",
  ] as const;
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return [];
  const others = (variable: string) => names.filter((name) => name !== variable).join(", ");
  return missing.map((variable) => ({ variable, message: `must be set together with ${others(variable)}` }));
}

export function readBraintreeKeys(env: Given<typeof braintreeVariables>): BraintreeKeys | undefined {
  const { BRAINTREE_ENVIRONMENT: environment, BRAINTREE_MERCHANT_ID: merchantID } = env;
  const { BRAINTREE_PUBLIC_KEY: publicKey, BRAINTREE_PRIVATE_KEY: privateKey } = env;
  if (environment === undefined || merchantID === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined) return undefined;
  return { environment, merchantID, publicKey, privateKey };
}

/** Lines of the address are separated by semicolons. */
export function readSeller(env: Given<typeof sellerVariables>): Seller {
  const address = (env.SELLER_ADDRESS ?? "").split(";").map((line) => line.trim());
  return {
    name: env.SELLER_NAME ?? "Beltwright",
    businessNumber: env.SELLER_ABN?.replace(/\s/g, "") ?? "",
    address: address.filter((line) => line !== ""),
  };
}

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The check of the Australian Business Register: one off the first digit, then the weighted sum divides by 89. */
function isBusinessNumber(text: string): boolean {
  const digits = text.replace(/\s/g, "");
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
  return sum % 89 === 0;
}
