import type { Pull } from "../document/types/parts.ts";

/** What a lead to the return line is called. */
export const returnLead = "Return";

/** Whether a point of the return strand leads the belt to or from one of these ends. */
export function isLead({ pType, follows, description }: Pull, ends: ReadonlySet<number | undefined>): boolean {
  return pType === "Int. Pt" && (ends.has(follows) || description === returnLead);
}
