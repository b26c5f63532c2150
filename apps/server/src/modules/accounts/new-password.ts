import { confirmEmail, type Db, forgetFailedSignIns, setPasswordHash, takeOneTimeToken } from "@beltwright/store";
import type { AccountContext } from "./context.ts";
import { passwordChangedMail } from "./mail-texts.ts";
import { hashPassword } from "./password-hash.ts";
import { findPasswordFault, type PasswordFault } from "./password-rules.ts";
import { type CheckOutcome, checkPassword } from "./sign-in.ts";

interface Refused {
  readonly kind: "refused";
  readonly fault: PasswordFault;
}

interface Change {
  readonly userName: string;
  readonly sessionId: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly keepTokens?: boolean | undefined;
  readonly origin: string;
  readonly address: string;
}

type ChangeOutcome = { readonly kind: "changed" } | Refused | Exclude<CheckOutcome, { readonly kind: "right" }>;

/** Ends every session but the one that asked. The current password is asked for, and counted, as at sign-in. */
export async function changePassword(context: AccountContext, change: Change): Promise<ChangeOutcome> {
  const { userName, sessionId, currentPassword, newPassword, origin, address } = change;
  const fault = findPasswordFault(newPassword, userName);
  if (fault !== undefined) return { kind: "refused", fault };
  const device = `session ${sessionId}`;
  const checked = await checkPassword(context, { email: userName, password: currentPassword, address, device });
  if (checked.kind !== "right") return checked;
  const passwordHash = await hashPassword(newPassword);
  const keepsTokens = change.keepTokens === true;
  await setPasswordHash(context.db, {
    userName,
    passwordHash,
    keepSessionId: sessionId,
    keepsTokens,
    now: context.now(),
  });
  context.background.start(() => context.mailer.send(passwordChangedMail({ to: userName, origin, keepsTokens })));
  return { kind: "changed" };
}

interface Reset {
  readonly token: string;
  readonly password: string;
  readonly origin: string;
}

type ResetOutcome = { readonly kind: "changed"; readonly userName: string } | Refused | { readonly kind: "link-used" };

/** Ends every session. Whoever holds the link reads the mailbox, so the address is confirmed and the throttle lifted. */
export async function resetPassword(context: AccountContext, reset: Reset): Promise<ResetOutcome> {
  const { db, mailer, now, background } = context;
  const fault = findPasswordFault(reset.password, "");
  if (fault !== undefined) return { kind: "refused", fault };
  const passwordHash = await hashPassword(reset.password);
  const outcome = await useLink(db, { ...reset, passwordHash, now: now() });
  if (outcome.kind !== "changed") return outcome;
  const { userName } = outcome;
  background.start(() => mailer.send(passwordChangedMail({ to: userName, origin: reset.origin, keepsTokens: false })));
  return outcome;
}

class PasswordRefused extends Error {
  override readonly name = "PasswordRefused";
  readonly fault: PasswordFault;
  constructor(fault: PasswordFault) {
    super(fault);
    this.fault = fault;
  }
}

interface LinkUse extends Reset {
  readonly passwordHash: string;
  readonly now: number;
}

/** Only the link tells whose password it is; one refused for that person rolls back, so that the link stays good. */
async function useLink(db: Db, use: LinkUse): Promise<ResetOutcome> {
  try {
    return await db.transaction().execute((trx) => takeLink(trx, use));
  } catch (error) {
    if (error instanceof PasswordRefused) return { kind: "refused", fault: error.fault };
    throw error;
  }
}

async function takeLink(trx: Db, { token, password, passwordHash, now }: LinkUse): Promise<ResetOutcome> {
  const taken = await takeOneTimeToken(trx, { secret: token, purpose: "reset", now });
  if (taken.kind === "invalid") return { kind: "link-used" };
  const { userName } = taken;
  const fault = findPasswordFault(password, userName);
  if (fault !== undefined) throw new PasswordRefused(fault);
  await setPasswordHash(trx, { userName, passwordHash, now });
  await confirmEmail(trx, userName);
  await forgetFailedSignIns(trx, userName);
  return { kind: "changed", userName };
}
