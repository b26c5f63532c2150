import { messageFor } from "@beltwright/contract";
import { type ChosenAddOn, findPlan } from "@beltwright/model";
import { Button, Group, Modal, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { ApiProblem } from "../../api/problem.ts";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { AddOnTable } from "../../ui/payment/add-on-table.tsx";
import { ProcessingDialog } from "../../ui/payment/processing-dialog.tsx";
import { type BoughtSubscription, useSubscriptionRefresh } from "../../ui/payment/subscription-queries.ts";
import { ChangeCost } from "./change-cost.tsx";
import type { Said } from "./said.ts";

interface AddOnDialogProps {
  readonly isOpen: boolean;
  readonly subscription: BoughtSubscription;
  readonly onClose: () => void;
  readonly onSaid: (said: Said) => void;
}

export function AddOnDialog({ isOpen, ...rest }: AddOnDialogProps) {
  return (
    <Modal opened={isOpen} onClose={rest.onClose} title="Edit add-ons" size={680}>
      <AddOnForm {...rest} />
    </Modal>
  );
}

function AddOnForm({ subscription, onClose, onSaid }: Omit<AddOnDialogProps, "isOpen">) {
  const [chosen, setChosen] = useState<readonly ChosenAddOn[]>(subscription.addOns);
  const refresh = useSubscriptionRefresh();
  const update = useMutation({
    mutationFn: () => api.post<{ readonly msg: string }>("/api/UpdateAddons", { ...subscription, addOns: chosen }),
    onSuccess: async ({ msg }) => {
      onSaid({ text: msg, isFailure: false });
      await refresh();
    },
    onError: (error) => onSaid({ text: failure(error), isFailure: true }),
    onSettled: onClose,
  });
  const plan = findPlan(subscription.planID);
  if (plan === undefined) return <Text>This plan is no longer sold; its add-ons cannot be changed here.</Text>;
  return (
    <>
      <AddOnTable plan={plan} chosen={chosen} onChange={setChosen} />
      <ChangeCost subscription={subscription} chosen={chosen} />
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Keep as it is
        </Button>
        <Button disabled={isSame(subscription.addOns, chosen)} onClick={() => update.mutate()}>
          Update add-ons
        </Button>
      </Group>
      <ProcessingDialog isOpen={update.isPending} title="Updating your add-ons" />
    </>
  );
}

/** A refusal says why in `errors`; a lost connection has only a message. */
function failure(error: unknown): string {
  const errors = error instanceof ApiProblem ? error.errors : undefined;
  return messageFor("add-ons-update-failed", { errors: errors ?? messageOf(error) });
}

function isSame(before: readonly ChosenAddOn[], after: readonly ChosenAddOn[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ id, quantity }) => after.some((one) => one.id === id && one.quantity === quantity))
  );
}
