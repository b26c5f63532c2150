import { type Plan, toCents } from "@beltwright/model";
import { Text } from "@mantine/core";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import styles from "./payment.module.css";
import { planPoints } from "./plan-words.ts";
import { perCycle, priceText } from "./price-text.ts";

/** Price and points of a plan; what surrounds it decides whether it is chosen or only shown. */
export function PlanFacts({ plan, name }: { readonly plan: Plan; readonly name: string }) {
  return (
    <>
      <span className={styles.planName}>{name}</span>
      <span className={styles.price}>
        {priceText(toCents(plan.price))}
        <span className={styles.muted}>{perCycle(plan.billingCycle)}</span>
      </span>
      <Text span className={styles.about}>
        {plan.description}
      </Text>
      <span className={styles.points}>
        {planPoints(plan.family).map(({ text, isIncluded }) => (
          <span key={text} className={styles.point} data-included={isIncluded}>
            {isIncluded ? <IconCheck size={14} aria-hidden /> : <IconMinus size={14} aria-hidden />}
            {isIncluded ? text : `No ${text.toLowerCase()}`}
          </span>
        ))}
      </span>
    </>
  );
}
