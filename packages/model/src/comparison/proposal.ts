import type { Conveyor } from "../document/types/conveyor.ts";
import { type Diverged, type MergeChoice, mergeChoices, mergeConveyors } from "./merge.ts";

/** Changes that someone proposes to a design: where they began, what they left, and the design as its owner has it now. */
interface Proposed {
  readonly base: Conveyor;
  readonly proposed: Conveyor;
  readonly current: Conveyor;
}

/**
 * What a proposal would change of the design as it is now: `mine` is what is proposed, `theirs` what the design has. A
 * contested one was changed by both. What the owner changed alone, or to the same value, is not among it.
 */
export function proposedChanges(of: Proposed): readonly MergeChoice[] {
  return mergeChoices(toDiverged(of)).filter(({ suggested }) => suggested === "mine");
}

/** The design as it is now, with the proposed changes at these paths. */
export function withProposed(of: Proposed, paths: ReadonlySet<string>): Conveyor {
  const diverged = toDiverged(of);
  const choices = mergeChoices(diverged);
  const sides = choices.map(({ path }) => [path, paths.has(path) ? "mine" : "theirs"] as const);
  return mergeConveyors(diverged, choices, Object.fromEntries(sides));
}

/** Whose it is, where it is filed and who sees it is nobody's to propose. */
function toDiverged({ base, proposed, current }: Proposed): Diverged {
  const { userName, category, conveyorGroup, docUsers } = current;
  const filed = { userName, category, conveyorGroup, docUsers };
  return { base: { ...base, ...filed }, mine: { ...proposed, ...filed }, theirs: current };
}
