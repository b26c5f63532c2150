import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ProblemNotice } from "../ui/failures/problem-notice.tsx";
import type { AskedFactor, Credentials } from "./sign-in.ts";

interface SecondStepProps {
  readonly asked: AskedFactor;
  readonly onProof: (credentials: Credentials) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** The second half of signing in: a code of the app, a passkey, or a recovery code. */
export function SecondStep({ asked, onProof, isPending, error }: SecondStepProps) {
  const { credentials, kinds } = asked;
  const { email, password } = credentials;
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onProof({ email, password, code });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={12}>
        {kinds.includes("passkey") && (
          <PasskeyButton asked={asked} onAnswer={(passkey) => onProof({ email, password, passkey })} />
        )}
        <TextInput
          label={kinds.includes("totp") ? "Code of your authenticator app" : "Recovery code"}
          description="A recovery code works too, once."
          name="code"
          size="sm"
          autoComplete="one-time-code"
          autoFocus
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <ProblemNotice error={error} />
        <Group justify="flex-end">
          <Button type="submit" loading={isPending} disabled={code.trim() === ""}>
            Continue
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PasskeyButtonProps {
  readonly asked: AskedFactor;
  readonly onAnswer: (passkey: object) => void;
}

/** A challenge is good for one answer; after a failed one the next click asks for the password's answer again. */
function PasskeyButton({ asked, onAnswer }: PasskeyButtonProps) {
  const use = useMutation({ mutationFn: () => answerPasskey(asked.passkey), onSuccess: onAnswer });
  return (
    <>
      <Button
        leftSection={<IconFingerprint size={16} aria-hidden />}
        loading={use.isPending}
        onClick={() => use.mutate()}
      >
        Use a passkey
      </Button>
      {use.error && (
        <Text size="sm" role="alert">
          The passkey was not used. Try again, or type a recovery code.
        </Text>
      )}
    </>
  );
}

/** Loaded when it is needed: most people never use a passkey here. */
async function answerPasskey(passkey: unknown): Promise<object> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  // The server made these options with the same library.
  return startAuthentication({ optionsJSON: passkey as Parameters<typeof startAuthentication>[0]["optionsJSON"] });
}
