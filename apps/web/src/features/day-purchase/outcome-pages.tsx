import { messageFor } from "@beltwright/contract";
import { Alert, Button, Group, Skeleton } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.ts";
import { useUser } from "../../session/session.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { transactionsQuery, useSubscriptionRefresh } from "../../ui/payment/subscription-queries.ts";
import { dropSession, type PaymentSession, readSession } from "./payment-session.ts";

/** The way back from paying: the server is told and asks the provider whether it is true. */
export function DaysSuccessPage() {
  return (
    <Outcome
      title="Payment received"
      path="/api/subscriptionsucceeded/"
      failed={(id) => messageFor("subscription-update-failed", { id })}
      actions={
        <>
          <InvoiceButton />
          <ButtonLink to="/conveyors">Start designing</ButtonLink>
        </>
      }
    />
  );
}

export function DaysCancelledPage() {
  return (
    <Outcome
      title="Purchase cancelled"
      path="/api/subscriptioncancelled/"
      failed={(id) => messageFor("user-subscription-cancel-failed", { id })}
      actions={<ButtonLink to="/buy-days">Buy by days</ButtonLink>}
    />
  );
}

interface OutcomeProps {
  readonly title: string;
  readonly path: string;
  readonly failed: (id: string) => string;
  readonly actions: ReactNode;
}

function Outcome({ title, path, failed, actions }: OutcomeProps) {
  const { userName } = useUser();
  // Read once: reporting drops it, and the page must not forget what it is about.
  const [session] = useState(() => readSession(userName, localStorage));
  return (
    <Page title={title} width="narrow">
      {session === undefined ? (
        <Alert color="yellow" variant="light" title="No purchase is under way in this browser">
          <ButtonLink to="/manage-subscriptions" variant="default" mt={8}>
            Manage subscriptions
          </ButtonLink>
        </Alert>
      ) : (
        <Reported session={session} path={path} failed={failed(session.id)} actions={actions} />
      )}
    </Page>
  );
}

interface ReportedProps {
  readonly session: PaymentSession;
  readonly path: string;
  readonly failed: string;
  readonly actions: ReactNode;
}

/** Reporting twice changes nothing, so a reload may report again. */
function Reported({ session, path, failed, actions }: ReportedProps) {
  const refresh = useSubscriptionRefresh();
  const report = useQuery({
    queryKey: ["payment-report", path, session.id],
    queryFn: async () => {
      const answer = await api.put<string>(path, session);
      dropSession(localStorage);
      await refresh();
      return answer;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (report.isPending) return <Skeleton height={80} />;
  return (
    <>
      {report.isError ? (
        <Alert role="alert" color="red" variant="light">
          {failureText(failed, report.error)}
        </Alert>
      ) : (
        <Alert role="status" color="green" variant="light">
          {report.data}
        </Alert>
      )}
      <Group mt={16} gap={8}>
        {actions}
        <ButtonLink to="/manage-subscriptions" variant="default">
          Manage subscriptions
        </ButtonLink>
      </Group>
    </>
  );
}

/** The invoice of the newest purchase by days. */
function InvoiceButton() {
  const { data } = useQuery(transactionsQuery);
  const newest = data?.list
    .filter(({ subscriptionID }) => subscriptionID === "")
    .toSorted((one, other) => other.dateCreated.localeCompare(one.dateCreated))[0];
  if (newest === undefined) return null;
  return (
    <Button
      component="a"
      variant="default"
      href={`/api/invoice/${encodeURIComponent(newest.transactionID)}`}
      download
      leftSection={<IconDownload size={15} aria-hidden />}
    >
      Invoice
    </Button>
  );
}
