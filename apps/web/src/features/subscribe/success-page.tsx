import { messageFor } from "@beltwright/contract";
import { findPlan } from "@beltwright/model";
import { Alert, Button, Group, Paper, Text } from "@mantine/core";
import { IconCheck, IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { dollarText } from "../../ui/payment/price-text.ts";
import {
  type BoughtSubscription,
  boughtQuery,
  currentOf,
  transactionsQuery,
} from "../../ui/payment/subscription-queries.ts";

/** Where a purchase ends. What is shown comes from the provider, not from the address. */
export function SubscriptionSuccessPage() {
  const bought = useQuery(boughtQuery);
  const transactions = useQuery(transactionsQuery);
  const list = bought.data?.list ?? [];
  const current = list.find(({ status }) => status === "Pending") ?? currentOf(list);
  const paid = transactions.data?.list.find(({ subscriptionID }) => subscriptionID === current?.subscriptionID);
  return (
    <Page title="Thank you" width="narrow">
      <Paper withBorder p={20}>
        {current ? (
          <>
            <Alert
              role="status"
              color="green"
              variant="light"
              icon={<IconCheck size={18} aria-hidden />}
              title={messageFor("subscription-created")}
            >
              {`${sentence(current)} costs ${dollarText(current.totalSubCost)} per ${current.billingCycleLabel.toLowerCase()}.`}
            </Alert>
            <Group mt={16} gap={8}>
              <ButtonLink to="/conveyors">Start designing</ButtonLink>
              <ButtonLink to="/manage-subscriptions" variant="default">
                Manage subscriptions
              </ButtonLink>
              {paid && (
                <Button
                  component="a"
                  variant="default"
                  href={`/api/invoice/${encodeURIComponent(paid.transactionID)}`}
                  download
                  leftSection={<IconDownload size={15} aria-hidden />}
                >
                  Invoice
                </Button>
              )}
            </Group>
          </>
        ) : (
          <Text role="status">
            {bought.isPending ? "Looking up your subscription…" : messageFor("no-subscriptions")}
          </Text>
        )}
      </Paper>
    </Page>
  );
}

function sentence({ planID, status, billingPeriodStart, billingPeriodEnd }: BoughtSubscription): string {
  const plan = findPlan(planID)?.planName ?? planID;
  return status === "Pending"
    ? `${plan} starts on ${billingPeriodStart}, is charged then and`
    : `${plan} is active until ${billingPeriodEnd} and`;
}
