import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";

/** A conveyor with something laid on it, or why it cannot be laid. */
export type LayOutcome = Conveyor | readonly DocumentIssue[];

export const isConveyor = (outcome: LayOutcome): outcome is Conveyor => "pulls" in outcome;

/** One after another, as long as none is refused. */
export function inTurn(start: LayOutcome, ...steps: readonly ((conveyor: Conveyor) => LayOutcome)[]): LayOutcome {
  return steps.reduce((so, step) => (isConveyor(so) ? step(so) : so), start);
}
