import type { UserSecondFactors } from "@beltwright/contract";
import { Button, Group, Modal, Paper, Skeleton, Text, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { messageOf, ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import { formatTime } from "../../ui/time.ts";
import { toast } from "../../ui/toast/toast.tsx";
import { adminKey, userSecondFactorsPath, userSecondFactorsQuery } from "./admin-queries.ts";

/** What a user signs in with besides the password, and the way out for someone who has lost all of it. */
export function UserSecondFactorSection({ userName }: { readonly userName: string }) {
  const { data, error, refetch } = useQuery(userSecondFactorsQuery(userName));
  const [isAsking, setAsking] = useState(false);
  return (
    <Paper component="section" withBorder p={16} mb={16} aria-label="Second factor">
      <Title order={2} mb={8}>
        Second factor
      </Title>
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton height={40} />}
      {data?.factors.length === 0 && <Text c="dimmed">None: the password alone opens the account.</Text>}
      {data !== undefined && data.factors.length > 0 && (
        <>
          <FactorList factors={data} />
          <Button variant="default" mt={8} onClick={() => setAsking(true)}>
            Reset second factor
          </Button>
        </>
      )}
      {isAsking && <ResetDialog userName={userName} onClose={() => setAsking(false)} />}
    </Paper>
  );
}

function FactorList({ factors: { factors, recoveryCodes } }: { readonly factors: UserSecondFactors }) {
  return (
    <ul style={{ margin: 0, paddingLeft: 18 }}>
      {factors.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id}>
          {name}, since {formatTime(createdAt)}
          {lastUsedAt !== null && `, last used ${formatTime(lastUsedAt)}`}
        </li>
      ))}
      <li>Recovery codes left: {recoveryCodes}</li>
    </ul>
  );
}

function ResetDialog({ userName, onClose }: { readonly userName: string; readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const reset = useMutation({
    mutationFn: () => api.delete<{ readonly message: string }>(userSecondFactorsPath(userName)),
    onSuccess: async ({ message }) => {
      onClose();
      toast.done(message);
      await queryClient.invalidateQueries({ queryKey: adminKey });
    },
    onError: (error) => toast.failed(messageOf(error)),
  });
  return (
    <Modal opened onClose={onClose} title="Reset second factor?" size={480}>
      <Text mb={6}>
        {`Make sure that it is really ${userName} who asks, for instance by calling a number you know. Then the password alone opens the account until a new second factor is set up.`}
      </Text>
      <Text>
        Authenticator apps, passkeys and recovery codes are removed, and the user is signed out and told by mail.
      </Text>
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          Keep it
        </Button>
        <Button color="red.9" loading={reset.isPending} onClick={() => reset.mutate()}>
          Reset second factor
        </Button>
      </Group>
    </Modal>
  );
}
