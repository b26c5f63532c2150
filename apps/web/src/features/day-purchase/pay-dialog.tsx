import { messageFor, subscriptionAnswers } from "@beltwright/contract";
import { dayPurchaseCents } from "@beltwright/model";
import { Alert, Button, Group, Modal, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { api } from "../../api/client.ts";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { MethodChoice } from "../../ui/payment/method-choice.tsx";
import type { NonceSource, PaymentMethod } from "../../ui/payment/payment-method.ts";
import { daysWords } from "../../ui/payment/plan-words.ts";
import { priceText } from "../../ui/payment/price-text.ts";
import { ProcessingDialog } from "../../ui/payment/processing-dialog.tsx";
import type { AccountSubscription } from "../../ui/payment/subscription-queries.ts";

interface Answer {
  readonly msg: string;
  readonly reason?: string;
}

interface PayDialogProps {
  readonly order: AccountSubscription;
  /** What was agreed to of a plan that renews. */
  readonly endsRenewal: boolean;
}

/** The payment lightbox. Closing it gives the order up. */
export function PayDialog({ order, endsRenewal }: PayDialogProps) {
  const navigate = useNavigate();
  const source = useRef<NonceSource>(null);
  const [method, setMethod] = useState<PaymentMethod>("card");
  const [refusal, setRefusal] = useState<string>();
  const finish = (screen: "subscriptionsSuccess" | "subscriptionCancelled") =>
    void navigate({ to: "/App/conv", hash: `!/${screen}` });
  const pay = useMutation({
    mutationFn: async () => {
      if (source.current === null) throw new Error("The payment fields are not there yet");
      const paymentMethodNonce = await source.current.requestNonce();
      return api.post<Answer>(`/api/paysubscription/${encodeURIComponent(order.id)}`, {
        paymentMethodNonce,
        endsRenewal,
      });
    },
    onSuccess: ({ msg, reason = "" }) => {
      if (msg.includes(subscriptionAnswers.successful)) finish("subscriptionsSuccess");
      else setRefusal(`${messageFor("subscription-unsuccessful")} ${reason}`.trim());
    },
    onError: (error) => setRefusal(messageOf(error)),
  });
  return (
    <Modal
      opened
      onClose={() => finish("subscriptionCancelled")}
      title="Payment"
      size={460}
      closeOnClickOutside={false}
    >
      <Text mb={12}>
        {`${order.subscriptionPeriod} days for ${priceText(dayPurchaseCents(order.subscriptionPeriod))}: ${daysWords}.`}
      </Text>
      <MethodChoice
        method={method}
        source={source}
        onChoose={(chosen) => {
          setRefusal(undefined);
          setMethod(chosen);
        }}
      />
      {refusal !== undefined && (
        <Alert role="alert" color="red" variant="light" mt={12}>
          {refusal}
        </Alert>
      )}
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" onClick={() => finish("subscriptionCancelled")}>
          Cancel the purchase
        </Button>
        <Button onClick={() => pay.mutate()}>Pay now</Button>
      </Group>
      <ProcessingDialog isOpen={pay.isPending} />
    </Modal>
  );
}
