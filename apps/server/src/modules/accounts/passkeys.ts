import { addOneTimeToken, type SecondFactor, takeOneTimeToken } from "@beltwright/store";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import type { AccountContext } from "./context.ts";

/** Loaded where it is used: most people have no passkey, and a start without it is quicker. */
const library = () => import("@simplewebauthn/server");

/** What is kept of a passkey. */
const keptPasskey = z.object({
  publicKey: z.string(),
  transports: z.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])),
});

interface Person {
  readonly userName: string;
  /** The address the person sees in the browser; a passkey works for its host only. */
  readonly origin: string;
}

const challengeMilliseconds = 5 * 60 * 1000;

/** A challenge is used up by its answer, like a link in a mail. */
function newChallenge({ db, now }: AccountContext, userName: string): Promise<string> {
  const token = { userName, purpose: "passkey", lifetimeMilliseconds: challengeMilliseconds, now: now() } as const;
  return addOneTimeToken(db, token);
}

function isOurs({ db, now }: AccountContext, userName: string): (challenge: string) => Promise<boolean> {
  return async (challenge) => {
    const secret = Buffer.from(challenge, "base64url").toString();
    const taken = await takeOneTimeToken(db, { secret, purpose: "passkey", now: now() });
    return taken.kind === "taken" && taken.userName === userName;
  };
}

/** What to ask the browser for to make a passkey; not one on a device that has one already. */
export async function passkeyToMake(context: AccountContext, person: Person, known: readonly SecondFactor[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: "Beltwright",
    rpID: new URL(person.origin).hostname,
    userName: person.userName,
    challenge: await newChallenge(context, person.userName),
    attestationType: "none",
    excludeCredentials: known.map(toCredential),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

/** What to ask the browser for to sign in. */
export async function passkeyToUse(context: AccountContext, person: Person, known: readonly SecondFactor[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: new URL(person.origin).hostname,
    challenge: await newChallenge(context, person.userName),
    allowCredentials: known.map(toCredential),
    userVerification: "preferred",
  });
}

interface MadePasskey {
  readonly id: string;
  readonly secret: string;
  readonly counter: number;
}

/** Undefined where the answer is not one to our challenge. */
export async function readMadePasskey(
  context: AccountContext,
  person: Person,
  answer: object,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await unlessRefused(
    verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: isOurs(context, person.userName),
      expectedOrigin: person.origin,
      expectedRPID: new URL(person.origin).hostname,
      requireUserVerification: false,
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const kept = { publicKey: Buffer.from(publicKey).toString("base64url"), transports };
  return { id, secret: JSON.stringify(kept), counter };
}

/** The count of the passkey after this use; undefined where it is not this person's, or not to our challenge. */
export async function findPasskeyUse(
  context: AccountContext,
  person: Person,
  passkey: { readonly factor: SecondFactor; readonly answer: object },
): Promise<number | undefined> {
  const { factor, answer } = passkey;
  const { publicKey, transports } = keptPasskey.parse(JSON.parse(factor.secret));
  const { verifyAuthenticationResponse } = await library();
  const verified = await unlessRefused(
    verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: isOurs(context, person.userName),
      expectedOrigin: person.origin,
      expectedRPID: new URL(person.origin).hostname,
      requireUserVerification: false,
      credential: {
        id: factor.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        counter: factor.counter,
        transports,
      },
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
}

function toCredential({ id, secret }: SecondFactor) {
  return { id, transports: keptPasskey.parse(JSON.parse(secret)).transports };
}

/** The library throws for every answer that is wrong or malformed: what a stranger sends is no bug of ours. */
async function unlessRefused<T>(checking: Promise<T>): Promise<T | undefined> {
  return checking.catch((error: unknown) => {
    if (error instanceof Error) return undefined;
    throw error;
  });
}
