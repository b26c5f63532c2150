import { geometry } from "../../standards/sources.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Loop } from "./belt-path.ts";

const lengthAlong = defineSum({
  id: "belt-geometry/length-along",
  source: geometry("belt on pulleys and between them, from the first point on"),
  output: { symbol: "x", unit: "m" },
  term: "l",
});

/** How far along the belt it arrives at a point of the loop, or leaves it; the last is the first again. m */
export function alongTo(trace: Trace, { turns, sections }: Loop, at: number, side: "arriving" | "leaving"): number {
  const before = sections.slice(0, at).flatMap(({ length }, i) => [turns[i]?.arcLength ?? 0, length]);
  return lengthAlong(trace, side === "leaving" ? [...before, turns[at]?.arcLength ?? 0] : before);
}
