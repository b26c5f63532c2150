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
import { checkSecondFactor, type SecondFactorNeed, type SecondFactorWrong, type SecondProof } from "./second-factor.ts";

/** Who claims to be whom, and where. */
interface Claim {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** What the device calls itself; counts where it is one of this person's. */
  readonly device?: string | undefined;
}

interface Attempt extends Claim, SecondProof {
  readonly userAgent: string;
}

interface Throttled {
  readonly kind: "throttled";
  readonly seconds: number;
}

type SignInOutcome =
  | { readonly kind: "signed-in"; readonly user: UserData; readonly token: string; readonly expiresAt: number }
  | { readonly kind: "wrong" }
  | SecondFactorNeed
  | SecondFactorWrong
  | Throttled;

/** Opens a new session; the one before it ends. */
export async function signIn(context: AccountContext, attempt: Attempt): Promise<SignInOutcome> {
  const { db, now } = context;
  const proved = await counted(context, attempt, async () => {
    const checked = await verify(context, attempt);
    if (checked.kind !== "right") return checked;
    const second = await checkSecondFactor(context, checked.user.userName, attempt);
    return second.kind === "right" ? checked : second;
  });
  if (proved.kind !== "right") return proved;
  const { userName, passwordHash } = proved.user;
  const { address, userAgent } = attempt;
  const opened = await openSession(db, { userName, passwordHash, address, userAgent, now: now() });
  const user = await findUserData(db, userName, now());
  if (opened.kind !== "opened" || user === undefined) return { kind: "wrong" };
  return { kind: "signed-in", user, token: opened.token, expiresAt: opened.expiresAt };
}

type Verified = { readonly kind: "right"; readonly user: User } | { readonly kind: "wrong" };

export type CheckOutcome = Verified | Throttled;

/** Whether this is the password of someone who is signed in already. */
export function checkPassword(context: AccountContext, claim: Claim): Promise<CheckOutcome> {
  return counted(context, claim, () => verify(context, claim));
}

/** Works as hard for an account that does not exist. */
async function verify(context: AccountContext, { email, password }: Claim): Promise<Verified> {
  const user = await findOpenUser(context, email);
  const isRight = await verifyPassword(user?.passwordHash, password);
  return user === undefined || !isRight ? { kind: "wrong" } : { kind: "right", user };
}

/**
 * Counts as a failure what has failed, and forgets the failures only when everything was right. Guesses at one account
 * from one place wait for each other: sent all at once they would otherwise all be looked at before the first is counted.
 */
function counted<Outcome extends { readonly kind: string }>(
  { db, now, inTurn }: AccountContext,
  { email, address, device }: Claim,
  check: () => Promise<Outcome>,
): Promise<Outcome | Throttled> {
  const attempt = { userName: email, address, device };
  return inTurn(`${email} ${device ?? address}`, async () => {
    const throttle = await findThrottle(db, { ...attempt, now: now() });
    if (throttle.kind === "throttled") {
      return { kind: "throttled", seconds: Math.ceil((throttle.until - now()) / 1000) };
    }
    const outcome = await check();
    if (outcome.kind === "right") await clearFailedSignIns(db, attempt);
    if (outcome.kind.endsWith("wrong")) await countFailedSignIn(db, { ...attempt, now: now() });
    return outcome;
  });
}

/** Outside demo mode the accounts whose password everyone knows count as unknown, whatever the database holds. */
export async function findOpenUser({ db, config }: AccountContext, email: string): Promise<User | undefined> {
  return !config.isDemo && isDemoAddress(email) ? undefined : findUser(db, email);
}
