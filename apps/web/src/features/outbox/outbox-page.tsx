import type { outboxMailSchema } from "@beltwright/contract";
import { Paper, Skeleton, UnstyledButton } from "@mantine/core";
import { IconMailbox } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import { Page } from "../../ui/page.tsx";
import { formatTime } from "../../ui/time.ts";
import { MailText } from "./mail-text.tsx";
import styles from "./outbox.module.css";

type OutboxMail = ReturnType<typeof outboxMailSchema.parse>;

/** Mail that was written to the folder because no mail server is configured. */
export function OutboxPage() {
  const mails = useQuery({
    queryKey: ["outbox"],
    queryFn: ({ signal }) => api.get<readonly OutboxMail[]>("/api/outbox", { signal }),
    staleTime: 0,
  });
  return (
    <Page title="Outbox" about="Mail kept in a folder because no mail server is configured." width="wide">
      {mails.isPending && <Skeleton height={240} />}
      <ProblemNotice error={mails.error} onRetry={() => void mails.refetch()} />
      {mails.data && <Mails mails={mails.data} />}
    </Page>
  );
}

function Mails({ mails }: { readonly mails: readonly OutboxMail[] }) {
  const [chosen, setChosen] = useState<string | undefined>(mails[0]?.id);
  if (mails.length === 0) {
    return (
      <EmptyState title="No mail yet" icon={<IconMailbox size={32} stroke={1.4} />}>
        Confirmations and links to set a new password appear here once someone asks for them.
      </EmptyState>
    );
  }
  return (
    <Paper withBorder className={styles.panes}>
      <ul className={styles.list} aria-label="Messages">
        {mails.map(({ id, to, subject, sentAt }) => (
          <li key={id}>
            <UnstyledButton className={styles.mail} aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              <span className={styles.subject}>{subject}</span>
              <span className={styles.meta}>{to}</span>
              <span className={styles.meta}>{formatTime(sentAt)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {chosen !== undefined && <MailText key={chosen} id={chosen} />}
    </Paper>
  );
}
