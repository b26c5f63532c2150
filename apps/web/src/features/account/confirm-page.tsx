import { Alert, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { sessionQuery } from "../../session/session.ts";
import { ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { AccountCard } from "./account-card.tsx";

/** Where the link in the confirmation mail leads. */
export function ConfirmPage() {
  const { token } = useSearch({ from: "/account/confirm-email" });
  const confirmation = useConfirmation(token);
  return (
    <AccountCard title="Confirm your e-mail address">
      {confirmation.isPending && <Text role="status">One moment …</Text>}
      <ProblemNotice error={confirmation.error} />
      {confirmation.data && (
        <Alert role="status" color="green" variant="light" icon={<IconCheck size={18} aria-hidden />}>
          {confirmation.data.message}
        </Alert>
      )}
      {!confirmation.isPending && (
        <ButtonLink to="/sign-in" fullWidth size="sm" mt={16}>
          Continue to Beltwright
        </ButtonLink>
      )}
    </AccountCard>
  );
}

/** A query, not a mutation in an effect: it is sent once per link however often the page is drawn. */
function useConfirmation(token: string) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ["confirm-email", token],
    queryFn: async () => {
      const answer = await api.post<{ readonly message: string }>("/api/confirmemail", { token });
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      return answer;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
