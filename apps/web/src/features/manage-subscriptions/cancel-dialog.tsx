import { messageFor } from "@beltwright/contract";
import { Button, Group, List, Modal, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { dollarText } from "../../ui/payment/price-text.ts";
import { ProcessingDialog } from "../../ui/payment/processing-dialog.tsx";
import { type BoughtSubscription, useSubscriptionRefresh } from "../../ui/payment/subscription-queries.ts";
import type { Said } from "./said.ts";

interface CancelDialogProps {
  readonly isOpen: boolean;
  readonly subscription: BoughtSubscription;
  readonly onClose: () => void;
  readonly onSaid: (said: Said) => void;
}

export function CancelDialog({ isOpen, subscription, onClose, onSaid }: CancelDialogProps) {
  const refresh = useSubscriptionRefresh();
  const isWaiting = subscription.status === "Pending";
  const cancel = useMutation({
    mutationFn: () =>
      api.post<{ readonly msg: string }>("/api/CancelBTSub", { subscriptionID: subscription.subscriptionID }),
    onSuccess: async ({ msg }) => {
      onSaid({ text: msg, isFailure: false });
      await refresh();
    },
    onError: (error) => onSaid({ text: failure(messageOf(error)), isFailure: true }),
    onSettled: onClose,
  });
  return (
    <Modal opened={isOpen} onClose={onClose} title="Cancel this subscription?" size={460}>
      <List size="sm" spacing={4}>
        {isWaiting ? (
          <List.Item>It has not begun and nothing was charged for it.</List.Item>
        ) : (
          <>
            <List.Item>{`It stays usable until ${subscription.billingPeriodEnd}, which is paid for, and does not renew.`}</List.Item>
            <List.Item>Nothing is paid back for the days that are left.</List.Item>
          </>
        )}
        {subscription.credit > 0 && (
          <List.Item>{`Your credit of ${dollarText(subscription.credit)} would have been taken off the next renewal. It is lost unless you resume.`}</List.Item>
        )}
        <List.Item>
          Your conveyors stay, and you can always look at them. Adding, copying, saving and downloading need a
          subscription.
        </List.Item>
      </List>
      {!isWaiting && <Text mt={8}>{`Until ${subscription.billingPeriodEnd} you can resume it.`}</Text>}
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          Keep it
        </Button>
        <Button color="red.9" onClick={() => cancel.mutate()}>
          Cancel subscription
        </Button>
      </Group>
      <ProcessingDialog isOpen={cancel.isPending} title="Cancelling your subscription" />
    </Modal>
  );
}

function failure(error: string): string {
  const begin = messageFor("subscription-cancel-failed");
  return error.startsWith(begin) ? error : messageFor("subscription-cancel-failed", { error });
}
