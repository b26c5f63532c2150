import { messageFor } from "@beltwright/contract";
import { Loader } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import { api } from "../../api/client.ts";
import { LoadFailure } from "../failures/load-failure.tsx";
import { DropInFields } from "./drop-in-fields.tsx";
import type { NonceSource, PaymentMethod } from "./payment-method.ts";
import { isSandboxToken } from "./sandbox.ts";
import { SandboxFields } from "./sandbox-fields.tsx";

interface PaymentFieldsProps {
  readonly method: PaymentMethod;
  readonly ref: Ref<NonceSource>;
}

/** Fetches a client token and shows the fields of whoever issued it. A token is for one visit and is not kept. */
export function PaymentFields({ method, ref }: PaymentFieldsProps) {
  const token = useQuery({
    queryKey: ["payment-token"],
    queryFn: () => api.get<string>("/api/GenerateToken"),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (token.isError) {
    return (
      <LoadFailure
        sentence={messageFor("payment-token-failed")}
        error={token.error}
        onRetry={() => void token.refetch()}
      />
    );
  }
  if (token.data === undefined) return <Loader size="sm" aria-label="Loading payment fields" />;
  return isSandboxToken(token.data) ? (
    <SandboxFields method={method} ref={ref} />
  ) : (
    <DropInFields key={method} method={method} token={token.data} ref={ref} />
  );
}
