import { allowedRunningTension, allowedTransientTension } from "../../rules/mechanics/belt.ts";
import type { MachineSolution } from "../../solve/machine/machine.ts";
import type { Trace } from "../../trace/trace.ts";

/** When a belt may have how much pull: while it runs, or while it starts and brakes. */
export type TensionLimit = "running" | "transient";

/** Pull the belt of a solved conveyor may have, N; undefined for a belt without a rating. */
export function allowedBeltTension(
  trace: Trace,
  { belt: { rating }, machine: { design } }: Pick<MachineSolution, "belt" | "machine">,
  limit: TensionLimit,
): number | undefined {
  const { belt, beltRules } = design;
  if (!(rating > 0)) return undefined;
  const allowed = { rating, beltWidth: belt.width };
  if (limit === "running") return allowedRunningTension(trace, allowed);
  return allowedTransientTension(trace, { ...allowed, allowedRise: beltRules.allowedTensionRise });
}
