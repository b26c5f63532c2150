import { type Cents, gstIn, isGstCountry, type PricedCart, toCents } from "@beltwright/model";
import { Text } from "@mantine/core";
import styles from "./payment.module.css";
import { perCycle, priceText } from "./price-text.ts";

type Priced = Extract<PricedCart, { readonly kind: "priced" }>;

/** Plan, add-ons and their sum, as they will be charged. */
export function PriceLines({ cart, country }: { readonly cart: Priced; readonly country: string }) {
  return (
    <>
      <dl className={styles.lines}>
        <dt>{cart.plan.planName}</dt>
        <dd>{priceText(toCents(cart.plan.price))}</dd>
        {cart.addOns.map(({ id, addOn, quantity, cents }) => (
          <AddOnLine key={id} name={quantity === 1 ? addOn.name : `${addOn.name} × ${quantity}`} cents={cents} />
        ))}
        <dt className={styles.total}>Total</dt>
        <dd className={styles.total} aria-live="polite">
          {priceText(cart.cents)}
          {perCycle(cart.plan.billingCycle)}
        </dd>
      </dl>
      <TaxNote total={cart.cents} country={country} />
    </>
  );
}

function AddOnLine({ name, cents }: { readonly name: string; readonly cents: Cents }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{priceText(cents)}</dd>
    </>
  );
}

/** Australian totals contain GST; nobody else pays any. */
export function TaxNote({ total, country }: { readonly total: Cents; readonly country: string }) {
  const isTaxed = isGstCountry(country);
  return (
    <Text size="xs" c="dimmed" mt={6}>
      {isTaxed ? `Includes GST of ${priceText(gstIn(total).gst)}.` : "No GST is charged outside Australia."}
    </Text>
  );
}
