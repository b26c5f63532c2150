import { cartSchema, invoiceAddressSchema } from "@beltwright/contract";
import { emptyProfile, type InvoiceCustomer, type UserProfile } from "@beltwright/model";
import { type Db, findInvoiceAddress, findOrder, findUser } from "@beltwright/store";
import { z } from "zod";
import type { Customer, GatewayTransaction } from "./gateway.ts";

type InvoiceAddress = z.infer<typeof invoiceAddressSchema>;

/** What an order keeps of the cart. */
const keptCart = z.object({ customer: cartSchema.shape.customer });

/**
 * Whom an invoice is addressed to. The first payment goes to the address given when buying; later ones to the invoice
 * address, where one is kept, otherwise to the profile, since companies move, unless it says nothing of where.
 */
export async function invoiceCustomer(
  db: Db,
  paid: GatewayTransaction,
  all: readonly GatewayTransaction[],
): Promise<InvoiceCustomer> {
  const { userName, subscriptionID } = paid;
  const user = await findUser(db, userName);
  const isFirst = all.find((one) => one.subscriptionID === subscriptionID)?.transactionID === paid.transactionID;
  const details = await findInvoiceAddress(db, userName);
  const kept = details === undefined ? undefined : invoiceAddressSchema.parse(JSON.parse(details));
  const needsCart = isFirst || (filledAddress(kept) === undefined && user?.country === "");
  const given = needsCart ? await billedTo(db, subscriptionID) : undefined;
  const { firstName, lastName, companyName, address1, address2, city, state, postCode, country } =
    given ?? filledAddress(kept) ?? user ?? emptyProfile;
  const place = [city, state, postCode].filter((part) => part !== "").join(" ");
  return {
    userName,
    name: `${firstName} ${lastName}`.trim(),
    companyName,
    address: [address1, address2, place].filter((line) => line !== ""),
    country,
    orderNumber: kept?.orderNumber ?? "",
  };
}

/** Who keeps only an order number leaves the address to the profile. */
function filledAddress(kept: InvoiceAddress | undefined): UserProfile | undefined {
  return kept === undefined || kept.country === "" ? undefined : kept;
}

/** The address of the cart; undefined where it names no country, or where nothing was bought here. */
async function billedTo(db: Db, subscriptionID: string): Promise<UserProfile | undefined> {
  const order = subscriptionID === "" ? undefined : await findOrder(db, subscriptionID);
  if (order === undefined) return undefined;
  const billed = toProfile(keptCart.parse(JSON.parse(order.request)).customer);
  return billed.country === "" ? undefined : billed;
}

function toProfile({ billing_address: address, ...customer }: Customer): UserProfile {
  return {
    firstName: address.first_name || customer.first_name,
    lastName: address.last_name || customer.last_name,
    companyName: address.company || customer.company,
    address1: address.street_address,
    address2: address.extended_address,
    city: address.locality,
    state: address.region,
    postCode: address.postal_code,
    country: address.country_name || customer.country_name,
  };
}
