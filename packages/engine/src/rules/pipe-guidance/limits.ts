import { interpolate } from "../../standards/interpolate.ts";
import { beltMakers } from "../../standards/machine-sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";

const provisional = "usual sizes of pipe conveyors are working knowledge";
const pipeDiameter = { symbol: "D_p", unit: "m", must: positive };

/** Usual fastest speeds by pipe diameter, m and m/s. */
const usualSpeeds = [
  [0.15, 2],
  [0.2, 2.2],
  [0.25, 2.5],
  [0.3, 2.8],
  [0.35, 3],
  [0.4, 3.5],
  [0.5, 4],
  [0.6, 4.5],
  [0.7, 5],
  [0.85, 5.5],
] as const;

/** Fastest usual speed of a pipe conveyor. A recommendation. */
export const usualPipeSpeed = defineProcedure({
  id: "pipe-guidance/limits/usual-pipe-speed",
  source: beltMakers("pipe conveyors, usual speeds"),
  provisional,
  inputs: { pipeDiameter },
  output: { symbol: "v_max", unit: "m/s" },
  rule: "table by pipe diameter, linear between, held at the ends",
  evaluate: ({ pipeDiameter: diameter }) => interpolate(usualSpeeds, diameter),
});

/** Largest lump a pipe carries. */
export const largestPipeLump = defineFormula({
  id: "pipe-guidance/limits/largest-pipe-lump",
  source: beltMakers("pipe conveyors, lumps"),
  provisional,
  inputs: { pipeDiameter },
  output: { symbol: "d_max", unit: "m" },
  printed: "D_p / 3",
  evaluate: ({ pipeDiameter: diameter }) => diameter / 3,
});

/** Belt that must at least lie over itself. */
export const leastPipeOverlap = defineFormula({
  id: "pipe-guidance/limits/least-pipe-overlap",
  source: beltMakers("pipe conveyors, overlap"),
  provisional,
  inputs: { pipeDiameter },
  output: { symbol: "o_min", unit: "m" },
  printed: "0.3 * D_p",
  evaluate: ({ pipeDiameter: diameter }) => 0.3 * diameter,
});
