import { Button, Group, Modal, PasswordInput, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { api, onProofNeeded } from "../api/client.ts";
import { ProblemNotice } from "../ui/problem-notice.tsx";

type Settle = (isGiven: boolean) => void;

/** Asks for the password where an act needs it given a short while ago, and lets the act go on by itself. */
export function ProofDialog() {
  const [settle, setSettle] = useState<Settle>();
  useEffect(() => onProofNeeded(() => new Promise((resolve) => setSettle(() => resolve))), []);
  const end: Settle = (isGiven) => {
    settle?.(isGiven);
    setSettle(undefined);
  };
  return (
    <Modal
      opened={settle !== undefined}
      onClose={() => end(false)}
      title="Your password, please"
      size={420}
      zIndex={300}
    >
      <ProofForm onEnd={end} />
    </Modal>
  );
}

function ProofForm({ onEnd }: { readonly onEnd: Settle }) {
  const [password, setPassword] = useState("");
  const prove = useMutation({
    mutationFn: () => api.post("/api/proveidentity", { password }),
    onSuccess: () => onEnd(true),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    prove.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={12}>
        <Text>This needs a password given within the last half hour.</Text>
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <ProblemNotice error={prove.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onEnd(false)}>
            Cancel
          </Button>
          <Button type="submit" loading={prove.isPending}>
            Continue
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
