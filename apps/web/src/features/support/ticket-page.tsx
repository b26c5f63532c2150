import { messageFor, type Ticket } from "@beltwright/contract";
import { Anchor, Button, Paper, Skeleton, Text } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { formatTime } from "../../ui/time.ts";
import { toast } from "../../ui/toast/toast.tsx";
import { sizeText } from "./attachments.ts";
import { type Message, MessageForm } from "./message-form.tsx";
import styles from "./support.module.css";
import { type TicketMessage, ticketQuery, ticketsKey } from "./ticket-lists.ts";
import { TicketStatus } from "./tickets-page.tsx";

const route = getRouteApi("/shell/member/support/$id");

export function TicketPage() {
  const { id } = route.useParams();
  const { data, error, isError, refetch } = useQuery(ticketQuery(id));
  const back = (
    <ButtonLink to="/support" variant="default">
      All tickets
    </ButtonLink>
  );
  if (isError) {
    return (
      <Page title="Ticket" actions={back} width="narrow">
        <LoadFailure
          sentence={messageFor("support-tickets-load-failed")}
          error={error}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page title="Ticket" actions={back} width="narrow">
        <Skeleton height={200} />
      </Page>
    );
  }
  return <Conversation ticket={data.ticket} messages={data.messages} />;
}

interface ConversationProps {
  readonly ticket: Ticket;
  readonly messages: readonly TicketMessage[];
}

function Conversation({ ticket, messages }: ConversationProps) {
  const queryClient = useQueryClient();
  const path = `/api/supportTickets/${encodeURIComponent(ticket.id)}`;
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ticketsKey });
  const reply = useMutation({
    mutationFn: ({ text, files }: Message) => api.post(`${path}/replies`, { text, files }),
    onSuccess,
  });
  const isOpen = ticket.status === "Open";
  const setStatus = useMutation({
    mutationFn: () => api.put<Ticket>(`${path}/status`, { status: isOpen ? "Closed" : "Open" }),
    onSuccess: async ({ status }) => {
      await onSuccess();
      toast.done(`Ticket ${ticket.no} is now ${status.toLowerCase()}.`);
    },
    onError: (error) => toast.failed(messageOf(error)),
  });
  return (
    <Page
      title={ticket.subject}
      about={
        <>
          {`Ticket ${ticket.no} of ${ticket.userName} `}
          <TicketStatus status={ticket.status} />
        </>
      }
      actions={
        <>
          <ButtonLink to="/support" variant="default">
            All tickets
          </ButtonLink>
          <Button variant="default" loading={setStatus.isPending} onClick={() => setStatus.mutate()}>
            {isOpen ? "Close ticket" : "Reopen ticket"}
          </Button>
        </>
      }
      width="narrow"
    >
      <ol className={styles.messages} aria-label="Messages of the ticket">
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ol>
      <Paper withBorder p={16}>
        {!isOpen && (
          <Text c="dimmed" mb={8}>
            This ticket is closed. Answering opens it again.
          </Text>
        )}
        <MessageForm
          hasSubject={false}
          submitLabel="Reply"
          isPending={reply.isPending}
          error={reply.error}
          onSend={(message, done) => reply.mutate(message, { onSuccess: done })}
        />
      </Paper>
    </Page>
  );
}

function MessageCard({ message }: { readonly message: TicketMessage }) {
  const { userName, isStaff, createdAt, text, files } = message;
  return (
    <li className={styles.message} data-staff={isStaff}>
      <div className={styles.from}>
        <strong>{userName}</strong>
        {isStaff && <span>Support</span>}
        <time dateTime={new Date(createdAt).toISOString()}>{formatTime(createdAt)}</time>
      </div>
      <div className={styles.text}>{text}</div>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Attachments">
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <IconPaperclip size={14} aria-hidden />
              <Anchor href={`/api/supportTicketFiles/${encodeURIComponent(id)}`} download={name}>
                {name}
              </Anchor>
              <span>{sizeText(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
