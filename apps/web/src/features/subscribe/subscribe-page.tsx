import { type ChosenAddOn, priceCart } from "@beltwright/model";
import { Alert, Button, Paper, Text, Title } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useUser } from "../../session/session.ts";
import { TextLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { AddOnTable } from "../../ui/payment/add-on-table.tsx";
import { MethodChoice } from "../../ui/payment/method-choice.tsx";
import type { NonceSource, PaymentMethod } from "../../ui/payment/payment-method.ts";
import { PriceLines } from "../../ui/payment/price-lines.tsx";
import { priceText } from "../../ui/payment/price-text.ts";
import { ProcessingDialog } from "../../ui/payment/processing-dialog.tsx";
import { SandboxBanner } from "../../ui/payment/sandbox-fields.tsx";
import { BillingFields } from "./billing-fields.tsx";
import { type Billing, type BillingField, billedCountry, billingFrom, missingField } from "./billing-form.ts";
import { addOnsOf, familyOf, planFor } from "./cart-choice.ts";
import { type Ending, stepOf } from "./flow.ts";
import { PlanChoice } from "./plan-choice.tsx";
import styles from "./subscribe.module.css";
import type { SubscribeSearch } from "./subscribe-search.ts";
import { usePurchase } from "./use-purchase.ts";

const route = getRouteApi("/shell/member/subscribe");

/** Choose a plan, then add-ons, then how to pay; what is charged stands beside it all the time. */
export function SubscribePage() {
  const subscribing = useSubscribing();
  const { search, plan, addOns, method, billing, step } = subscribing;
  const details = useScrollTo(search.plan);

  return (
    <Page
      title="Subscribe"
      about={
        <>
          Prices in Australian dollars. <TextLink to="/pricing">Compare plans</TextLink> or{" "}
          <TextLink to="/buy-days">buy by days</TextLink> instead.
        </>
      }
      width="wide"
    >
      <SandboxBanner />
      <div className={styles.columns} data-step={step}>
        <div>
          <Part title="Plan">
            <PlanChoice search={search} onChoose={subscribing.choose} />
          </Part>
          {plan !== undefined && (
            <div ref={details} className={styles.details}>
              <Part title="Add-ons">
                <AddOnTable plan={plan} chosen={addOns} onChange={subscribing.changeAddOns} />
              </Part>
              <Part title="Who pays">
                <BillingFields billing={billing} missing={subscribing.missing} onChange={subscribing.changeBilling} />
              </Part>
              <Part title="Payment">
                <MethodChoice method={method} source={subscribing.source} onChoose={subscribing.chooseMethod} />
              </Part>
            </div>
          )}
        </div>
        <Summary
          cart={plan && priceCart(plan.planID, addOns)}
          country={billedCountry(billing)}
          canPay={method !== undefined}
          ending={subscribing.ending}
          onSubmit={subscribing.submit}
        />
      </div>
      <ProcessingDialog isOpen={step === "submitted"} />
    </Page>
  );
}

/** What is chosen and typed, and what comes of paying. */
function useSubscribing() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const user = useUser();
  const [wanted, setWanted] = useState<readonly ChosenAddOn[]>([]);
  const [method, setMethod] = useState<PaymentMethod>();
  const [billing, setBilling] = useState<Billing>(() => billingFrom(user));
  const [missing, setMissing] = useState<BillingField>();
  const source = useRef<NonceSource>(null);
  const purchase = usePurchase();
  const family = familyOf(search);
  const plan = family && planFor(family, search.cycle);
  const addOns = plan === undefined ? [] : addOnsOf(plan, wanted);
  const step = stepOf({ hasPlan: plan !== undefined, method, isPending: purchase.isPending, ending: purchase.ending });

  const choose = (change: SubscribeSearch) => {
    purchase.reset();
    void navigate({ to: "/subscribe", search: { ...search, ...change }, replace: true, resetScroll: false });
  };
  const submit = (startsOn?: string) => {
    const lacking = missingField(billing);
    setMissing(lacking);
    if (lacking !== undefined) return void document.getElementsByName(lacking)[0]?.focus();
    if (plan !== undefined && source.current !== null)
      purchase.buy({ plan, addOns, billing, startsOn }, source.current);
  };
  const changeAddOns = (chosen: readonly ChosenAddOn[]) => {
    purchase.reset();
    setWanted(chosen);
  };
  const chooseMethod = (chosen: PaymentMethod) => {
    purchase.reset();
    setMethod(chosen);
  };
  const changeBilling = (change: Partial<Billing>) => setBilling({ ...billing, ...change });
  const { ending } = purchase;
  return {
    search,
    plan,
    addOns,
    method,
    billing,
    missing,
    source,
    ending,
    step,
    choose,
    submit,
    changeAddOns,
    chooseMethod,
    changeBilling,
  };
}

