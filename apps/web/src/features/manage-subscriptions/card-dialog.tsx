import { Button, Group, Modal, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { MethodChoice } from "../../ui/payment/method-choice.tsx";
import type { NonceSource, PaymentMethod } from "../../ui/payment/payment-method.ts";
import { ProcessingDialog } from "../../ui/payment/processing-dialog.tsx";
import type { BoughtSubscription } from "../../ui/payment/subscription-queries.ts";
import type { Said } from "./said.ts";
import { useSubscriptionCall } from "./use-subscription-call.ts";

interface CardDialogProps {
  readonly isOpen: boolean;
  readonly subscription: BoughtSubscription;
  readonly onClose: () => void;
  readonly onSaid: (said: Said) => void;
}

/** Another card or wallet for the renewals to come. */
export function CardDialog({ isOpen, subscription, onClose, onSaid }: CardDialogProps) {
  const source = useRef<NonceSource>(null);
  const [method, setMethod] = useState<PaymentMethod>("card");
  const replace = useSubscriptionCall("/api/ReplaceCard", onSaid, onClose);
  const makeBody = async () => {
    if (source.current === null) throw new Error("The payment fields are not there yet");
    const { subscriptionID } = subscription;
    return { subscriptionID, paymentMethodNonce: await source.current.requestNonce() };
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title="Replace card" size={460}>
      <Text mb={12}>Nothing is charged now. Renewals and changes are paid by it from now on.</Text>
      <MethodChoice method={method} source={source} onChoose={setMethod} />
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Keep as it is
        </Button>
        <Button onClick={() => replace.mutate(makeBody)}>Replace card</Button>
      </Group>
      <ProcessingDialog isOpen={replace.isPending} title="Replacing the card" />
    </Modal>
  );
}
