import { Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useImperativeHandle, useState } from "react";
import { api } from "../../api/client.ts";
import styles from "./payment.module.css";
import type { NonceSource, PaymentMethod } from "./payment-method.ts";
import { cardMaker, cardOutcome, cardText, sandboxCardsQuery } from "./sandbox.ts";

interface SandboxFieldsProps {
  readonly method: PaymentMethod;
  readonly ref: Ref<NonceSource>;
}

/** Stands in for the provider's fields. Only documented test cards are taken; nothing typed here is kept. */
export function SandboxFields({ method, ref }: SandboxFieldsProps) {
  const [number, setNumber] = useState("");
  useImperativeHandle(ref, () => ({
    requestNonce: async () => {
      const body = method === "wallet" ? { wallet: true } : { number };
      return (await api.post<{ readonly nonce: string }>("/api/sandbox/nonce", body)).nonce;
    },
  }));
  if (method === "wallet") return <Text>The sandbox wallet agrees to every payment. There is nothing to type.</Text>;
  return (
    <TextInput
      label="Card number"
      description="A test card, never a real one. The sandbox asks for no expiry date and no security code."
      inputMode="numeric"
      autoComplete="off"
      maxLength={30}
      maw={320}
      required
      withAsterisk={false}
      value={number}
      onChange={(event) => setNumber(event.currentTarget.value)}
      placeholder="4111 1111 1111 1111"
    />
  );
}

/** Says that no money moves, briefly or with the cards to try; nothing where a real provider takes the money. */
export function SandboxBanner({ isBrief = false }: { readonly isBrief?: boolean }) {
  const { data: cards } = useQuery(sandboxCardsQuery);
  if (!cards) return null;
  if (isBrief) {
    return (
      <aside className={styles.sandbox} aria-label="Sandbox">
        <strong>Sandbox: no money moves.</strong> Payments are only played through.
      </aside>
    );
  }
  return (
    <aside className={styles.sandbox} aria-label="Sandbox">
      <strong>Sandbox: no money moves.</strong> Payments are only played through, with test cards:
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card}>
            <code>{cardText(card)}</code> {cardMaker(card)}
            <span className={styles.outcome} data-outcome={cardOutcome(card)}>
              {cardOutcome(card)}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
