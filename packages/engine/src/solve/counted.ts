import { adopted } from "../standards/sources.ts";
import { defineSearch } from "../trace/search.ts";
import type { Trace } from "../trace/trace.ts";

const count = defineSearch({
  id: "machine/count",
  source: adopted("things that are counted"),
  inputs: {},
  output: { symbol: "n", unit: "1" },
  rule: "counted one by one",
});

/** A number of things, known to be counted. */
export function counted(trace: Trace, things: number): number {
  return count(trace, {}, things);
}
