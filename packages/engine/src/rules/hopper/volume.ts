import { geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const topLength = { symbol: "A_1", unit: "m", must: positive };
const topWidth = { symbol: "B_1", unit: "m", must: positive };
const bottomLength = { symbol: "A_2", unit: "m", must: nonNegative };
const bottomWidth = { symbol: "B_2", unit: "m", must: nonNegative };
const height = { symbol: "h", unit: "m", must: positive };

/** Volume between two parallel rectangles: exact for any pair, unlike the formula for similar sections. */
export const frustumVolume = defineFormula({
  id: "hopper/volume/frustum-volume",
  source: geometry("prismatoid"),
  inputs: { height, topLength, topWidth, bottomLength, bottomWidth },
  output: { symbol: "V", unit: "m3" },
  printed: "h / 6 * (A_1 * B_1 + (A_1 + A_2) * (B_1 + B_2) + A_2 * B_2)",
  evaluate: ({ height: h, topLength: a1, topWidth: b1, bottomLength: a2, bottomWidth: b2 }) =>
    (h / 6) * (a1 * b1 + (a1 + a2) * (b1 + b2) + a2 * b2),
});

/** Volume of a cone cut off at the outlet. */
export const coneVolume = defineFormula({
  id: "hopper/volume/cone-volume",
  source: geometry("truncated cone"),
  inputs: {
    height,
    topDiameter: { symbol: "D", unit: "m", must: positive },
    bottomDiameter: { symbol: "d", unit: "m", must: nonNegative },
  },
  output: { symbol: "V", unit: "m3" },
  printed: "pi * h / 12 * (D ^ 2 + D * d + d ^ 2)",
  evaluate: ({ height: h, topDiameter: top, bottomDiameter: bottom }) =>
    ((Math.PI * h) / 12) * (top ** 2 + top * bottom + bottom ** 2),
});

/** Volume of a round bin over its cone. */
export const cylinderVolume = defineFormula({
  id: "hopper/volume/cylinder-volume",
  source: geometry("cylinder"),
  inputs: {
    topDiameter: { symbol: "D", unit: "m", must: positive },
    verticalHeight: { symbol: "H", unit: "m", must: nonNegative },
  },
  output: { symbol: "V", unit: "m3" },
  printed: "pi * D ^ 2 / 4 * H",
  evaluate: ({ topDiameter, verticalHeight }) => ((Math.PI * topDiameter ** 2) / 4) * verticalHeight,
});

/** Heap at the angle of repose on a round bin. */
export const roundHeapVolume = defineFormula({
  id: "hopper/volume/round-heap-volume",
  source: geometry("cone"),
  inputs: {
    topDiameter: { symbol: "D", unit: "m", must: positive },
    reposeAngle: { symbol: "rho_r", unit: "rad", must: { least: 0, below: Math.PI / 2 } },
  },
  output: { symbol: "V", unit: "m3" },
  printed: "pi * D ^ 3 * tan(rho_r) / 24",
  evaluate: ({ topDiameter, reposeAngle }) => (Math.PI * topDiameter ** 3 * Math.tan(reposeAngle)) / 24,
});

/** Volume of the vertical part over the hopper. */
export const verticalVolume = defineFormula({
  id: "hopper/volume/vertical-volume",
  source: geometry("cuboid"),
  inputs: { topLength, topWidth, verticalHeight: { symbol: "H", unit: "m", must: nonNegative } },
  output: { symbol: "V", unit: "m3" },
  printed: "A_1 * B_1 * H",
  evaluate: ({ topLength: a1, topWidth: b1, verticalHeight }) => a1 * b1 * verticalHeight,
});

/** Heap at the angle of repose on a rectangle. */
export const heapVolume = defineFormula({
  id: "hopper/volume/heap-volume",
  source: geometry("hip roof"),
  inputs: {
    longSide: { symbol: "L", unit: "m", must: positive },
    shortSide: { symbol: "W", unit: "m", must: positive },
    reposeAngle: { symbol: "rho_r", unit: "rad", must: { least: 0, below: Math.PI / 2 } },
  },
  output: { symbol: "V", unit: "m3" },
  printed: "W ^ 2 * tan(rho_r) * (3 * L - W) / 12",
  evaluate: ({ longSide, shortSide, reposeAngle }) =>
    (shortSide ** 2 * Math.tan(reposeAngle) * (3 * longSide - shortSide)) / 12,
});

/** Cotangent of a wall's angle to the horizontal; 0 for a vertical wall. */
export const wallCotangent = defineFormula({
  id: "hopper/volume/wall-cotangent",
  source: geometry("wall slope"),
  inputs: {
    top: { symbol: "A_1", unit: "m", must: positive },
    bottom: { symbol: "A_2", unit: "m", must: nonNegative },
    height,
  },
  output: { symbol: "c", unit: "1" },
  printed: "(A_1 - A_2) / (2 * h)",
  evaluate: ({ top, bottom, height: h }) => (top - bottom) / (2 * h),
});

/** Angle to the horizontal of a wall, or of a valley, from its cotangent. */
export const wallAngle = defineFormula({
  id: "hopper/volume/wall-angle",
  source: geometry("wall slope"),
  inputs: { cotangent: { symbol: "c", unit: "1" } },
  output: { symbol: "theta", unit: "rad" },
  printed: "pi / 2 - atan(c)",
  evaluate: ({ cotangent }) => Math.PI / 2 - Math.atan(cotangent),
});

/** Cotangent of the valley between two walls: the flattest line material has to slide down. */
export const valleyCotangent = defineFormula({
  id: "hopper/volume/valley-cotangent",
  source: geometry("line of intersection of two walls"),
  inputs: { first: { symbol: "c_A", unit: "1" }, second: { symbol: "c_B", unit: "1" } },
  output: { symbol: "c", unit: "1" },
  printed: "sqrt(c_A ^ 2 + c_B ^ 2)",
  evaluate: ({ first, second }) => Math.sqrt(first ** 2 + second ** 2),
});

/** Mass of a volume. */
export const heldMass = defineFormula({
  id: "hopper/volume/held-mass",
  source: geometry("mass of a volume"),
  inputs: {
    bulkDensity: { symbol: "rho", unit: "kg/m3", must: positive },
    volume: { symbol: "V", unit: "m3", must: nonNegative },
  },
  output: { symbol: "m", unit: "kg" },
  printed: "rho * V",
  evaluate: ({ bulkDensity, volume }) => bulkDensity * volume,
});
