import { messageFor } from "@beltwright/contract";
import {
  dayOf,
  dayPurchaseCents,
  daySpan,
  daySubscription,
  dayText,
  findPlan,
  isPaidFor,
  isProviderRenewing,
  programOfPlans,
  toCents,
} from "@beltwright/model";
import { Alert, Button, Checkbox, Group, Paper, Radio, Text, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { useUser } from "../../session/session.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "../../ui/payment/payment.module.css";
import { daysWords } from "../../ui/payment/plan-words.ts";
import { TaxNote } from "../../ui/payment/price-lines.tsx";
import { priceText } from "../../ui/payment/price-text.ts";
import { SandboxBanner } from "../../ui/payment/sandbox-fields.tsx";
import { type AccountSubscription, accountQuery } from "../../ui/payment/subscription-queries.ts";
import { toast } from "../../ui/toast/toast.tsx";
import own from "./day-purchase.module.css";
import { PayDialog } from "./pay-dialog.tsx";
import { keepSession } from "./payment-session.ts";

/** Choose days, see the cost, pay. */
export function DayPurchasePage() {
  const { userName, country } = useUser();
  const [days, setDays] = useState<number>(daySubscription.defaultDays);
  const [order, setOrder] = useState<AccountSubscription>();
  const [endsRenewal, setEndsRenewal] = useState(false);
  const account = useQuery(accountQuery);
  const queryClient = useQueryClient();
  const subscriptions = account.data?.subscriptions ?? [];
  const renewing = subscriptions.filter((one) => one.programName === programOfPlans && isProviderRenewing(one));
  const begin = (ordered: AccountSubscription) => {
    keepSession({ id: ordered.id, userName, amount: ordered.subscriptionCost }, localStorage);
    setOrder(ordered);
  };
  const add = useMutation({
    mutationFn: () =>
      api.post<AccountSubscription>("/api/addsubscription", {
        subscriptionPeriod: days,
        programName: programOfPlans,
        endsRenewal,
      }),
    onSuccess: (ordered) => {
      begin(ordered);
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
    onError: (error) => toast.failed(failureText(messageFor("subscription-add-failed"), error)),
  });
  return (
    <Page
      title="Buy by days"
      about={
        <>
          A subscription for a number of days that does not renew. <TextLink to="/subscribe">Subscribe</TextLink>{" "}
          instead to pay by the month or the year.
        </>
      }
      width="narrow"
    >
      <SandboxBanner />
      {account.isError && (
        <LoadFailure
          sentence={messageFor("user-subscriptions-load-failed")}
          error={account.error}
          onRetry={() => void account.refetch()}
        />
      )}
      <Paper withBorder p={20}>
        <Radio.Group label="Days" value={String(days)} onChange={(value) => setDays(Number(value))}>
          <div className={own.options}>
            {daySubscription.options.map((option) => (
              <Radio.Card key={option} value={String(option)} className={own.option}>
                <span>{`${option} days`}</span>
                <span className={styles.muted}>{priceText(dayPurchaseCents(option))}</span>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        <Cost days={days} country={country} subscriptions={subscriptions} />
        {renewing.map((one) => (
          <RenewalQuestion key={one.id} running={one} isAgreed={endsRenewal} onAgree={setEndsRenewal} />
        ))}
        <Button
          mt={16}
          size="sm"
          loading={add.isPending}
          disabled={renewing.length > 0 && !endsRenewal}
          onClick={() => add.mutate()}
        >
          {`Pay ${priceText(dayPurchaseCents(days))}`}
        </Button>
      </Paper>
      <Waiting subscriptions={subscriptions} onPay={begin} />
      {order && <PayDialog order={order} endsRenewal={endsRenewal} />}
    </Page>
  );
}

interface RenewalQuestionProps {
  readonly running: AccountSubscription;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** Nobody pays for the same day twice: a plan that renews ends for the days that follow it. */
function RenewalQuestion({ running, isAgreed, onAgree }: RenewalQuestionProps) {
  const what = findPlan(running.planID)?.planName ?? running.planID;
  return (
    <Alert mt={16} color="yellow" variant="light" title={`${what} is running`}>
      {messageFor("subscription-running", { what, day: dayText(dayOf(running.subEndDate) + 1) })}
      <Checkbox
        mt={10}
        size="sm"
        label={`End ${what} when its paid period ends, and let the days follow`}
        checked={isAgreed}
        onChange={(event) => onAgree(event.currentTarget.checked)}
      />
    </Alert>
  );
}

interface CostProps {
  readonly days: number;
  readonly country: string;
  readonly subscriptions: readonly AccountSubscription[];
}

/** Starts when the existing subscription of the same program ends, otherwise now. */
function Cost({ days, country, subscriptions }: CostProps) {
  const ends = subscriptions
    .filter((one) => one.programName === programOfPlans && isPaidFor(one))
    .map(({ subEndDate }) => subEndDate);
  const now = Date.now();
  const { start, end } = daySpan(days, ends, now);
  return (
    <>
      <dl className={styles.lines} style={{ marginTop: 16 }}>
        <dt>Program</dt>
        <dd>{`${programOfPlans}, version ${daySubscription.programVersion}`}</dd>
        <dt>Gives</dt>
        <dd>{daysWords}</dd>
        <dt>Price per day</dt>
        <dd>{priceText(toCents(daySubscription.costPerDay))}</dd>
        <dt>Starts</dt>
        <dd>{start > now ? `${day(start)}, when your subscription ends` : "now"}</dd>
        <dt>Ends</dt>
        <dd>{day(end)}</dd>
        <dt className={styles.total}>{`Cost of ${days} days`}</dt>
        <dd className={styles.total} aria-live="polite">
          {priceText(dayPurchaseCents(days))}
        </dd>
      </dl>
      <TaxNote total={dayPurchaseCents(days)} country={country} />
    </>
  );
}

interface WaitingProps {
  readonly subscriptions: readonly AccountSubscription[];
  readonly onPay: (order: AccountSubscription) => void;
}

/** Orders that were not paid for, say because the browser was closed. */
function Waiting({ subscriptions, onPay }: WaitingProps) {
  const waiting = subscriptions.filter(({ provider, status }) => provider === "days" && status === "Pending");
  if (waiting.length === 0) return null;
  return (
    <section aria-label="Waiting for payment">
      <Title order={2} mt={20} mb={8}>
        Waiting for payment
      </Title>
      {waiting.map((order) => (
        <Group key={order.id} gap={12} mb={6}>
          <Text>{`${order.subscriptionPeriod} days, ordered ${day(order.subOrderDate)}, ${order.paymentStatus}`}</Text>
          <Button variant="default" size="compact-xs" onClick={() => onPay(order)}>
            Pay or cancel
          </Button>
        </Group>
      ))}
    </section>
  );
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
