import { messageFor } from "@beltwright/contract";
import { findPlan } from "@beltwright/model";
import { Alert, Button, Group, Paper, Text } from "@mantine/core";
import { IconCheck, IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { dollarText } from "../../ui/payment/price-text.ts";
import { boughtQuery, currentOf, transactionsQuery } from "../../ui/payment/subscription-queries.ts";

/** Where a purchase ends. What is shown comes from the provider, not from the address. */
export function SubscriptionSuccessPage() {
  const bought = useQuery(boughtQuery);
  const transactions = useQuery(transactionsQuery);
  const current = currentOf(bought.data?.list ?? []);
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
              {`${findPlan(current.planID)?.planName ?? current.planID} is active until ${current.billingPeriodEnd} and costs ${dollarText(
                current.totalSubCost,
              )} per ${current.billingCycleLabel.toLowerCase()}.`}
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
