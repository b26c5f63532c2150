import { addSubscription, createUser, findAccountId, openSession, type Store } from "@beltwright/store";

const day = 24 * 60 * 60 * 1000;

/** The roles of the specification, and what a request of theirs carries. */
export interface TestPerson {
  readonly userName: string;
  readonly accountId: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface NewPerson {
  readonly name: string;
  readonly userIsAdmin?: boolean;
  readonly subscription?: "current" | "ended";
}

/** An account with an open session, as the sign-in screen would have left it. */
export async function aPerson(
  { db }: Store,
  { name, userIsAdmin = false, subscription }: NewPerson,
): Promise<TestPerson> {
  const now = Date.now();
  const userName = `${name}@example.com`;
  await createUser(db, { email: userName, passwordHash: "not used here", userIsAdmin, emailConfirmed: true, now });
  if (subscription !== undefined) {
    const end = subscription === "current" ? now + 30 * day : now - day;
    await addSubscription(db, {
      userName,
      planID: "TStdMonthly1001",
      planName: "Standard",
      status: "Active",
      price: 20,
      billingCycle: 1,
      subStartDate: now - 60 * day,
      subEndDate: end,
      now,
    });
  }
  const session = await openSession(db, { userName, now });
  if (session.kind !== "opened") throw new Error(`No session for ${userName}`);
  const accountId = await findAccountId(db, userName);
  if (accountId === undefined) throw new Error(`No account for ${userName}`);
  return { userName, accountId, headers: { cookie: `beltwright_session=${session.token}` } };
}

export const nobody: TestPerson = { userName: "", accountId: "", headers: {} };
