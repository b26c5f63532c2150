import { Button, Group, PasswordInput, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../ui/failures/problem-notice.tsx";

export function ProofForm({ onEnd }: { readonly onEnd: (isGiven: boolean) => void }) {
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
