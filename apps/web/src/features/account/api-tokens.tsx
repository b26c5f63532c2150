import { type ApiToken, messages, newTokenSchema } from "@beltwright/contract";
import { Alert, Button, Checkbox, Group, NativeSelect, Skeleton, Table, Text, VisuallyHidden } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { messageOf, ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import { ShownOnce } from "../../ui/shown-once.tsx";
import { formatTime } from "../../ui/time.ts";
import { toast } from "../../ui/toast/toast.tsx";
import { AccountForm } from "./account-form.tsx";

const tokensKey = ["tokens"];

type Scope = ApiToken["scopes"][number];
const usualScopes: readonly Scope[] = ["read", "write", "calculate"];
const allScopes: readonly Scope[] = [...usualScopes, "admin"];
const scopeLabels: Readonly<Record<Scope, string>> = {
  read: "read",
  write: "write",
  calculate: "calculate",
  admin: "act as administrator",
};

/** Scripts' keys to the account: made, shown once, listed and revoked here. */
export function ApiTokens({ isConfirmed, isAdmin }: { readonly isConfirmed: boolean; readonly isAdmin: boolean }) {
  const tokens = useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => api.get<readonly ApiToken[]>("/api/tokens", { signal }),
  });
  return (
    <>
      {isConfirmed ? <TokenMaker isAdmin={isAdmin} /> : <Alert color="yellow">{messages["email-not-confirmed"]}</Alert>}
      {tokens.isPending && <Skeleton height={60} mt={16} />}
      <ProblemNotice error={tokens.error} onRetry={() => void tokens.refetch()} />
      {tokens.data && <TokenTable tokens={tokens.data} />}
    </>
  );
}

function TokenMaker({ isAdmin }: { readonly isAdmin: boolean }) {
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const [scopes, setScopes] = useState<readonly Scope[]>(isAdmin ? allScopes : usualScopes);
  const [days, setDays] = useState("90");
  const create = useMutation({
    mutationFn: (body: unknown) => api.post<ApiToken & { readonly token: string }>("/api/tokens", body),
    onSuccess: () => {
      setRound(round + 1);
      return queryClient.invalidateQueries({ queryKey: tokensKey });
    },
  });
  return (
    <>
      <AccountForm
        key={round}
        fields={[
          {
            name: "name",
            label: "Name of the new token",
            description: "What will use it, such as “night export”.",
            autoComplete: "off",
          },
        ]}
        schema={newTokenSchema.pick({ name: true })}
        onSubmit={({ name }) => create.mutate({ name, scopes, expiresInDays: Number(days) })}
        submitLabel="Create token"
        isPending={create.isPending}
        error={create.error}
        columns={2}
      >
        <Checkbox.Group
          label="It may"
          {...(isAdmin ? { description: "The token of an administrator acts with all their rights." } : {})}
          value={[...scopes]}
          onChange={(chosen) => setScopes(allScopes.filter((scope) => chosen.includes(scope)))}
        >
          <Group gap={16} mt={6}>
            {(isAdmin ? allScopes : usualScopes).map((scope) => (
              <Checkbox key={scope} value={scope} label={scopeLabels[scope]} />
            ))}
          </Group>
        </Checkbox.Group>
        <NativeSelect
          label="Ends after"
          w={160}
          data={["7", "30", "90", "366"].map((value) => ({ value, label: `${value} days` }))}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </AccountForm>
      {create.data && (
        <ShownOnce
          title={`Token “${create.data.name}” created`}
          explanation={messages["token-created"]}
          secret={create.data.token}
          label="New token"
          what="token"
          onDone={create.reset}
        />
      )}
    </>
  );
}

function TokenTable({ tokens }: { readonly tokens: readonly ApiToken[] }) {
  const revoke = useRevoking();
  if (tokens.length === 0) {
    return (
      <Text c="dimmed" mt={14}>
        You have no tokens.
      </Text>
    );
  }
  return (
    <Table.ScrollContainer minWidth={280} mt={14}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th visibleFrom="xs">Created</Table.Th>
            <Table.Th>Last used</Table.Th>
            <Table.Th visibleFrom="xs">May</Table.Th>
            <Table.Th>Ends</Table.Th>
            <Table.Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tokens.map(({ id, name, createdAt, lastUsedAt, scopes, expiresAt }) => (
            <Table.Tr key={id}>
              <Table.Td>{name}</Table.Td>
              <Table.Td visibleFrom="xs">{formatTime(createdAt)}</Table.Td>
              <Table.Td>{lastUsedAt === null ? "Never" : formatTime(lastUsedAt)}</Table.Td>
              <Table.Td visibleFrom="xs">{scopes.join(", ")}</Table.Td>
              <Table.Td>{formatTime(expiresAt)}</Table.Td>
              <Table.Td ta="right">
                <Button
                  variant="default"
                  size="compact-xs"
                  aria-label={`Revoke ${name}`}
                  loading={revoke.isPending && revoke.variables === id}
                  onClick={() => revoke.mutate(id)}
                >
                  Revoke
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function useRevoking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/api/tokens/${encodeURIComponent(id)}`),
    onSuccess: () => {
      toast.done(messages["token-revoked"]);
      return queryClient.invalidateQueries({ queryKey: tokensKey });
    },
    onError: (error) => toast.failed(messageOf(error)),
  });
}
