import { dayOf, dayText, findPlan, movedAddOns, type Plan, planChange, plans, priceCart } from "@beltwright/model";
import { Button, Group, Modal, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { dollarText, perCycle, priceText } from "../../ui/payment/price-text.ts";
import { ProcessingDialog } from "../../ui/payment/processing-dialog.tsx";
import type { BoughtSubscription } from "../../ui/payment/subscription-queries.ts";
import { ChangeCost } from "./change-cost.tsx";
import type { Said } from "./said.ts";
import { useSubscriptionCall } from "./use-subscription-call.ts";

interface PlanDialogProps {
  readonly isOpen: boolean;
  readonly subscription: BoughtSubscription;
  readonly onClose: () => void;
  readonly onSaid: (said: Said) => void;
}

export function PlanDialog({ isOpen, ...rest }: PlanDialogProps) {
  return (
    <Modal opened={isOpen} onClose={rest.onClose} title="Change plan" size={560}>
      <PlanForm {...rest} />
    </Modal>
  );
}

/** Every plan, and what changing to it costs and when. */
function PlanForm({ subscription, onClose, onSaid }: Omit<PlanDialogProps, "isOpen">) {
  const { subscriptionID, next } = subscription;
  const present = next?.planID ?? subscription.planID;
  const [planID, setPlanID] = useState(present);
  const change = useSubscriptionCall("/api/ChangePlan", onSaid, onClose);
  return (
    <>
      <Radio.Group label="Plan" value={planID} onChange={setPlanID}>
        <Stack gap={6} mt={6}>
          {plans.map((plan) => (
            <Radio key={plan.planID} size="sm" value={plan.planID} label={planLabel(plan, subscription.planID)} />
          ))}
        </Stack>
      </Radio.Group>
      {planID !== present && <Terms subscription={subscription} planID={planID} />}
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Keep as it is
        </Button>
        <Button disabled={planID === present} onClick={() => change.mutate(async () => ({ subscriptionID, planID }))}>
          Change to this plan
        </Button>
      </Group>
      <ProcessingDialog isOpen={change.isPending} title="Changing your plan" />
    </>
  );
}

function planLabel({ planID, planName, price, billingCycle }: Plan, present: string): string {
  return `${planName}, ${dollarText(price)}${perCycle(billingCycle)}${planID === present ? " (yours now)" : ""}`;
}

interface TermsProps {
  readonly subscription: BoughtSubscription;
  readonly planID: string;
}

/** A dearer plan of the same cycle counts at once; any other when what is paid for ends. */
function Terms({ subscription, planID }: TermsProps) {
  const change = planChange(subscription.planID, planID);
  const chosen = movedAddOns(subscription.addOns, planID);
  if (change === "now") return <ChangeCost {...{ subscription, chosen, planID }} />;
  const plan = findPlan(planID);
  const priced = priceCart(planID, chosen);
  if (plan === undefined || priced.kind !== "priced") return null;
  if (change === "same") return <Text mt={12}>{`${plan.planName} stays. Nothing is charged.`}</Text>;
  const cost = `${priceText(priced.cents)}${perCycle(plan.billingCycle)}`;
  return (
    <Text mt={12}>
      {`${plan.planName} follows on ${dayAfter(subscription.billingPeriodEnd)} and costs ${cost} from then on. Until then everything stays as it is, and nothing is charged now.`}
    </Text>
  );
}

function dayAfter(day: string): string {
  return dayText(dayOf(Date.parse(day)) + 1);
}
