import { messageFor, subscriptionAnswers } from "@beltwright/contract";
import { findPlan } from "@beltwright/model";
import { Button, Skeleton, Table } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { dollarText } from "../../ui/payment/price-text.ts";
import { type Transaction, transactionsQuery } from "../../ui/payment/subscription-queries.ts";
import { addOnWords } from "./add-on-words.ts";
import styles from "./manage.module.css";
import { Period } from "./period.tsx";

export function TransactionsTab() {
  const { data, error, isError, refetch } = useQuery(transactionsQuery);
  if (isError) {
    return (
      <LoadFailure
        sentence={messageFor("user-subscriptions-load-failed")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <Skeleton height={140} />;
  if (data.list.length === 0) {
    return (
      <EmptyState title={subscriptionAnswers.noTransactions}>
        {data.msg === subscriptionAnswers.unsuccessful
          ? "The payment provider did not answer. Please try again later."
          : "Each payment appears here with its invoice."}
      </EmptyState>
    );
  }
  return <TransactionTable list={data.list} />;
}

function TransactionTable({ list }: { readonly list: readonly Transaction[] }) {
  return (
    <div className={styles.sideways}>
      <Table aria-label="Transactions" className={styles.table} data-spared="3 4">
        <Table.Thead>
          <Table.Tr>
            {["Date", "What", "Add-ons", "Period", "Amount", "Invoice"].map((heading) => (
              <Table.Th key={heading}>{heading}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.map((one) => (
            <Table.Tr key={one.transactionID}>
              <Table.Td className={styles.whole}>{one.dateCreated.slice(0, 10)}</Table.Td>
              <Table.Td>{whatFor(one)}</Table.Td>
              <Table.Td>{addOnWords(one.addOns)}</Table.Td>
              <Table.Td>
                <Period start={one.billingPeriodStart} end={one.billingPeriodEnd} />
              </Table.Td>
              <Table.Td className={styles.whole}>
                {dollarText(one.amount)}
                {one.credit > 0 && <div className={styles.credit}>{`after ${dollarText(one.credit)} credit`}</div>}
              </Table.Td>
              <Table.Td>
                <Button
                  component="a"
                  size="compact-xs"
                  variant="default"
                  href={`/api/invoice/${encodeURIComponent(one.transactionID)}`}
                  download
                  aria-label={`Invoice of ${one.dateCreated.slice(0, 10)}, ${dollarText(one.amount)}`}
                  leftSection={<IconDownload size={14} aria-hidden />}
                >
                  Invoice
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** A purchase by days has no subscription at the provider. */
function whatFor({ subscriptionID, subTransaction, planId }: Transaction): string {
  if (subscriptionID === "") return "Subscription by days";
  return subTransaction ? (findPlan(planId)?.planName ?? planId) : "Add-ons, prorated once-off payment";
}
