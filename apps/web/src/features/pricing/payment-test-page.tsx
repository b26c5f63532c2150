import { Alert, Button, Code, Paper, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import { Page } from "../../ui/page.tsx";
import { MethodChoice } from "../../ui/payment/method-choice.tsx";
import type { NonceSource, PaymentMethod } from "../../ui/payment/payment-method.ts";
import { SandboxBanner } from "../../ui/payment/sandbox-fields.tsx";

/** Tries the way to the payment provider without buying: token, fields, nonce. */
export function PaymentTestPage() {
  const [method, setMethod] = useState<PaymentMethod>();
  const source = useRef<NonceSource>(null);
  const test = useMutation({
    mutationFn: async () => {
      if (source.current === null) throw new Error("The payment fields are not there yet");
      return source.current.requestNonce();
    },
  });
  return (
    <Page
      title="Payment test"
      about="Checks that payment fields load and that the provider takes what is typed. Nothing is bought."
      width="narrow"
    >
      <SandboxBanner />
      <Paper withBorder p={16}>
        <MethodChoice
          method={method}
          source={source}
          onChoose={(chosen) => {
            test.reset();
            setMethod(chosen);
          }}
        />
        <Button my={14} disabled={method === undefined} loading={test.isPending} onClick={() => test.mutate()}>
          Test payment method
        </Button>
        <ProblemNotice error={test.error} />
        {test.data !== undefined && (
          <Alert role="status" color="green" variant="light" title="The provider took it">
            <Text>It answered with this one-time name for the payment method:</Text>
            <Code style={{ overflowWrap: "anywhere" }}>{test.data}</Code>
          </Alert>
        )}
      </Paper>
    </Page>
  );
}
