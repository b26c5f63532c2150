import { messageFor, type Ticket } from "@beltwright/contract";
import { Badge, Button, Skeleton, Tabs } from "@mantine/core";
import { IconLifebuoy, IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useUser } from "../../session/session.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import listStyles from "../../ui/list/list.module.css";
import { Page } from "../../ui/page.tsx";
import { PanelSplit } from "../../ui/panel-split.tsx";
import { SidePanel } from "../../ui/side-panel.tsx";
import { formatTime } from "../../ui/time.ts";
import { type Message, MessageForm } from "./message-form.tsx";
import styles from "./support.module.css";
import { isTicketList, type TicketList, ticketListQuery, ticketLists, ticketsKey } from "./ticket-lists.ts";

const route = getRouteApi("/shell/member/support");

export function TicketsPage() {
  const search = route.useSearch();
  const { userIsAdmin } = useUser();
  const navigate = useNavigate();
  const list = userIsAdmin ? (search.list ?? "open") : "own";
  const go = (next: { readonly list?: TicketList; readonly panel?: "new" }) =>
    void navigate({ to: "/support", search: next });
  return (
    <Page
      title="Support"
      about="Ask us anything about the program or your designs. Answers also come by e-mail."
      actions={
        <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={() => go({ ...search, panel: "new" })}>
          New ticket
        </Button>
      }
    >
      <PanelSplit
        panel={search.panel === "new" && <NewTicket onClose={() => go(search.list ? { list: search.list } : {})} />}
      >
        {userIsAdmin && (
          <Tabs value={list} onChange={(value) => isTicketList(value) && go({ list: value })} mb={12}>
            <Tabs.List>
              {Object.entries(ticketLists).map(([name, { label }]) => (
                <Tabs.Tab key={name} value={name}>
                  {label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
        )}
        <TicketTable list={list} />
      </PanelSplit>
    </Page>
  );
}

function TicketTable({ list }: { readonly list: TicketList }) {
  const { data, error, isError, refetch } = useQuery(ticketListQuery(list));
  if (isError) {
    return (
      <LoadFailure sentence={messageFor("support-tickets-load-failed")} error={error} onRetry={() => void refetch()} />
    );
  }
  if (data === undefined) return <Skeleton height={160} />;
  if (data.length === 0) {
    return (
      <EmptyState title="No tickets" icon={<IconLifebuoy size={32} stroke={1.4} />}>
        {list === "own" ? "Questions you ask appear here with our answers." : "There is none of this kind."}
      </EmptyState>
    );
  }
  return (
    <div className={listStyles.scroll}>
      <table className={`${listStyles.table} ${styles.tickets}`}>
        <caption className={listStyles.hidden}>Tickets</caption>
        <thead>
          <tr>
            {["No", "Subject", "From", "Status", "Last message"].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((ticket) => (
            <TicketLine key={ticket.id} ticket={ticket} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TicketLine({ ticket }: { readonly ticket: Ticket }) {
  const navigate = useNavigate();
  const { id, no, subject, userName, status, updatedAt } = ticket;
  return (
    <tr onClick={() => void navigate({ to: "/support/$id", params: { id } })}>
      <td>{no}</td>
      <td>
        <Link to="/support/$id" params={{ id }} className={listStyles.link}>
          {subject}
        </Link>
      </td>
      <td>{userName}</td>
      <td>
        <TicketStatus status={status} />
      </td>
      <td>{formatTime(updatedAt)}</td>
    </tr>
  );
}

export function TicketStatus({ status }: { readonly status: string }) {
  return (
    <Badge size="sm" variant="outline" color={status === "Open" ? "teal" : "gray"} className={styles.status}>
      {status}
    </Badge>
  );
}

function NewTicket({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const open = useMutation({
    mutationFn: (message: Message) => api.post<Ticket>("/api/supportTickets", message),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ticketsKey });
      await navigate({ to: "/support/$id", params: { id } });
    },
  });
  return (
    <SidePanel title="New ticket" onClose={onClose}>
      <div className={styles.form}>
        <MessageForm
          hasSubject
          submitLabel="Send"
          isPending={open.isPending}
          error={open.error}
          onSend={(message, done) => open.mutate(message, { onSuccess: done })}
        />
      </div>
    </SidePanel>
  );
}
