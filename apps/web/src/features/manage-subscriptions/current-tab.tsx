import { messageFor } from "@beltwright/contract";
import { Alert, Button, Group, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { boughtQuery, elsewhereQuery } from "../../ui/payment/subscription-queries.ts";
import { BoughtCard } from "./bought-card.tsx";
import { heldBought, heldElsewhere } from "./held.ts";
import { InvoiceAddressDialog } from "./invoice-address-dialog.tsx";
import { OtherCard } from "./other-card.tsx";
import type { Said } from "./said.ts";

/** Every subscription that counts now or will: at the provider, by days, or entered by an administrator. */
export function CurrentTab({ onSubscriptions }: { readonly onSubscriptions: () => void }) {
  const bought = useQuery(boughtQuery);
  const elsewhere = useQuery(elsewhereQuery);
  const [said, setSaid] = useState<Said>();
  const failed = [bought, elsewhere].find(({ isError }) => isError);
  if (failed !== undefined) {
    return (
      <LoadFailure
        sentence={messageFor("user-subscriptions-load-failed")}
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (bought.data === undefined || elsewhere.data === undefined) return <Skeleton height={140} />;
  const [own, others] = [heldBought(bought.data.list), heldElsewhere(elsewhere.data.list, Date.now())];
  return (
    <>
      <div aria-live="polite">{said && <Outcome {...said} />}</div>
      {own.length + others.length === 0 && <None onSubscriptions={onSubscriptions} />}
      {own.map((one) => (
        <BoughtCard key={one.subscriptionID} subscription={one} onSaid={setSaid} />
      ))}
      {others.map((one) => (
        <OtherCard key={one.id} subscription={one} />
      ))}
      <InvoiceAddressButton onSaid={setSaid} />
    </>
  );
}

function Outcome({ text, isFailure }: Said) {
  return (
    <Alert mb={12} color={isFailure ? "red" : "green"} variant="light" role={isFailure ? "alert" : "status"}>
      {text}
    </Alert>
  );
}

function None({ onSubscriptions }: { readonly onSubscriptions: () => void }) {
  return (
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
      Nothing is running, so there is nothing to change or cancel.
    </EmptyState>
  );
}

function InvoiceAddressButton({ onSaid }: { readonly onSaid: (said: Said) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Group mt={16}>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Invoice address and order number
      </Button>
      <InvoiceAddressDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onSaid={onSaid} />
    </Group>
  );
}
