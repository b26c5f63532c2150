import type { UserData } from "@beltwright/model";
import {
  clearFailedSignIns,
  countFailedSignIn,
  findThrottle,
  findUser,
  findUserData,
  openSession,
  type User,
} from "@beltwright/store";
import { isDemoAddress } from "../../demo/demo-address.ts";
import type { AccountContext } from "./context.ts";
import { verifyPassword } from "./password-hash.ts";

export interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** What the device calls itself; counts where it is one of this person's. */
  readonly device?: string | undefined;
  readonly userAgent: string;
}

export type SignInOutcome =
  | { readonly kind: "signed-in"; readonly user: UserData; readonly token: string; readonly expiresAt: number }
  | { readonly kind: "wrong" }
  | { readonly kind: "throttled"; readonly seconds: number };

export type CheckOutcome =
  | { readonly kind: "right"; readonly user: User }
  | Exclude<SignInOutcome, { kind: "signed-in" }>;

/** Opens a new session; the one before it ends. */
export async function signIn(context: AccountContext, attempt: Attempt): Promise<SignInOutcome> {
  const { db, now } = context;
  const checked = await checkPassword(context, attempt);
  if (checked.kind !== "right") return checked;
  const { userName, passwordHash } = checked.user;
  const { address, userAgent } = attempt;
  const opened = await openSession(db, { userName, passwordHash, address, userAgent, now: now() });
  const user = await findUserData(db, userName, now());
  if (opened.kind !== "opened" || user === undefined) return { kind: "wrong" };
  return { kind: "signed-in", user, token: opened.token, expiresAt: opened.expiresAt };
}

/**
 * Counts as a failure what has failed, and works as hard for an account that does not exist. Guesses at one account from
 * one place wait for each other: sent all at once they would otherwise all be looked at before the first is counted.
 */
export async function checkPassword(
  context: AccountContext,
  attempt: Omit<Attempt, "userAgent">,
): Promise<CheckOutcome> {
  const { email, address, device = "" } = attempt;
  return context.inTurn(`${email} ${device === "" ? address : device}`, () => checkInTurn(context, attempt));
}

async function checkInTurn(
  context: AccountContext,
  { email, password, address, device }: Omit<Attempt, "userAgent">,
): Promise<CheckOutcome> {
  const { db, now } = context;
  const attempt = { userName: email, address, device };
  const throttle = await findThrottle(db, { ...attempt, now: now() });
  if (throttle.kind === "throttled") return { kind: "throttled", seconds: Math.ceil((throttle.until - now()) / 1000) };
  const user = await findOpenUser(context, email);
  const isRight = await verifyPassword(user?.passwordHash, password);
  if (user === undefined || !isRight) {
    await countFailedSignIn(db, { ...attempt, now: now() });
    return { kind: "wrong" };
  }
  await clearFailedSignIns(db, attempt);
  return { kind: "right", user };
}

/** Outside demo mode the accounts whose password everyone knows count as unknown, whatever the database holds. */
export async function findOpenUser({ db, config }: AccountContext, email: string): Promise<User | undefined> {
  return !config.isDemo && isDemoAddress(email) ? undefined : findUser(db, email);
}
