import { messages, type SecondFactors } from "@beltwright/contract";
import { Button, Group, Skeleton, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { sessionQuery } from "../../session/session.ts";
import { messageOf, ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import { formatTime } from "../../ui/time.ts";
import { toast } from "../../ui/toast/toast.tsx";
import { AppSetUp } from "./app-set-up.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const factorsKey = ["second-factors"];

interface NewCodes {
  readonly recoveryCodes: readonly string[];
}

/** Authenticator apps and passkeys: set up, listed and removed here. */
export function SecondFactorList() {
  const factors = useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => api.get<SecondFactors>("/api/secondfactors", { signal }),
  });
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isSettingUp, setSettingUp] = useState(false);
  const refresh = useRefresh();
  const done = async ({ recoveryCodes }: NewCodes) => {
    setSettingUp(false);
    setCodes(recoveryCodes);
    await refresh();
  };
  const passkey = useMutation({ mutationFn: makePasskey, onSuccess: done, onError });
  const renew = useMutation({
    mutationFn: () => api.post<NewCodes>("/api/secondfactors/codes"),
    onSuccess: done,
    onError,
  });
  if (factors.isPending) return <Skeleton height={60} />;
  if (factors.error) return <ProblemNotice error={factors.error} onRetry={() => void factors.refetch()} />;
  const { data } = factors;
  return (
    <>
      <FactorLines factors={data.factors} onRemoved={refresh} />
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
      {isSettingUp ? (
        <AppSetUp onDone={done} onCancel={() => setSettingUp(false)} />
      ) : (
        <Group mt={12} gap={8}>
          <Button variant="default" onClick={() => setSettingUp(true)}>
            Set up an authenticator app
          </Button>
          <Button variant="default" loading={passkey.isPending} onClick={() => passkey.mutate()}>
            Add a passkey
          </Button>
          {data.factors.length > 0 && (
            <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
              New recovery codes ({data.recoveryCodes} left)
            </Button>
          )}
        </Group>
      )}
    </>
  );
}

interface FactorLinesProps {
  readonly factors: SecondFactors["factors"];
  readonly onRemoved: () => Promise<void>;
}

function FactorLines({ factors, onRemoved }: FactorLinesProps) {
  const remove = useMutation({
    mutationFn: (id: string) => api.delete(`/api/secondfactors/${encodeURIComponent(id)}`),
    onSuccess: () => {
      toast.done(messages["second-factor-removed"]);
      return onRemoved();
    },
    onError,
  });
  if (factors.length === 0) return <Text c="dimmed">None yet: the password alone opens the account.</Text>;
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: "none" }}>
      {factors.map(({ id, name, createdAt, lastUsedAt, isUnreadable }) => (
        <li key={id} style={{ display: "flex", gap: 12, alignItems: "center", padding: "4px 0" }}>
          <span style={{ flex: 1 }}>
            {name}, since {formatTime(createdAt)}
            {lastUsedAt !== null && `, last used ${formatTime(lastUsedAt)}`}
            {isUnreadable && ". Its codes no longer work: remove it and set it up again."}
          </span>
          <Button
            variant="default"
            size="compact-xs"
            aria-label={`Remove ${name}`}
            loading={remove.isPending && remove.variables === id}
            onClick={() => remove.mutate(id)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The session knows whether an administrator still needs one. */
function useRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: factorsKey });
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  };
}

async function makePasskey(): Promise<NewCodes> {
  const { passkey } = await api.post<{ readonly passkey: unknown }>("/api/secondfactors/passkey/options");
  const { startRegistration } = await import("@simplewebauthn/browser");
  // The server made these options with the same library.
  const optionsJSON = passkey as Parameters<typeof startRegistration>[0]["optionsJSON"];
  return api.post("/api/secondfactors/passkey", { name: "Passkey", passkey: await startRegistration({ optionsJSON }) });
}

function onError(error: unknown): void {
  toast.failed(messageOf(error));
}
