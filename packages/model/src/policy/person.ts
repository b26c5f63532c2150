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

/** Every reason a permission may be refused for; each has a sentence. */
export const refusalCodes = [
  "not-signed-in",
  "subscription-needed-to-add",
  "subscription-needed-to-copy",
  "not-owner",
  "subscription-needed-to-add-conveyor",
  "subscription-needed-to-copy-conveyor",
  "subscription-needed-to-download",
  "file-quota-used",
  "file-storage-short",
  "no-conveyors-selected",
  "category-name-needed",
  "conveyor-load-failed",
  "conveyor-copy-view-only",
  "conveyor-download-view-only",
  "conveyors-copy-view-only",
  "conveyor-delete-not-owner",
  "conveyor-categories-view-only",
  "conveyor-save-not-owner",
  "proposal-not-allowed",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export const allowed: Verdict = { kind: "allowed" };

export function refused(code: RefusalCode): Verdict {
  return { kind: "refused", code };
}
