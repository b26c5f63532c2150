import { messageFor } from "@beltwright/contract";
import { findPlan } from "@beltwright/model";
import { Alert, Button, Group, Paper, Skeleton, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { ButtonLink, TextLink } from "../../ui/link.tsx";
import { dollarText, perCycle } from "../../ui/payment/price-text.ts";
import { type BoughtSubscription, boughtQuery, currentOf } from "../../ui/payment/subscription-queries.ts";
import { AddOnDialog } from "./add-on-dialog.tsx";
import { addOnWords } from "./add-on-words.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { DaysLeft } from "./days-left.tsx";
import styles from "./manage.module.css";
import type { Said } from "./said.ts";

/** The current subscription: its add-ons, and its end. */
export function CurrentTab({ onSubscriptions }: { readonly onSubscriptions: () => void }) {
  const bought = useQuery(boughtQuery);
  const [said, setSaid] = useState<Said>();
  if (bought.isError) {
    return (
      <LoadFailure
        sentence={messageFor("user-subscriptions-load-failed")}
        error={bought.error}
        onRetry={() => void bought.refetch()}
      />
    );
  }
  if (bought.data === undefined) return <Skeleton height={140} />;
  const current = currentOf(bought.data.list);
  return (
    <>
      <div aria-live="polite">
        {said && (
          <Alert
            mb={12}
            color={said.isFailure ? "red" : "green"}
            variant="light"
            role={said.isFailure ? "alert" : "status"}
          >
            {said.text}
          </Alert>
        )}
      </div>
      {current === undefined ? (
        <EmptyState
          title={messageFor("no-subscriptions")}
          action={
            <Group gap={8}>
              <ButtonLink to="/subscribe">Subscribe</ButtonLink>
              <Button variant="default" onClick={onSubscriptions}>
                Subscriptions
              </Button>
            </Group>
          }
        >
          Nothing renews, so there is nothing to change or cancel.
        </EmptyState>
      ) : (
        <Current subscription={current} onSaid={setSaid} />
      )}
    </>
  );
}

interface CurrentProps {
  readonly subscription: BoughtSubscription;
  readonly onSaid: (said: Said) => void;
}

function Current({ subscription, onSaid }: CurrentProps) {
  const [dialog, setDialog] = useState<"add-ons" | "cancel">();
  const close = () => setDialog(undefined);
  const { planID, addOns, billingCycle, totalSubCost } = subscription;
  return (
    <Paper withBorder p={16} maw={760}>
      <Title order={2}>{findPlan(planID)?.planName ?? planID}</Title>
      <dl className={styles.facts}>
        <dt>Status</dt>
        <dd>{subscription.status}</dd>
        <dt>Add-ons</dt>
        <dd>{addOnWords(addOns)}</dd>
        <dt>Total</dt>
        <dd>{`${dollarText(totalSubCost)}${perCycle(billingCycle)}`}</dd>
        {subscription.credit > 0 && (
          <>
            <dt>Credit</dt>
            <dd>{`${dollarText(subscription.credit)}, taken off the next renewal`}</dd>
          </>
        )}
        <dt>Paid for</dt>
        <dd>{`${subscription.billingPeriodStart} to ${subscription.billingPeriodEnd}`}</dd>
        <dt>Days left</dt>
        <dd>
          <DaysLeft left={subscription.billingcycleDaysLeft} of={subscription.billingCycleDays} />
        </dd>
      </dl>
      <Group gap={8}>
        <Button onClick={() => setDialog("add-ons")}>Edit add-ons</Button>
        <Button variant="default" c="var(--mantine-color-error)" onClick={() => setDialog("cancel")}>
          Cancel subscription
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt={16}>
        {`For another plan, cancel this one and then subscribe anew. The new plan counts and is paid for from that day; nothing is paid back for days left of the old one, so the change costs least shortly before ${subscription.billingPeriodEnd}. Your conveyors stay as they are. `}
        <TextLink to="/pricing">Compare plans</TextLink>
      </Text>
      <AddOnDialog isOpen={dialog === "add-ons"} subscription={subscription} onClose={close} onSaid={onSaid} />
      <CancelDialog isOpen={dialog === "cancel"} subscription={subscription} onClose={close} onSaid={onSaid} />
    </Paper>
  );
}
