import { Anchor, Button, Group, PasswordInput, Stack } from "@mantine/core";
import { type FormEvent, Suspense, useState } from "react";
import { ProblemNotice } from "../ui/failures/problem-notice.tsx";
import { lateView } from "../ui/late/late-view.tsx";
import { useSignIn } from "./sign-in.ts";

const SecondStep = lateView(async () => (await import("./second-step.tsx")).SecondStep);

/** The password of the one who was signed in. */
export function SignInAgain({ userName }: { readonly userName: string }) {
  const [password, setPassword] = useState("");
  const signIn = useSignIn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate({ email: userName, password });
  };
  if (signIn.asked) {
    const { asked, mutate, isPending, error } = signIn;
    return (
      <Suspense>
        <SecondStep {...{ asked, isPending, error }} onProof={mutate} />
      </Suspense>
    );
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={12}>
        <input type="email" name="email" value={userName} autoComplete="username" readOnly hidden />
        <PasswordInput
          label={`Password of ${userName}`}
          name="password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <ProblemNotice error={signIn.error} />
        <Group justify="space-between">
          <Anchor href="/sign-in">Sign in as someone else</Anchor>
          <Button type="submit" loading={signIn.isPending}>
            Sign in
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
