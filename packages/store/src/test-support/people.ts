import { addSubscription } from "../accounts/subscriptions.ts";
import { createUser } from "../accounts/users.ts";
import type { Db } from "../tables.ts";

export const noon = Date.UTC(2026, 0, 15, 12);
export const day = 24 * 60 * 60 * 1000;

let people = 0;

/** A person nobody else in the file knows. */
export async function aPerson(db: Db, about: { admin?: boolean; confirmed?: boolean } = {}): Promise<string> {
  people += 1;
  const email = `person${people}@example.test`;
  await createUser(db, {
    email,
    passwordHash: "hash",
    userIsAdmin: about.admin ?? false,
    emailConfirmed: about.confirmed ?? true,
    now: noon,
  });
  return email;
}

export async function aSubscriber(db: Db, dates: { start?: number; end?: number } = {}): Promise<string> {
  const userName = await aPerson(db);
  await addSubscription(db, {
    userName,
    planID: "pro",
    planName: "Professional",
    status: "Active",
    price: 100,
    billingCycle: 1,
    subStartDate: dates.start ?? noon - day,
    subEndDate: dates.end ?? noon + 29 * day,
    now: noon,
  });
  return userName;
}
