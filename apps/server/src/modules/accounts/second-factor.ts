import { listSecondFactors, type SecondFactor, takeRecoveryCode, useSecondFactor } from "@beltwright/store";
import type { AccountContext } from "./context.ts";
import { findPasskeyUse, passkeyToUse } from "./passkeys.ts";
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

type SecondOutcome = { readonly kind: "right" } | SecondFactorNeed | { readonly kind: "second-factor-wrong" };

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
  return { kind: isRight ? "right" : "second-factor-wrong" };
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

/** A code counts once: whoever looked over the shoulder is too late. */
export async function isCodeOf(
  { db, now }: AccountContext,
  userName: string,
  { id, kind, secret }: SecondFactor,
  code: string,
): Promise<boolean> {
  const counter = kind === "totp" ? findTotpStep(secret, code, now()) : undefined;
  return counter !== undefined && useSecondFactor(db, { userName, id, counter, now: now() });
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
