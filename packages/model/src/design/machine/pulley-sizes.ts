import { isZero, largest, type Trace, usualHubCentres, usualShaftLength } from "@beltwright/engine";
import type { Pull } from "../../document/types/parts.ts";
import { millimetres } from "../si.ts";

/** Whether the width was chosen from a library: then it tells face and bearing centres, else shell and shaft do. */
function hasChosenWidth({ width }: Pull): boolean {
  return width._id !== "";
}

/** Face of a pulley, mm. */
export function faceWidthOf(pull: Pull): number {
  const { shell, width } = pull;
  return hasChosenWidth(pull) || isZero(shell.faceWidth) ? width.faceWidth : shell.faceWidth;
}

/** Distance of the bearings, mm; a discharge pulley takes the wider ones of its width. */
export function bearingCentresOf(pull: Pull): number {
  const { shaft, width, dischargePulley } = pull;
  if (!hasChosenWidth(pull) && !isZero(shaft.brgCentres)) return shaft.brgCentres;
  return dischargePulley ? largest(width.bearingCentres, width.dischPulleyBrgCtrs) : width.bearingCentres;
}

/** Whole length of the shaft, mm: as typed where it reaches through both bearings. */
export function shaftLengthOf(pull: Pull): number {
  return isLongEnough(pull) ? pull.shaft.shaftL : usualLengthOf(pull);
}

function isLongEnough(pull: Pull): boolean {
  const { shaftL, brgWidth } = pull.shaft;
  return shaftL >= bearingCentresOf(pull) + brgWidth;
}

function usualLengthOf(pull: Pull): number {
  return bearingCentresOf(pull) + 2 * pull.shaft.brgWidth + 200;
}

/** The same in metres, knowing where it came from. */
export function shaftLengthIn(trace: Trace, pull: Pull): number {
  const { shaftL, brgWidth } = pull.shaft;
  if (isLongEnough(pull)) return millimetres(shaftL);
  const used = { bearingCentres: millimetres(bearingCentresOf(pull)), bearingWidth: millimetres(brgWidth) };
  return usualShaftLength.told(trace, used, millimetres(usualLengthOf(pull)));
}

/** Face less hub centres where none are typed, mm. */
const usualHubSetback = 150;

/** Distance of the hubs, mm. */
function hubCentresOf(pull: Pull): number {
  return pull.hubCentres > 0 ? pull.hubCentres : faceWidthOf(pull) - usualHubSetback;
}

/** The same in metres, knowing where it came from. */
export function hubCentresIn(trace: Trace, pull: Pull): number {
  if (pull.hubCentres > 0) return millimetres(pull.hubCentres);
  return usualHubCentres(trace, { faceWidth: millimetres(faceWidthOf(pull)) });
}

/** A size in mm and the field of the pulley that tells it. */
interface PulleySize {
  readonly value: number;
  readonly field: string;
}

/** The sizes that more than one part of a pulley may tell, as the calculation takes them. */
export function pulleySizes(pull: Pull): Readonly<Record<"face" | "centres" | "hubCentres" | "length", PulleySize>> {
  const { shell, shaft, width, dischargePulley } = pull;
  const isOfWidth = hasChosenWidth(pull);
  const isWide = dischargePulley && width.dischPulleyBrgCtrs > width.bearingCentres;
  const ofWidth = isWide ? "width.dischPulleyBrgCtrs" : "width.bearingCentres";
  return {
    face: {
      value: faceWidthOf(pull),
      field: isOfWidth || isZero(shell.faceWidth) ? "width.faceWidth" : "shell.faceWidth",
    },
    centres: {
      value: bearingCentresOf(pull),
      field: isOfWidth || isZero(shaft.brgCentres) ? ofWidth : "shaft.brgCentres",
    },
    hubCentres: { value: hubCentresOf(pull), field: "hubCentres" },
    length: { value: shaftLengthOf(pull), field: "shaft.shaftL" },
  };
}
