import type { ChosenAddOn } from "@beltwright/model";
import paymentStyles from "../../ui/payment/payment.module.css";
import { perCycle, priceText } from "../../ui/payment/price-text.ts";
import type { BoughtSubscription } from "../../ui/payment/subscription-queries.ts";
import { proratedEdit } from "./prorated-edit.ts";

interface ChangeCostProps {
  readonly subscription: BoughtSubscription;
  readonly chosen: readonly ChosenAddOn[];
  /** Another plan that counts at once. */
  readonly planID?: string;
}

/** What a change will cost, before anything is sent. */
export function ChangeCost({ subscription, chosen, planID = subscription.planID }: ChangeCostProps) {
  const { after, cents, fromCredit, daysLeft, days } = proratedEdit(subscription, chosen, Date.now(), planID);
  if (after.kind !== "priced") return null;
  return (
    <dl className={paymentStyles.lines} aria-label="What it costs">
      {fromCredit > 0 && (
        <>
          <dt>Taken from your credit</dt>
          <dd>{priceText(fromCredit)}</dd>
        </>
      )}
      <dt className={paymentStyles.total}>
        {cents < 0 ? "Credited to the next renewal" : "To pay now"}
        <span className={paymentStyles.muted}>{` for ${daysLeft} of ${days} days, today included`}</span>
      </dt>
      <dd className={paymentStyles.total} aria-live="polite">
        {priceText(Math.abs(cents) - fromCredit)}
      </dd>
      <dt>From the next renewal</dt>
      <dd>{`${priceText(after.cents)}${perCycle(after.plan.billingCycle)}`}</dd>
    </dl>
  );
}
