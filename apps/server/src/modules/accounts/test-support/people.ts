import { addSecondFactor, confirmEmail, createUser, openSession, setAdmin } from "@beltwright/store";
import { hashPassword } from "../password-hash.ts";
import type { AccountServer } from "./account-server.ts";
import type { Browser } from "./browser.ts";

export const password = "four wet idler rolls";

let count = 0;

/** An address no other test uses, so that tests need no order. */
export function anEmail(): string {
  count += 1;
  return `person${count}@mine.example`;
}

interface NewMember {
  readonly isAdmin?: true;
  readonly isUnconfirmed?: true;
  /** An administrator has one otherwise. */
  readonly hasNoSecondFactor?: true;
}

/** The key of an authenticator app that every test knows: RFC 6238, appendix B. */
export const appKey = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

function aFactor(userName: string, now: number) {
  return { userName, kind: "totp", name: "App", secret: appKey, isConfirmed: true, now } as const;
}

let passwordHash: Promise<string> | undefined;

/** An account with the password above. */
export async function aMember({ store: { db }, clock }: AccountServer, options: NewMember = {}): Promise<string> {
  passwordHash ??= hashPassword(password);
  const email = anEmail();
  await createUser(db, { email, passwordHash: await passwordHash, now: clock.now });
  if (!options.isUnconfirmed) await confirmEmail(db, email);
  if (options.isAdmin) await setAdmin(db, email, true);
  if (options.isAdmin && !options.hasNoSecondFactor) await addSecondFactor(db, aFactor(email, clock.now));
  return email;
}

/** A browser with an open session of a new member, as signing in would have left it. */
export async function aSignedInMember(
  server: AccountServer,
  options: NewMember = {},
): Promise<{ readonly email: string; readonly browser: Browser }> {
  const email = await aMember(server, options);
  const session = await openSession(server.store.db, { userName: email, now: server.clock.now });
  if (session.kind !== "opened") throw new Error(`No session for ${email}`);
  const browser = server.browser();
  browser.setCookie(session.token);
  return { email, browser };
}

/** The token in the link of a mail. */
export function tokenIn(mail: { readonly text: string } | undefined): string {
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
