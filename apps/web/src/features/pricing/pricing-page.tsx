import { type AddOn, addOns, daySubscription, plans, toCents } from "@beltwright/model";
import { Table, Text, Title } from "@mantine/core";
import { useState } from "react";
import { ButtonLink, TextLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { CycleSwitch } from "../../ui/payment/cycle-switch.tsx";
import styles from "../../ui/payment/payment.module.css";
import { PlanFacts } from "../../ui/payment/plan-card.tsx";
import { dynamicAdvice, planColumns } from "../../ui/payment/plan-words.ts";
import { perCycle, priceText } from "../../ui/payment/price-text.ts";
import { Pictures } from "./pictures.tsx";

type Cycle = "month" | "year";

const months: Readonly<Record<Cycle, number>> = { month: 1, year: 12 };

export function PricingPage() {
  const [cycle, setCycle] = useState<Cycle>("month");
  return (
    <Page
      title="Pricing"
      about="Prices in Australian dollars. For customers in Australia they include GST; others pay none."
      width="wide"
    >
      <CycleSwitch value={cycle} onChange={setCycle} />
      <div className={styles.plans}>
        {planColumns.map(({ column, family, name }) => {
          const plan = plans.find((one) => one.family === family && one.billingCycle === months[cycle]);
          return (
            plan && (
              <section key={column} className={styles.plan} aria-label={name}>
                <PlanFacts plan={plan} name={name} />
                <ButtonLink to="/subscribe" search={{ plan: column, cycle }} mt="auto">
                  {`Choose ${name}`}
                </ButtonLink>
              </section>
            )
          );
        })}
      </div>
      <Text mt={10} c="dimmed">
        {dynamicAdvice} Every plan allows 100 conveyor files. When a plan ends, your designs stay and can be looked at.
      </Text>
      <Title order={2} mt={28} mb={8}>
        Add-ons
      </Title>
      <AddOnPrices cycle={cycle} />
      <Title order={2} mt={28} mb={4}>
        By days
      </Title>
      <Text>
        {`${priceText(toCents(daySubscription.costPerDay))} a day, from ${daySubscription.options[0]} days on, without renewal. `}
        <TextLink to="/buy-days">Buy by days</TextLink>
      </Text>
      <Pictures />
    </Page>
  );
}

function AddOnPrices({ cycle }: { readonly cycle: Cycle }) {
  const shown = addOns.filter(({ billingCycle }) => billingCycle === months[cycle]);
  return (
    <Table.ScrollContainer minWidth={420} type="native" maw={760}>
      <Table aria-label="Add-ons" className={styles.addOns}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Add-on</Table.Th>
            <Table.Th>What it is</Table.Th>
            <Table.Th className={styles.number}>Price</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((addOn) => (
            <AddOnPrice key={addOn.id} addOn={addOn} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function AddOnPrice({ addOn }: { readonly addOn: AddOn }) {
  return (
    <Table.Tr>
      <Table.Td>{addOn.name}</Table.Td>
      <Table.Td>{addOn.description}</Table.Td>
      <Table.Td className={styles.number}>
        {priceText(toCents(addOn.amount))}
        <span className={styles.muted}>{perCycle(addOn.billingCycle)}</span>
      </Table.Td>
    </Table.Tr>
  );
}
