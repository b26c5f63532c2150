import { addOneTimeToken } from "@beltwright/store";
import { mayMail } from "../mail/mail-limits.ts";
import type { AccountContext } from "./context.ts";
import { resetHours, resetMail } from "./mail-texts.ts";
import { findOpenUser } from "./sign-in.ts";

interface Recipient {
  readonly email: string;
  readonly origin: string;
}

/** Sends a link to a known account and nothing to an unknown one; the caller cannot tell, not even by the clock. */
export function sendResetLink(context: AccountContext, { email, origin }: Recipient): void {
  const { db, mailer, now, background } = context;
  background.start(async () => {
    if ((await findOpenUser(context, email)) === undefined) return;
    if (!(await mayMail(db, { kind: "reset", to: email }, now()))) return;
    const lifetimeMilliseconds = resetHours * 3_600_000;
    const token = await addOneTimeToken(db, { userName: email, purpose: "reset", lifetimeMilliseconds, now: now() });
    await mailer.send(resetMail({ to: email, origin, token }));
  });
}
