import type { outboxMailTextSchema } from "@beltwright/contract";
import { Anchor, Skeleton, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { api } from "../../api/client.ts";
import { ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import { formatTime } from "../../ui/time.ts";
import styles from "./outbox.module.css";

type OutboxMailText = ReturnType<typeof outboxMailTextSchema.parse>;

export function MailText({ id }: { readonly id: string }) {
  const mail = useQuery({
    queryKey: ["outbox", id],
    queryFn: ({ signal }) => api.get<OutboxMailText>(`/api/outbox/${encodeURIComponent(id)}`, { signal }),
  });
  return (
    <article className={styles.text} aria-label="Message">
      {mail.isPending && <Skeleton height={120} />}
      <ProblemNotice error={mail.error} onRetry={() => void mail.refetch()} />
      {mail.data && (
        <>
          <Title order={2}>{mail.data.subject}</Title>
          <Text c="dimmed" mb={14}>
            To {mail.data.to}, {formatTime(mail.data.sentAt)}
          </Text>
          <div className={styles.body}>
            <Linked text={mail.data.text} />
          </div>
        </>
      )}
    </article>
  );
}

/** Plain text whose addresses can be followed. */
function Linked({ text }: { readonly text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    <Fragment key={index}>{index % 2 === 1 ? <Anchor href={part}>{part}</Anchor> : part}</Fragment>
  ));
}
