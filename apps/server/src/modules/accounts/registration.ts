import type { UserProfile } from "@beltwright/model";
import { addOneTimeToken, confirmEmail, createUser, takeOneTimeToken } from "@beltwright/store";
import { isDemoAddress } from "../../demo/demo-address.ts";
import { mayMail } from "../mail/mail-limits.ts";
import type { AccountContext } from "./context.ts";
import { alreadyRegisteredMail, confirmationHours, confirmationMail } from "./mail-texts.ts";
import { hashPassword } from "./password-hash.ts";
import { findOpenUser } from "./sign-in.ts";

interface Registration {
  readonly email: string;
  readonly password: string;
  readonly profile: Partial<UserProfile>;
  readonly origin: string;
}

/** Does the same work for a known address as for a new one; only the mail tells which it was. */
export async function register(context: AccountContext, registration: Registration): Promise<void> {
  const { db, now, background } = context;
  const { email, password, profile, origin } = registration;
  const passwordHash = await hashPassword(password);
  if (isDemoAddress(email)) return;
  const { kind } = await createUser(db, { email, passwordHash, profile, now: now() });
  background.start(() =>
    kind === "created"
      ? sendConfirmation(context, { email, origin })
      : sendAlreadyRegistered(context, { email, origin }),
  );
}

async function sendAlreadyRegistered({ db, mailer, now }: AccountContext, { email, origin }: Recipient): Promise<void> {
  if (!(await mayMail(db, { kind: "already registered", to: email }, now()))) return;
  await mailer.send(alreadyRegisteredMail({ to: email, origin }));
}

interface Recipient {
  readonly email: string;
  readonly origin: string;
}

/** Sends a new link to an account that still needs one, and nothing to anyone else. */
export function resendConfirmation(context: AccountContext, recipient: Recipient): void {
  context.background.start(async () => {
    const user = await findOpenUser(context, recipient.email);
    if (user?.emailConfirmed === false) await sendConfirmation(context, recipient);
  });
}

export async function confirmByLink({ db, now }: AccountContext, secret: string): Promise<"confirmed" | "link-used"> {
  const taken = await takeOneTimeToken(db, { secret, purpose: "confirm", now: now() });
  if (taken.kind === "invalid") return "link-used";
  await confirmEmail(db, taken.userName);
  return "confirmed";
}

async function sendConfirmation({ db, mailer, now }: AccountContext, { email, origin }: Recipient): Promise<void> {
  if (!(await mayMail(db, { kind: "confirmation", to: email }, now()))) return;
  const lifetimeMilliseconds = confirmationHours * 3_600_000;
  const token = await addOneTimeToken(db, { userName: email, purpose: "confirm", lifetimeMilliseconds, now: now() });
  await mailer.send(confirmationMail({ to: email, origin, token }));
}
