/** A subscription as the account holds it. Times are milliseconds since 1970. */
export interface SubscriptionRecord {
  readonly id: string;
  readonly planID: string;
  readonly status: string;
  readonly subStartDate: number;
  readonly subEndDate: number;
  /** Blocks of 100 extra conveyor files bought with it. */
  readonly storageUnits: number;
}

/** Not what a person ordered and has not paid for, or gave up. */
export function isPaidFor({ status }: Pick<SubscriptionRecord, "status">): boolean {
  return status !== "Pending" && status !== "Cancelled";
}

/** Files a plan of any kind allows, and each storage add-on again. */
export const filesPerPlan = 100;
const filesPerStorageUnit = 100;

/**
 * Current when start is on or before now and end on or after now; both ends count. One that a person ordered and has not
 * paid for has the status `Pending`, or `Cancelled` when the person gave it up, and is not current. (`Canceled`, the
 * provider's word, ends renewals: what is paid for stays.)
 */
export function isSubscriptionCurrent(
  subscription: Pick<SubscriptionRecord, "subStartDate" | "subEndDate" | "status">,
  now: number,
): boolean {
  const { subStartDate, subEndDate } = subscription;
  return subStartDate <= now && now <= subEndDate && isPaidFor(subscription);
}

/** How many conveyor files a user may keep: none without a current plan, then 100 and 100 per storage unit. */
export function filesAllowed(subscriptions: readonly SubscriptionRecord[], now: number): number {
  const current = subscriptions.filter((subscription) => isSubscriptionCurrent(subscription, now));
  if (current.length === 0) return 0;
  const units = current.reduce((sum, { storageUnits }) => sum + storageUnits, 0);
  return filesPerPlan + filesPerStorageUnit * units;
}
