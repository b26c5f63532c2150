import { findPlan } from "@beltwright/model";
import { Paper, Title } from "@mantine/core";
import { daysWords, planWords } from "../../ui/payment/plan-words.ts";
import { dollarText } from "../../ui/payment/price-text.ts";
import type { AccountSubscription } from "../../ui/payment/subscription-queries.ts";
import styles from "./manage.module.css";

/** Days, or what an administrator entered: they end by themselves and there is nothing to change. */
export function OtherCard({ subscription }: { readonly subscription: AccountSubscription }) {
  const { provider, planID, programName, subscriptionPeriod, subStartDate, subEndDate } = subscription;
  const plan = findPlan(planID);
  const name = plan?.planName ?? `${subscriptionPeriod} days`;
  return (
    <Paper withBorder p={16} mb={16} maw={760}>
      <Title order={2}>{name}</Title>
      <dl className={styles.facts}>
        <dt>Status</dt>
        <dd>{subscription.subIsCurrent ? "Current" : "Paid, not begun"}</dd>
        <dt>Program</dt>
        <dd>{programName}</dd>
        <dt>From</dt>
        <dd>{provider === "days" ? "Bought by days" : "Entered by an administrator"}</dd>
        <dt>Gives</dt>
        <dd>{plan === undefined ? daysWords : planWords(plan.family)}</dd>
        <dt>Paid for</dt>
        <dd>{`${dayWords(subStartDate)} to ${dayWords(subEndDate)}; does not renew`}</dd>
        <dt>Cost</dt>
        <dd>{dollarText(subscription.subscriptionCost)}</dd>
      </dl>
    </Paper>
  );
}

function dayWords(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
