import { resetPasswordSchema } from "@beltwright/contract";
import { Alert } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { ButtonLink, TextLink } from "../../ui/link.tsx";
import { AccountCard } from "./account-card.tsx";
import { AccountForm } from "./account-form.tsx";
import { newPasswordField } from "./fields.ts";

const passwordOnly = resetPasswordSchema.pick({ password: true });

/** Where the link in the mail about a forgotten password leads. */
export function ResetPage() {
  const { token } = useSearch({ from: "/account/reset-password" });
  const reset = useMutation({
    mutationFn: ({ password }: { readonly password: string }) =>
      api.post<{ readonly message: string }>("/api/resetpassword", { token, password }),
  });
  return (
    <AccountCard
      title="Choose a new password"
      footer={
        <TextLink to="/forgot-password" display="inline-block" lh="24px">
          Ask for a new link
        </TextLink>
      }
    >
      {reset.data ? (
        <>
          <Alert role="status" color="green" variant="light" mb={16}>
            {reset.data.message}
          </Alert>
          <ButtonLink to="/sign-in" fullWidth size="sm">
            Sign in
          </ButtonLink>
        </>
      ) : (
        <AccountForm
          fields={[{ ...newPasswordField, label: "New password" }]}
          schema={passwordOnly}
          onSubmit={reset.mutate}
          submitLabel="Set password"
          isPending={reset.isPending}
          error={reset.error}
          isFocused
        />
      )}
    </AccountCard>
  );
}
