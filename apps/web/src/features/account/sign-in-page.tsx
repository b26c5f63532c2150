import { signInSchema } from "@beltwright/contract";
import { Alert } from "@mantine/core";
import { IconDevices } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { pendingAddress } from "../../drafts/pending-save.ts";
import { SecondStep } from "../../session/second-step.tsx";
import { useSession } from "../../session/session.ts";
import { type Credentials, useSignIn } from "../../session/sign-in.ts";
import { TextLink } from "../../ui/link.tsx";
import { AccountCard } from "./account-card.tsx";
import { AccountForm } from "./account-form.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { emailField, passwordField } from "./fields.ts";

export function SignInPage() {
  const { from = pendingAddress() } = useSearch({ from: "/account/sign-in" });
  const { demo, endedBecause } = useSession();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const enter = (credentials: Credentials) =>
    signIn.mutate(credentials, { onSuccess: () => void navigate({ href: from, replace: true }) });

  if (signIn.asked) {
    const { asked, isPending, error } = signIn;
    return (
      <AccountCard title="One more step" footer={<a href="/sign-in">Start again</a>}>
        <SecondStep {...{ asked, isPending, error }} onProof={enter} />
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title="Sign in"
      footer={
        <>
          New here? <TextLink to="/register">Create an account</TextLink>
        </>
      }
    >
      {endedBecause !== null && (
        <Alert role="status" variant="light" color="yellow" mb={16} icon={<IconDevices size={18} aria-hidden />}>
          {endedBecause}
        </Alert>
      )}
      <AccountForm
        fields={[emailField, passwordField]}
        schema={signInSchema.pick({ email: true, password: true })}
        onSubmit={enter}
        submitLabel="Sign in"
        isPending={signIn.isPending}
        error={signIn.error}
        isFocused
      >
        <TextLink to="/forgot-password" style={{ alignSelf: "flex-start", lineHeight: "24px" }}>
          Forgotten your password?
        </TextLink>
      </AccountForm>
      {demo && (
        <DemoAccounts
          accounts={demo.accounts}
          isPending={signIn.isPending}
          onChoose={(email) => enter({ email, password: demo.password })}
        />
      )}
    </AccountCard>
  );
}
