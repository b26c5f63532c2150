import { Button, Code, Group, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { renderSVG } from "uqr";
import { api } from "../../api/client.ts";
import { ProblemNotice } from "../../ui/failures/problem-notice.tsx";

interface StartedApp {
  readonly id: string;
  readonly secret: string;
  readonly uri: string;
}

interface AppSetUpProps {
  readonly onDone: (codes: { readonly recoveryCodes: readonly string[] }) => void;
  readonly onCancel: () => void;
}

/** The picture for the app, and its first code, which proves that it was read. */
export function AppSetUp({ onDone, onCancel }: AppSetUpProps) {
  const started = useQuery({
    queryKey: ["authenticator-app"],
    queryFn: () => api.post<StartedApp>("/api/secondfactors/app"),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [code, setCode] = useState("");
  const confirm = useMutation({
    mutationFn: () =>
      api.post<{ readonly recoveryCodes: readonly string[] }>("/api/secondfactors/app/confirm", {
        id: started.data?.id ?? "",
        code,
      }),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  if (started.isPending) return <Skeleton height={180} mt={12} />;
  if (started.error) return <ProblemNotice error={started.error} onRetry={() => void started.refetch()} />;
  const { uri, secret } = started.data;
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`;
  return (
    <form onSubmit={submit}>
      <Stack gap={12} mt={12}>
        <Text>Scan the picture with your authenticator app, or type the key. Then enter the code it shows.</Text>
        <img src={picture} width={180} height={180} alt="QR code for the authenticator app" />
        <Code style={{ overflowWrap: "anywhere" }}>{secret}</Code>
        <TextInput
          label="Code of the app"
          w={200}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <ProblemNotice error={confirm.error} />
        <Group gap={8}>
          <Button type="submit" loading={confirm.isPending} disabled={code.trim() === ""}>
            Confirm
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
