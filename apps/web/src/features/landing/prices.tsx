import { plans } from "@beltwright/model";
import { Title } from "@mantine/core";
import { ButtonLink, TextLink } from "../../ui/link.tsx";
import payment from "../../ui/payment/payment.module.css";
import { PlanFacts } from "../../ui/payment/plan-card.tsx";
import { planColumns } from "../../ui/payment/plan-words.ts";
import styles from "./landing.module.css";

/** The plans as the subscriptions page sells them. */
export function Prices() {
  return (
    <section className={styles.section} aria-labelledby="prices">
      <Title order={2} id="prices">
        Prices
      </Title>
      <div className={payment.plans}>
        {planColumns.map(({ column, family, name }) => {
          const plan = plans.find((one) => one.family === family && one.billingCycle === 1);
          return (
            plan && (
              <section key={column} className={payment.plan} aria-label={name}>
                <PlanFacts plan={plan} name={name} />
              </section>
            )
          );
        })}
      </div>
      <p className={styles.ways}>
        <ButtonLink to="/register">Create an account</ButtonLink>
        <ButtonLink to="/sign-in" variant="default">
          Sign in
        </ButtonLink>
        <TextLink to="/pricing">Yearly prices, add-ons and days</TextLink>
      </p>
    </section>
  );
}
