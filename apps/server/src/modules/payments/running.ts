import { type Day, dayOf, dayText, isProviderRenewing, paidUntil, programOfPlans } from "@beltwright/model";
import { type Db, listStoredSubscriptions, type StoredSubscription } from "@beltwright/store";

/** What a person has paid for beyond now, and what goes on charging. */
export interface Running {
  /** Paid for, in the order it was bought. */
  readonly paid: readonly StoredSubscription[];
  /** Renews at the provider, or begins to. */
  readonly renewing: readonly StoredSubscription[];
  /** The first day nothing is paid for; undefined where that is today. */
  readonly freeFrom: Day | undefined;
}

/** Of the program that plans and days are sold for; `except` is what is being bought, when it is asked for again. */
export async function runningOf(db: Db, userName: string, now: number, except?: string): Promise<Running> {
  const stored = (await listStoredSubscriptions(db, userName)).filter(
    ({ id, programName }) => programName === programOfPlans && id !== except,
  );
  const until = paidUntil(stored, now);
  return {
    paid: stored.filter((one) => paidUntil([one], now) !== undefined),
    renewing: stored.filter(isProviderRenewing),
    freeFrom: until === undefined ? undefined : dayOf(until) + 1,
  };
}

/** As the page shows it before it asks. */
export function runningAnswer({ paid }: Running): { readonly what: string; readonly until: string }[] {
  return paid.map(({ planName, subEndDate }) => ({ what: planName, until: dayText(dayOf(subEndDate)) }));
}

/** The places of the sentence that tells a buyer of days of a plan that goes on renewing. */
export function runningPlaces(renewing: readonly StoredSubscription[]): {
  readonly what: string;
  readonly day: string;
} {
  const [first] = renewing;
  return { what: first?.planName ?? "", day: first === undefined ? "" : dayText(dayOf(first.subEndDate) + 1) };
}
