import { Radio, Stack } from "@mantine/core";
import { type Ref, useId } from "react";
import { PaymentFields } from "./payment-fields.tsx";
import type { NonceSource, PaymentMethod } from "./payment-method.ts";

interface MethodChoiceProps {
  readonly method: PaymentMethod | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
  readonly source: Ref<NonceSource>;
}

/** Card or wallet; the fields come with the choice. */
export function MethodChoice({ method, onChoose, source }: MethodChoiceProps) {
  const name = useId();
  return (
    <Stack gap={14}>
      <Radio.Group
        name={name}
        label="Pay by"
        value={method ?? ""}
        onChange={(value) => onChoose(value === "wallet" ? "wallet" : "card")}
      >
        <Stack gap={8} mt={6}>
          <Radio size="sm" value="card" label="Card" />
          <Radio size="sm" value="wallet" label="PayPal wallet" />
        </Stack>
      </Radio.Group>
      {method !== undefined && <PaymentFields method={method} ref={source} />}
    </Stack>
  );
}
