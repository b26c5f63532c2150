import type { Pull } from "../document/types/parts.ts";

/** What a point is called that only leads the belt to a take-up on rails, or from it. */
export const takeUpLead = "Take-up lead";

export function isTakeUpLead(pull: Pick<Pull, "pType" | "description"> | undefined): boolean {
  return pull?.pType === "Int. Pt" && pull.description === takeUpLead;
}
