import { defaultStartRules } from "../../design/settings.ts";
import { breakAwayResistance } from "../../rules/mechanics/motion.ts";
import { mechanics } from "../../standards/sources.ts";
import { isEqual } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Components } from "./force-components.ts";
import type { SolvedCase } from "./solve-case.ts";

const frictionPart = defineSum({
  id: "tension/friction-part",
  source: mechanics("everything that rubs: idlers, belt and load, skirts, tilt, cleaners, ploughs, pulleys, curves"),
  output: { symbol: "F_fr", unit: "N" },
  term: "F",
});

/** What it takes to get a belt moving from rest, N. */
export interface BreakAway {
  readonly resistance: number;
  readonly startForce: number;
}

/** Only asked for a start, and only where friction at rest is more than in motion. */
export function breakAwayOf(
  trace: Trace,
  { prepared, startForce }: SolvedCase,
  components: Components,
): BreakAway | undefined {
  const { breakaway } = prepared.design.starting ?? defaultStartRules;
  if (prepared.loadCase.motion !== "starting" || isEqual(breakaway, 1)) return undefined;
  const { friction, skirts, tilt, cleaners, ploughs, wrap, bearing, curves, lift, adjustment } = components;
  trace.place = { loadCase: prepared.loadCase.name };
  const rubbing = frictionPart(trace, [friction, skirts, tilt, cleaners, ploughs, wrap, bearing, curves]);
  return {
    resistance: breakAwayResistance(trace, { breakaway, friction: rubbing, lift, adjustment }),
    startForce,
  };
}
