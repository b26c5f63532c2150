import { messages } from "@beltwright/contract";
import { Alert, Anchor, Button, Group, Modal, PasswordInput, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { ProblemNotice } from "../ui/failures/problem-notice.tsx";
import { useLapse } from "./lapse.ts";
import { sessionQuery } from "./session.ts";
import { useSignIn } from "./sign-in.ts";

const SecondStep = lazy(async () => ({ default: (await import("./second-step.tsx")).SecondStep }));

/** Asks for the password again over the open page, so that nothing typed there is lost. */
export function LapseDialog() {
  const message = useLapse((lapse) => lapse.message);
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const user = session?.user;
  if (!user) return null;
  return (
    <Modal
      opened={message !== undefined}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Please sign in again"
      size={420}
      zIndex={300}
    >
      <Stack gap={12}>
        <Alert color="yellow" variant="light">
          {message ?? messages["not-signed-in"]}
        </Alert>
        <Text>This page stays as it is, with everything you have typed. Sign in here to go on.</Text>
        <SignInAgain userName={user.userName} />
      </Stack>
    </Modal>
  );
}

function SignInAgain({ userName }: { readonly userName: string }) {
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
