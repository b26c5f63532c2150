import { beltMakers } from "../../standards/machine-sources.ts";
import { geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";

const provisional = "multiples of the pipe diameter are working knowledge";
const source = beltMakers("pipe conveyors, multiples of the pipe diameter");
const pipeDiameter = { symbol: "D_p", unit: "m", must: positive };
export const pipeCurveSource = source;
/** Smallest curve radius over pipe diameter. */
export const pipeCurveMultiples = { fabric: 300, "steel-cord": 600 } as const;
/** 25 and 300 for fabric, 50 and 600 for steel cord. */
const multiple = { symbol: "n", unit: "1", must: positive };

/** Length in which the belt closes to a tube. */
export const pipeTransition = defineFormula({
  id: "pipe-guidance/guidance/pipe-transition",
  source,
  provisional,
  inputs: { multiple, pipeDiameter },
  output: { symbol: "L_t", unit: "m" },
  printed: "n * D_p",
  evaluate: ({ multiple: n, pipeDiameter: diameter }) => n * diameter,
});

/** Smallest curve radius of the tube. */
export const pipeCurveRadius = defineFormula({
  id: "pipe-guidance/guidance/pipe-curve-radius",
  source,
  provisional,
  inputs: { multiple, pipeDiameter },
  output: { symbol: "R", unit: "m" },
  printed: "n * D_p",
  evaluate: ({ multiple: n, pipeDiameter: diameter }) => n * diameter,
});

/** Face of each of six rolls round the tube. */
export const pipeRollFace = defineFormula({
  id: "pipe-guidance/guidance/pipe-roll-face",
  source: geometry("side of a regular hexagon round a circle"),
  inputs: { pipeDiameter },
  output: { symbol: "f", unit: "m" },
  printed: "D_p * tan(30[deg])",
  evaluate: ({ pipeDiameter: diameter }) => diameter * Math.tan(Math.PI / 6),
});
