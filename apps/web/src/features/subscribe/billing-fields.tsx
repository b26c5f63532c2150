import { Checkbox, TextInput } from "@mantine/core";
import { CountryList, countryListId } from "../../ui/country-list.tsx";
import type { Billing, BillingField } from "./billing-form.ts";
import styles from "./subscribe.module.css";

interface Field {
  readonly name: BillingField;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: "text" | "email" | "tel";
  readonly list?: string;
}

const customerFields: readonly Field[] = [
  { name: "firstName", label: "First name", autoComplete: "given-name" },
  { name: "lastName", label: "Last name", autoComplete: "family-name" },
  { name: "company", label: "Company", autoComplete: "organization" },
  { name: "email", label: "E-mail", autoComplete: "email", type: "email" },
  { name: "phone", label: "Phone", autoComplete: "tel", type: "tel" },
  { name: "country", label: "Country", autoComplete: "country-name", list: countryListId },
];

const addressFields: readonly Field[] = [
  { name: "street", label: "Street address", autoComplete: "address-line1" },
  { name: "extended", label: "Address line 2", autoComplete: "address-line2" },
  { name: "locality", label: "City", autoComplete: "address-level2" },
  { name: "region", label: "State or region", autoComplete: "address-level1" },
  { name: "postalCode", label: "Postal code", autoComplete: "postal-code" },
];

const billedFields: readonly Field[] = [
  { name: "billFirstName", label: "Billing first name", autoComplete: "billing given-name" },
  { name: "billLastName", label: "Billing last name", autoComplete: "billing family-name" },
  { name: "billCompany", label: "Billing company", autoComplete: "billing organization" },
  { name: "billCountry", label: "Billing country", autoComplete: "billing country-name", list: countryListId },
];

interface BillingFieldsProps {
  readonly billing: Billing;
  readonly missing: BillingField | undefined;
  readonly onChange: (change: Partial<Billing>) => void;
}

export function BillingFields({ billing, missing, onChange }: BillingFieldsProps) {
  const input = ({ name, label, autoComplete, type = "text", list }: Field) => (
    <TextInput
      key={name}
      name={name}
      label={label}
      autoComplete={autoComplete}
      type={type}
      list={list}
      maxLength={100}
      value={billing[name]}
      error={name === missing ? `${label} is needed for the invoice.` : undefined}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <CountryList />
      <fieldset className={styles.fields}>
        <legend>Customer</legend>
        {customerFields.map(input)}
      </fieldset>
      <fieldset className={styles.fields}>
        <legend>Billing address</legend>
        {addressFields.map(input)}
        {billing.isBilledElsewhere && billedFields.map(input)}
      </fieldset>
      <div className={styles.choices}>
        <Checkbox
          size="sm"
          label="Bill another name, company or country"
          checked={billing.isBilledElsewhere}
          onChange={(event) => onChange({ isBilledElsewhere: event.currentTarget.checked })}
        />
        <Checkbox
          size="sm"
          label="Keep this in my profile"
          description="Invoices of renewals are addressed from your profile."
          checked={billing.keepsInProfile}
          onChange={(event) => onChange({ keepsInProfile: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}
