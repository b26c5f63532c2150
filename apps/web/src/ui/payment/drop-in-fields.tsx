import { messageFor } from "@beltwright/contract";
import { Alert } from "@mantine/core";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { type DropIn, openDropIn } from "./drop-in.ts";
import type { NonceSource, PaymentMethod } from "./payment-method.ts";

interface DropInFieldsProps {
  readonly method: PaymentMethod;
  readonly token: string;
  readonly ref: Ref<NonceSource>;
}

/** The provider's own fields: card numbers never reach this program. */
export function DropInFields({ method, token, ref }: DropInFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<Promise<DropIn> | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const container = document.createElement("div");
    place.current?.append(container);
    const opening = openDropIn(container, token, method);
    opened.current = opening;
    opening.catch(() => setFailed(true));
    return () => {
      void opening.then((dropIn) => dropIn.teardown()).catch(() => undefined);
      container.remove();
    };
  }, [token, method]);

  useImperativeHandle(ref, () => ({
    requestNonce: async () => {
      if (opened.current === undefined) throw new Error("The payment fields are not ready");
      return (await (await opened.current).requestPaymentMethod()).nonce;
    },
  }));

  return (
    <>
      {hasFailed && (
        <Alert color="red" role="alert" variant="light" title={messageFor("payment-token-failed")}>
          The fields of the payment provider could not be loaded. Reload the page to try again.
        </Alert>
      )}
      <div ref={place} />
    </>
  );
}
