import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { mechanics } from "../sources.ts";

const source = mechanics("rigid belt accelerating while loaded up to the curve only");

/** Acceleration with the belt loaded up to the curve and empty beyond: higher than that of the full belt. */
export const partialLoadAcceleration = defineFormula({
  id: "belt-curves/ahead-empty/partial-load-acceleration",
  source,
  inputs: {
    startingForce: { symbol: "F_st", unit: "N", must: nonNegative },
    runningForce: { symbol: "F_U", unit: "N" },
    movingMass: { symbol: "m_p", unit: "kg", must: positive },
  },
  output: { symbol: "a_p", unit: "m/s2" },
  printed: "(F_st - F_U) / m_p",
  evaluate: ({ startingForce, runningForce, movingMass }) => (startingForce - runningForce) / movingMass,
});

/** Tension at the curve while starting in that state. */
export const aheadEmptyTension = defineFormula({
  id: "belt-curves/ahead-empty/ahead-empty-tension",
  source,
  inputs: {
    runningTension: { symbol: "T_run", unit: "N", must: nonNegative },
    acceleration: { symbol: "a_p", unit: "m/s2" },
    massBehind: { symbol: "m_beh", unit: "kg", must: nonNegative },
  },
  output: { symbol: "T_c", unit: "N" },
  printed: "T_run + a_p * m_beh",
  evaluate: ({ runningTension, acceleration, massBehind }) => runningTension + acceleration * massBehind,
});
