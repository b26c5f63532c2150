import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative } from "../../trace/limit.ts";
import { geometry } from "../sources.ts";

const source = geometry("point of an arc from its first tangent");
const start = { symbol: "p_0", unit: "m" };
const along = { symbol: "a", unit: "m", must: nonNegative };
const offset = { symbol: "d", unit: "m", must: nonNegative };
const slope = { symbol: "theta", unit: "rad" };
/** +1 bends to the left of travel (upwards in elevation), −1 to the right. */
const side = { symbol: "sigma", unit: "1", must: between(-1, 1) };

/** Chainage of a point of the arc. */
export const setOutChainage = defineFormula({
  id: "belt-curves/set-out/set-out-chainage",
  source,
  inputs: { start, along, offset, slope, side },
  output: { symbol: "x", unit: "m" },
  printed: "p_0 + a * cos(theta) - sigma * d * sin(theta)",
  evaluate: ({ start: from, along: run, offset: off, slope: theta, side: sigma }) =>
    from + run * Math.cos(theta) - sigma * off * Math.sin(theta),
});

/** Level of a point of the arc. */
export const setOutLevel = defineFormula({
  id: "belt-curves/set-out/set-out-level",
  source,
  inputs: { start, along, offset, slope, side },
  output: { symbol: "z", unit: "m" },
  printed: "p_0 + a * sin(theta) + sigma * d * cos(theta)",
  evaluate: ({ start: from, along: run, offset: off, slope: theta, side: sigma }) =>
    from + run * Math.sin(theta) + sigma * off * Math.cos(theta),
});
