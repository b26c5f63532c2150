import { emailOnlySchema } from "@beltwright/contract";
import { Alert } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { TextLink } from "../../ui/link.tsx";
import { AccountCard } from "./account-card.tsx";
import { AccountForm } from "./account-form.tsx";
import { emailField } from "./fields.ts";

export function ForgottenPage() {
  const ask = useMutation({
    mutationFn: (body: unknown) => api.post<{ readonly message: string }>("/api/forgotpassword", body),
  });
  return (
    <AccountCard
      title="Forgotten password"
      about="We send you a link with which you choose a new one."
      footer={
        <TextLink to="/sign-in" display="inline-block" lh="24px">
          Back to sign in
        </TextLink>
      }
    >
      {ask.data ? (
        <Alert role="status" variant="light">
          {ask.data.message}
        </Alert>
      ) : (
        <AccountForm
          fields={[emailField]}
          schema={emailOnlySchema}
          onSubmit={ask.mutate}
          submitLabel="Send the link"
          isPending={ask.isPending}
          error={ask.error}
          isFocused
        />
      )}
    </AccountCard>
  );
}
