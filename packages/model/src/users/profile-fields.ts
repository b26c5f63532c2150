import { inGroup, text } from "../fields/build.ts";
import type { FieldDefinition } from "../fields/field.ts";

function line(name: string, label: string, help: string) {
  return text({ name, label, default: "", help });
}

/** The fields of the profile form, in order. All may be left empty; invoices use what is there. */
export const profileFields: readonly FieldDefinition[] = [
  ...inGroup(
    "Name",
    line("firstName", "First name", "Your given name, as invoices should show it."),
    line("lastName", "Last name", "Your family name, as invoices should show it."),
    line("companyName", "Company", "The company that invoices and reports name."),
  ),
  ...inGroup(
    "Address",
    line("address1", "Address line 1", "Street and number, as invoices should show it."),
    line("address2", "Address line 2", "Building, floor or post box, if any."),
    line("city", "City", "City or town of the billing address."),
    line("state", "State", "State, province or region of the billing address."),
    line("postCode", "Postcode", "Postal code of the billing address."),
    line("country", "Country", "Decides whether invoices are Australian tax invoices."),
  ),
];
