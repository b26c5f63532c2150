import { beltSlope, levelDistanceBack, slopeComingBack, turnInPlan } from "../../rules/belt-geometry/belt-path.ts";
import { geometry } from "../../standards/sources.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Loop, LoopSection } from "./belt-path.ts";

const carrySpan = defineSum({
  id: "belt-geometry/carry-span",
  source: geometry("sum over the carry strand"),
  output: { symbol: "L", unit: "m" },
  term: "L_h",
});

/** Slope of the belt that leaves a point, uphill positive, rad. */
export function slopeAlong(trace: Trace, { sections }: Loop, at: number): number | undefined {
  const section = sections[at];
  if (section === undefined) return undefined;
  trace.place = { pointId: section.start.id };
  return beltSlope(trace, { direction: section.direction });
}

/** Directions of the belt before and after a point as they lie in a drawing: a belt that comes back runs to the left. */
export function slopesAround(trace: Trace, loop: Loop, at: number, isBack: boolean) {
  const count = loop.sections.length;
  const [before, after] = [(at - 1 + count) % count, at].map((one) => slopeAlong(trace, loop, one));
  if (before === undefined || after === undefined) return undefined;
  const drawn = (slope: number) => (isBack ? slopeComingBack(trace, { slope }) : slope);
  return { slopeBefore: drawn(before), slopeAfter: drawn(after) };
}

/** Turn of the belt at a point as the plan shows it, to the left positive, rad. */
export function turnAround(trace: Trace, { sections }: Loop, at: number): number | undefined {
  const [before, here, after] = [at - 1, at, at + 1].map((one) => sections.at(one % sections.length)?.start);
  if (before === undefined || here === undefined || after === undefined) return undefined;
  trace.place = { pointId: here.id };
  return turnInPlan(trace, {
    ...{ xBefore: before.x, yBefore: before.y, x: here.x, y: here.y, xAfter: after.x, yAfter: after.y },
  });
}

/** Level distance from the beginning of the carrying strand to its end, m: sections that lead back count against it. */
export function spanOfCarry(trace: Trace, { sections }: Loop): number {
  const carry = sections.filter(({ start }) => start.section.strand === "carry");
  const ahead = carry.reduce((sum, section) => sum + wayOf(section) * section.span, 0) < 0 ? -1 : 1;
  const runs = carry.map((section) => {
    if (wayOf(section) === ahead) return section.span;
    trace.place = { pointId: section.start.id };
    return levelDistanceBack(trace, { run: section.span });
  });
  trace.place = {};
  return carrySpan(trace, runs);
}

const wayOf = ({ direction }: LoopSection) => (Math.cos(direction) < 0 ? -1 : 1);
