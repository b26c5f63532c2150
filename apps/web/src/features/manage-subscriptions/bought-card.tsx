import { findPlan } from "@beltwright/model";
import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { useState } from "react";
import { TextLink } from "../../ui/link.tsx";
import { dollarText, perCycle } from "../../ui/payment/price-text.ts";
import type { BoughtSubscription } from "../../ui/payment/subscription-queries.ts";
import { AddOnDialog } from "./add-on-dialog.tsx";
import { addOnWords } from "./add-on-words.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { CardDialog } from "./card-dialog.tsx";
import { DaysLeft } from "./days-left.tsx";
import styles from "./manage.module.css";
import { PlanDialog } from "./plan-dialog.tsx";
import type { Said } from "./said.ts";
import { useSubscriptionCall } from "./use-subscription-call.ts";

interface BoughtCardProps {
  readonly subscription: BoughtSubscription;
  readonly onSaid: (said: Said) => void;
}

/** A subscription at the payment provider: what it is, and everything that can be done with it. */
export function BoughtCard({ subscription, onSaid }: BoughtCardProps) {
  const [dialog, setDialog] = useState<"plan" | "add-ons" | "card" | "cancel">();
  const shared = { subscription, onSaid, onClose: () => setDialog(undefined) };
  const { planID, status } = subscription;
  return (
    <Paper withBorder p={16} mb={16} maw={760}>
      <Title order={2}>{planName(planID)}</Title>
      <Facts subscription={subscription} />
      <Group gap={8}>
        {status === "Active" && <Button onClick={() => setDialog("plan")}>Change plan</Button>}
        {status === "Active" && (
          <Button variant="default" onClick={() => setDialog("add-ons")}>
            Edit add-ons
          </Button>
        )}
        {status !== "Canceled" && (
          <Button variant="default" onClick={() => setDialog("card")}>
            Replace card
          </Button>
        )}
        {status === "Canceled" ? (
          <ResumeButton subscription={subscription} onSaid={onSaid} />
        ) : (
          <Button variant="default" c="var(--mantine-color-error)" onClick={() => setDialog("cancel")}>
            Cancel subscription
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt={16}>
        A dearer plan counts at once and only the difference for the days left is paid. Any other follows when what is
        paid for ends. Your conveyors stay as they are. <TextLink to="/pricing">Compare plans</TextLink>
      </Text>
      <PlanDialog isOpen={dialog === "plan"} {...shared} />
      <AddOnDialog isOpen={dialog === "add-ons"} {...shared} />
      <CardDialog isOpen={dialog === "card"} {...shared} />
      <CancelDialog isOpen={dialog === "cancel"} {...shared} />
    </Paper>
  );
}

function planName(planID: string): string {
  return findPlan(planID)?.planName ?? planID;
}

function ResumeButton({ subscription: { subscriptionID }, onSaid }: BoughtCardProps) {
  const resume = useSubscriptionCall("/api/ResumeBTSub", onSaid);
  return (
    <Button loading={resume.isPending} onClick={() => resume.mutate(async () => ({ subscriptionID }))}>
      Resume subscription
    </Button>
  );
}

function Facts({ subscription }: Pick<BoughtCardProps, "subscription">) {
  const { status, addOns, totalSubCost, billingCycle, credit, next, billingPeriodStart, billingPeriodEnd } =
    subscription;
  const isWaiting = status === "Pending";
  return (
    <dl className={styles.facts}>
      <dt>Status</dt>
      <dd>{status === "Canceled" ? `Canceled, usable until ${billingPeriodEnd}` : status}</dd>
      <dt>Add-ons</dt>
      <dd>{addOnWords(addOns)}</dd>
      <dt>Total</dt>
      <dd>{`${dollarText(totalSubCost)}${perCycle(billingCycle)}`}</dd>
      {next && (
        <>
          <dt>Follows</dt>
          <dd>{`${planName(next.planID)} for ${dollarText(next.totalSubCost)}${perCycle(billingCycle)}`}</dd>
        </>
      )}
      {credit > 0 && (
        <>
          <dt>Credit</dt>
          <dd>{`${dollarText(credit)}, taken off the next renewal`}</dd>
        </>
      )}
      <dt>{isWaiting ? "Starts" : "Paid for"}</dt>
      <dd>{isWaiting ? `${billingPeriodStart}; charged then` : `${billingPeriodStart} to ${billingPeriodEnd}`}</dd>
      {!isWaiting && (
        <>
          <dt>Days left</dt>
          <dd>
            <DaysLeft left={subscription.billingcycleDaysLeft} of={subscription.billingCycleDays} />
          </dd>
        </>
      )}
    </dl>
  );
}
