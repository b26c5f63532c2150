/** The person asking, as far as permissions care. `undefined` stands for someone not signed in. */
export interface Person {
  readonly userName: string;
  readonly userIsAdmin: boolean;
  /** A subscription is current now. */
  readonly userHasSub: boolean;
  readonly userGroup: string | undefined;
}

/** Whether something may be done and, if not, the code of the reason; sentences live in `contract`. */
export type Verdict = { readonly kind: "allowed" } | { readonly kind: "refused"; readonly code: RefusalCode };

export type RefusalCode = "not-signed-in" | "subscription-needed-to-add" | "subscription-needed-to-copy" | "not-owner";

export const allowed: Verdict = { kind: "allowed" };

export function refused(code: RefusalCode): Verdict {
  return { kind: "refused", code };
}
