import { listSecondFactors, type SecondFactor, takeRecoveryCode, useSecondFactor } from "@beltwright/store";
import type { AccountContext } from "./context.ts";
import { findPasskeyUse, passkeyToUse } from "./passkeys.ts";
import { openKey, sealKey } from "./sealed-key.ts";
import { findTotpStep } from "./totp.ts";

/** What someone shows besides the password. */
export interface SecondProof {
  readonly code?: string | undefined;
  readonly passkey?: { readonly id: string } | undefined;
  /** The address the person sees in the browser. */
  readonly origin: string;
}

export interface SecondFactorNeed {
  readonly kind: "second-factor-needed";
  readonly kinds: readonly SecondFactor["kind"][];
  /** What to ask the browser for; undefined where the person has no passkey. */
  readonly passkey: object | undefined;
}

export interface SecondFactorWrong {
  readonly kind: "second-factor-wrong";
  /** The app may well be right: its key was sealed with another SESSION_SECRET. */
  readonly isUnreadable: boolean;
}

type SecondOutcome = { readonly kind: "right" } | SecondFactorNeed | SecondFactorWrong;

/** Right at once for whoever has no second factor. */
export async function checkSecondFactor(
  context: AccountContext,
  userName: string,
  proof: SecondProof,
): Promise<SecondOutcome> {
  const factors = (await listSecondFactors(context.db, userName)).filter(({ isConfirmed }) => isConfirmed);
  if (factors.length === 0) return { kind: "right" };
  if (proof.code === undefined && proof.passkey === undefined) return need(context, { userName, ...proof }, factors);
  const isRight =
    (await isRightCode(context, userName, factors, proof.code)) ||
    (await isRightPasskey(context, { userName, ...proof }, factors));
  if (isRight) return { kind: "right" };
  return { kind: "second-factor-wrong", isUnreadable: factors.some((one) => isUnreadable(context, userName, one)) };
}

async function need(
  context: AccountContext,
  person: SecondProof & { readonly userName: string },
  factors: readonly SecondFactor[],
): Promise<SecondFactorNeed> {
  const passkeys = factors.filter(({ kind }) => kind === "passkey");
  const passkey = passkeys.length === 0 ? undefined : await passkeyToUse(context, person, passkeys);
  return { kind: "second-factor-needed", kinds: [...new Set(factors.map(({ kind }) => kind))], passkey };
}

async function isRightCode(
  context: AccountContext,
  userName: string,
  factors: readonly SecondFactor[],
  code: string | undefined,
): Promise<boolean> {
  if (code === undefined || code === "") return false;
  for (const factor of factors) if (await isCodeOf(context, userName, factor, code)) return true;
  return takeRecoveryCode(context.db, userName, code.replace(/[\s-]/g, "").toLowerCase());
}

/** A code counts once: whoever looked over the shoulder is too late. A key that was stored openly is sealed with it. */
export async function isCodeOf(
  { db, now, config: { sessionSecret } }: AccountContext,
  userName: string,
  { id, kind, secret }: SecondFactor,
  code: string,
): Promise<boolean> {
  const seal = { userName, sessionSecret };
  const opened = kind === "totp" ? openKey(secret, seal) : undefined;
  if (opened?.kind !== "opened") return false;
  const counter = findTotpStep(opened.key, code, now());
  if (counter === undefined) return false;
  const sealed = opened.isSealed ? {} : { secret: sealKey(opened.key, seal) };
  return useSecondFactor(db, { userName, id, counter, now: now(), ...sealed });
}

/** Whether no code of this app can be checked any more. */
export function isUnreadable(
  { config: { sessionSecret } }: AccountContext,
  userName: string,
  { kind, secret }: SecondFactor,
): boolean {
  return kind === "totp" && openKey(secret, { userName, sessionSecret }).kind === "unreadable";
}

async function isRightPasskey(
  context: AccountContext,
  { userName, origin, passkey: answer }: SecondProof & { readonly userName: string },
  factors: readonly SecondFactor[],
): Promise<boolean> {
  const factor = factors.find(({ id, kind }) => kind === "passkey" && id === answer?.id);
  if (factor === undefined || answer === undefined) return false;
  const counter = await findPasskeyUse(context, { userName, origin }, { factor, answer });
  return counter !== undefined && useSecondFactor(context.db, { userName, id: factor.id, counter, now: context.now() });
}
