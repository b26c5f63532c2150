import { adopted, geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";

/** How far a point lies below a straight of the other strand, square to it; negative above, for straights towards larger x. */
export const squareDistanceBelow = defineFormula({
  id: "belt-geometry/strand-distance/square-distance-below",
  source: geometry("distance of a point from a straight"),
  inputs: {
    x: { symbol: "x", unit: "m" },
    z: { symbol: "z", unit: "m" },
    startX: { symbol: "x_1", unit: "m" },
    startZ: { symbol: "z_1", unit: "m" },
    endX: { symbol: "x_2", unit: "m" },
    endZ: { symbol: "z_2", unit: "m" },
  },
  output: { symbol: "d", unit: "m" },
  printed: "((x - x_1) * (z_2 - z_1) - (z - z_1) * (x_2 - x_1)) / sqrt((x_2 - x_1) ^ 2 + (z_2 - z_1) ^ 2)",
  evaluate: ({ x, z, startX, startZ, endX, endZ }) =>
    ((x - startX) * (endZ - startZ) - (z - startZ) * (endX - startX)) /
    Math.sqrt((endX - startX) ** 2 + (endZ - startZ) ** 2),
});

/** Least distance of the strands: room for the carry idlers and the sag of the belt. The depth of an idler is that of its roll. */
export const leastStrandDistance = defineFormula({
  id: "belt-geometry/strand-distance/least-strand-distance",
  source: adopted("least distance of the strands"),
  inputs: {
    beltWidth: { symbol: "B", unit: "m", must: positive },
    rollDiameter: { symbol: "d_R", unit: "m", must: positive },
  },
  output: { symbol: "d_min", unit: "m" },
  printed: "max(0.4[m], B / 6 + d_R)",
  evaluate: ({ beltWidth, rollDiameter }) => Math.max(0.4, beltWidth / 6 + rollDiameter),
});
