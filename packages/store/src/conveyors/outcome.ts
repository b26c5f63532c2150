import type { RefusalCode, Verdict } from "@beltwright/model";

/** What may not be done, and why. `convNo` names the conveyor it is about, where one of several is. */
export interface Refused {
  readonly kind: "refused";
  readonly code: RefusalCode;
  readonly convNo?: string;
}

export function refusedBy(verdict: Verdict, convNo?: string): Refused | undefined {
  if (verdict.kind === "allowed") return undefined;
  return { kind: "refused", code: verdict.code, ...(convNo === undefined ? {} : { convNo }) };
}

/** Also for what the person may not see: whether it exists is nobody else's business. */
export const notFound: Refused = { kind: "refused", code: "conveyor-load-failed" };

export const notSignedIn: Refused = { kind: "refused", code: "not-signed-in" };
