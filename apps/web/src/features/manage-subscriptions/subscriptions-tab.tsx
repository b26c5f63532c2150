import { messageFor, subscriptionAnswers } from "@beltwright/contract";
import { findPlan } from "@beltwright/model";
import { Button, Group, Skeleton, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { dollarText, perCycle } from "../../ui/payment/price-text.ts";
import {
  type AccountSubscription,
  type BoughtSubscription,
  boughtQuery,
  currentOf,
  elsewhereQuery,
} from "../../ui/payment/subscription-queries.ts";
import { addOnWords } from "./add-on-words.ts";
import { DaysLeft } from "./days-left.tsx";
import styles from "./manage.module.css";
import { Period } from "./period.tsx";

/** All subscriptions, and where a new one begins. */
export function SubscriptionsTab({ onManage }: { readonly onManage: () => void }) {
  const bought = useQuery(boughtQuery);
  const elsewhere = useQuery(elsewhereQuery);
  if (bought.isError) {
    return (
      <LoadFailure
        sentence={messageFor("user-subscriptions-load-failed")}
        error={bought.error}
        onRetry={() => void bought.refetch()}
      />
    );
  }
  if (bought.data === undefined || elsewhere.isPending) return <Skeleton height={140} />;
  const { list, msg } = bought.data;
  const others = elsewhere.data?.list ?? [];
  if (list.length === 0 && others.length === 0)
    return <None isUnreachable={msg === subscriptionAnswers.unsuccessful} />;
  return (
    <>
      <NewButtons hasCurrent={currentOf(list) !== undefined} onManage={onManage} />
      {list.length > 0 && <BoughtTable list={list} />}
      {others.length > 0 && <ElsewhereTable list={others} />}
    </>
  );
}

function None({ isUnreachable }: { readonly isUnreachable: boolean }) {
  return (
    <EmptyState
      title={messageFor("no-subscriptions")}
      action={
        <Group gap={8}>
          <ButtonLink to="/subscribe">Subscribe</ButtonLink>
          <ButtonLink to="/buy-days" variant="default">
            Buy by days
          </ButtonLink>
        </Group>
      }
    >
      {isUnreachable
        ? "The payment provider did not answer, so that subscriptions held there are not shown. Please try again later."
        : "Adding, copying, uploading and downloading need a subscription. Looking around does not."}
    </EmptyState>
  );
}

function NewButtons({ hasCurrent, onManage }: { readonly hasCurrent: boolean; readonly onManage: () => void }) {
  return (
    <Group gap={8} mb={12}>
      {hasCurrent ? (
        <Button onClick={onManage}>Change or cancel</Button>
      ) : (
        <ButtonLink to="/subscribe">New subscription</ButtonLink>
      )}
      <ButtonLink to="/buy-days" variant="default">
        Buy by days
      </ButtonLink>
    </Group>
  );
}

function BoughtTable({ list }: { readonly list: readonly BoughtSubscription[] }) {
  return (
    <div className={styles.sideways}>
      <Table aria-label="Subscriptions" className={styles.table} data-spared="3 5">
        <Table.Thead>
          <Table.Tr>
            {["Plan", "Status", "Add-ons", "Period", "Days left", "Cost"].map((heading) => (
              <Table.Th key={heading}>{heading}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.map((one) => (
            <Table.Tr key={one.subscriptionID}>
              <Table.Td>{findPlan(one.planID)?.planName ?? one.planID}</Table.Td>
              <Table.Td>{one.status}</Table.Td>
              <Table.Td>{addOnWords(one.addOns)}</Table.Td>
              <Table.Td>
                <Period start={one.billingPeriodStart} end={one.billingPeriodEnd} />
              </Table.Td>
              <Table.Td>
                <DaysLeft left={one.billingcycleDaysLeft} of={one.billingCycleDays} />
              </Table.Td>
              <Table.Td
                className={styles.whole}
              >{`${dollarText(one.totalSubCost)}${perCycle(one.billingCycle)}`}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** Bought by days, or entered by an administrator. */
function ElsewhereTable({ list }: { readonly list: readonly AccountSubscription[] }) {
  return (
    <>
      <Title order={2} mt={20} mb={4}>
        Other subscriptions
      </Title>
      <Text c="dimmed" mb={8}>
        Bought by days or entered by an administrator. They end by themselves.
      </Text>
      <div className={styles.sideways}>
        <Table aria-label="Other subscriptions" className={styles.table} data-spared="1 5">
          <Table.Thead>
            <Table.Tr>
              {["Program", "Plan", "From", "To", "Current", "Payment", "Cost"].map((heading) => (
                <Table.Th key={heading}>{heading}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>{one.programName}</Table.Td>
                <Table.Td>{findPlan(one.planID)?.planName ?? `${one.subscriptionPeriod} days`}</Table.Td>
                <Table.Td className={styles.whole}>{dayWords(one.subStartDate)}</Table.Td>
                <Table.Td className={styles.whole}>{dayWords(one.subEndDate)}</Table.Td>
                <Table.Td>{one.subIsCurrent ? "Yes" : "No"}</Table.Td>
                <Table.Td>{one.paymentStatus}</Table.Td>
                <Table.Td className={styles.whole}>{dollarText(one.subscriptionCost)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}

function dayWords(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
