import { registerSchema } from "@beltwright/contract";
import { Alert } from "@mantine/core";
import { IconMailCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useSession } from "../../session/session.ts";
import { ButtonLink, TextLink } from "../../ui/link.tsx";
import { AccountCard } from "./account-card.tsx";
import { AccountForm, type FormField } from "./account-form.tsx";
import { emailField, newPasswordField } from "./fields.ts";

const fields: readonly FormField[] = [
  emailField,
  newPasswordField,
  { name: "firstName", label: "First name", autoComplete: "given-name", isOptional: true },
  { name: "lastName", label: "Last name", autoComplete: "family-name", isOptional: true },
  { name: "companyName", label: "Company", autoComplete: "organization", isOptional: true },
];

export function RegisterPage() {
  const register = useMutation({
    mutationFn: (body: unknown) => api.post<{ readonly message: string }>("/api/register", body),
  });
  if (register.data) return <Registered message={register.data.message} />;
  return (
    <AccountCard
      title="Create your account"
      about="One account for all libraries. No payment details needed."
      footer={
        <>
          Have an account already? <TextLink to="/sign-in">Sign in</TextLink>
        </>
      }
    >
      <AccountForm
        fields={fields}
        schema={registerSchema}
        onSubmit={register.mutate}
        submitLabel="Create account"
        isPending={register.isPending}
        error={register.error}
        isFocused
      />
    </AccountCard>
  );
}

function Registered({ message }: { readonly message: string }) {
  const { demo } = useSession();
  return (
    <AccountCard title="Nearly there">
      <Alert role="status" variant="light" mb={16} icon={<IconMailCheck size={18} aria-hidden />}>
        {message}
        {demo && " In demo mode the message lies in the outbox, which the demo admin can read."}
      </Alert>
      <ButtonLink to="/sign-in" fullWidth size="sm">
        Go to sign in
      </ButtonLink>
    </AccountCard>
  );
}
