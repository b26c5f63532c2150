import type { Pull } from "../../document/types/parts.ts";

/** Whether the width was chosen from a library: then it tells face and bearing centres, else shell and shaft do. */
function hasChosenWidth({ width }: Pull): boolean {
  return width._id !== "";
}

/** Face of a pulley, mm. */
export function faceWidthOf(pull: Pull): number {
  const { shell, width } = pull;
  return hasChosenWidth(pull) || shell.faceWidth === 0 ? width.faceWidth : shell.faceWidth;
}

/** Distance of the bearings, mm; a discharge pulley takes the wider ones of its width. */
export function bearingCentresOf(pull: Pull): number {
  const { shaft, width, dischargePulley } = pull;
  if (!hasChosenWidth(pull) && shaft.brgCentres !== 0) return shaft.brgCentres;
  return dischargePulley ? Math.max(width.bearingCentres, width.dischPulleyBrgCtrs) : width.bearingCentres;
}

/** Whole length of the shaft, mm: as typed where it reaches through both bearings. */
export function shaftLengthOf(pull: Pull): number {
  const { shaftL, brgWidth } = pull.shaft;
  const centres = bearingCentresOf(pull);
  return shaftL >= centres + brgWidth ? shaftL : centres + 2 * brgWidth + 200;
}
