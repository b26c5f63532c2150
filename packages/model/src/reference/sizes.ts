import { deepestFrame, frameDepths } from "@beltwright/engine";

/** Belt widths a design may have, in mm. */
export const beltWidths: readonly number[] = [
  250, 300, 350, 400, 450, 457, 500, 600, 610, 650, 700, 750, 762, 800, 900, 914, 1000, 1050, 1067, 1200, 1219, 1350,
  1372, 1400, 1500, 1524, 1600, 1650, 1676, 1800, 1829, 1981, 2000, 2100, 2134, 2200, 2286, 2400, 2438, 2500, 2600,
  2800, 3000, 3500, 4000, 5000, 6000,
];

/** Belt widths the drawing list offers, in mm, in the order the specification gives them. */
export const drawingBeltWidths: readonly number[] = [
  250, 300, 350, 400, 450, 500, 600, 650, 750, 800, 900, 914, 1000, 1050, 1200, 1350, 1400, 1500, 1600, 1650, 1800,
  2000, 2100, 2200, 2400, 2500, 2600, 2800, 3000, 5000, 4000,
];

/** Trough angles an idler drawing offers, in degrees. */
export const idlerTroughAngles: readonly number[] = [0, 5, 10, 15, 20, 22.5, 25, 30, 35, 40, 45, 50, 55, 60, 90, 180];

/** Stands for a pipe belt, which has six rolls. */
export const pipeTroughAngle = 360;

function inMillimetres(metres: number): number {
  return Math.round(1000 * metres);
}

/** Depth of an idler frame by belt width, both mm: the first row whose width is not exceeded, else `deepestIdlerFrame`. */
export const idlerFrameDepths: readonly { readonly upToBeltWidth: number; readonly depth: number }[] = frameDepths.map(
  ({ upTo, depth }) => ({ upToBeltWidth: inMillimetres(upTo), depth: inMillimetres(depth) }),
);
export const deepestIdlerFrame = inMillimetres(deepestFrame);

export function idlerFrameDepth(beltWidth: number): number {
  return idlerFrameDepths.find(({ upToBeltWidth }) => beltWidth <= upToBeltWidth)?.depth ?? deepestIdlerFrame;
}
