import type { Limit } from "./limit.ts";
import type { Source } from "./place.ts";
import { constant } from "./reference.ts";

/** A limit that is the same for every conveyor, its numbers with where they are printed. */
export function constantLimit(trace: { readonly mode: string }, limit: Limit, source: Source): Limit {
  if (trace.mode !== "recorded") return limit;
  const { above, least, most, below } = limit;
  return {
    ...limit,
    ...(above === undefined ? {} : { above: constant(trace, above, source) }),
    ...(least === undefined ? {} : { least: constant(trace, least, source) }),
    ...(most === undefined ? {} : { most: constant(trace, most, source) }),
    ...(below === undefined ? {} : { below: constant(trace, below, source) }),
  };
}