interface SummaryProps {
  readonly cart: ReturnType<typeof priceCart> | undefined;
  readonly country: string;
  readonly canPay: boolean;
  readonly ending: Ending | undefined;
  readonly onSubmit: (startsOn?: string) => void;
}

function Summary({ cart, country, canPay, ending, onSubmit }: SummaryProps) {
  return (
    <Paper component="aside" withBorder className={styles.summary} aria-label="Summary">
      <Title order={2}>Summary</Title>
      {cart?.kind === "priced" ? (
        <>
          <PriceLines cart={cart} country={country} />
          <Outcome ending={ending} onAgree={onSubmit} />
          <Button fullWidth size="sm" disabled={!canPay} onClick={() => onSubmit()}>
            {`Subscribe for ${priceText(cart.cents)}`}
          </Button>
          <Text size="xs" c="dimmed">
            {canPay
              ? "Renews until you cancel. What is paid for stays usable to the end of its period."
              : "Choose card or wallet to pay."}
          </Text>
        </>
      ) : (
        <Text c="dimmed">Choose a plan to see what it costs.</Text>
      )}
    </Paper>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" withBorder p={16} mb={16} aria-labelledby={id}>
      <Title order={2} id={id} mb={12}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}

interface OutcomeProps {
  readonly ending: Ending | undefined;
  readonly onAgree: (startsOn: string) => void;
}

function Outcome({ ending, onAgree }: OutcomeProps) {
  if (ending?.kind === "asks") return <RunningQuestion {...ending} onAgree={() => onAgree(ending.startsOn)} />;
  if (ending?.kind !== "refused") return null;
  const { message, reason, isActive = false } = ending;
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />} title={message}>
      {reason}
      {isActive && <TextLink to="/manage-subscriptions">Manage subscriptions</TextLink>}
    </Alert>
  );
}

type RunningQuestionProps = Omit<Extract<Ending, { readonly kind: "asks" }>, "kind"> & { readonly onAgree: () => void };

/** Nobody pays for the same day twice: what is paid for comes first. */
function RunningQuestion({ running, startsOn, onAgree }: RunningQuestionProps) {
  return (
    <Alert role="alert" color="yellow" variant="light" title="You have a subscription already">
      {running.map(({ what, until }) => (
        <Text key={`${what} ${until}`} size="sm">{`${what}: paid for until ${until}.`}</Text>
      ))}
      <Text size="sm" mt={6}>
        {`The plan can start on ${startsOn}, when it ends. Nothing is charged before.`}
      </Text>
      <Button mt={10} onClick={onAgree}>
        {`Start on ${startsOn}`}
      </Button>
    </Alert>
  );
}

/** Choosing a plan scrolls to what comes next; opening a page that has one does not. */
function useScrollTo(plan: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(plan);
  useEffect(() => {
    if (plan !== undefined && plan !== seen.current) {
      place.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    }
    seen.current = plan;
  }, [plan]);
  return place;
}
