import type { IdlerSet, Trace } from "@beltwright/engine";
import { constant, inputSources, isEqual, isZero } from "@beltwright/engine";
import type { ConveyorIdler } from "../document/types/components.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { degrees, millimetres } from "./si.ts";

/** The trough angle that stands for a pipe belt. */
const pipeAngle = 360;

export function isPipe({ troughAngle }: Pick<ConveyorIdler, "troughAngle">): boolean {
  return isEqual(troughAngle, pipeAngle);
}

/** Rolls of a pipe count as standing upright. */
const upright = 90;

/** Angle of the side rolls of a set, rad. */
export function setAngle(idler: Pick<ConveyorIdler, "troughAngle">, trace: Trace): number {
  return degrees(isPipe(idler) ? constant(trace, upright, inputSources.pipeRolls) : idler.troughAngle);
}

export function carryIdlerOf({ csIdler, csForwardTilt, cemaIdlerFactor }: Conveyor, trace: Trace): IdlerSet {
  const typed = isZero(cemaIdlerFactor) ? {} : { rotationFactor: cemaIdlerFactor };
  return { ...idlerSetOf(csIdler, csForwardTilt, trace), ...typed };
}

export function returnIdlerOf({ rsIdler, rsForwardTilt }: Conveyor, trace: Trace): IdlerSet {
  return idlerSetOf(rsIdler, rsForwardTilt, trace);
}

/** Six rolls of a pipe stand all round; the engine reads their angle from the shape. */
function idlerSetOf(idler: ConveyorIdler, forwardTilt: number, trace: Trace): IdlerSet {
  const centre = isZero(idler.faceWidthCentre) ? idler.faceWidth : idler.faceWidthCentre;
  const wing = isZero(idler.faceWidthWing) ? idler.faceWidth : idler.faceWidthWing;
  return {
    shape: isPipe(idler) ? "pipe" : "troughed",
    rolls: idler.noOfRolls,
    troughAngle: setAngle(idler, trace),
    rollDiameter: millimetres(idler.rollDia),
    ...(isZero(centre) ? {} : { centreFaceWidth: millimetres(centre) }),
    ...(isZero(wing) ? {} : { wingFaceWidth: millimetres(wing) }),
    rotatingMass: idler.rotatingMass,
    forwardTilt: degrees(forwardTilt),
    ...(isHeavySeries(idler.series) ? { isHeavySeries: true } : {}),
  };
}

/** CEMA E6, E7 or plain E, however the maker writes it. */
function isHeavySeries(series: string): boolean {
  return /^(cema |series )?e[67]?$/i.test(series.trim());
}

export const idlerPaths = {
  "carryIdler.rolls": "csIdler.noOfRolls",
  "carryIdler.troughAngle": "csIdler.troughAngle",
  "carryIdler.rollDiameter": "csIdler.rollDia",
  "carryIdler.centreFaceWidth": "csIdler.faceWidthCentre",
  "carryIdler.wingFaceWidth": "csIdler.faceWidthWing",
  "carryIdler.rotatingMass": "csIdler.rotatingMass",
  "carryIdler.forwardTilt": "csForwardTilt",
  "carryIdler.rotationFactor": "cemaIdlerFactor",
  "returnIdler.rolls": "rsIdler.noOfRolls",
  "returnIdler.troughAngle": "rsIdler.troughAngle",
  "returnIdler.rollDiameter": "rsIdler.rollDia",
  "returnIdler.centreFaceWidth": "rsIdler.faceWidthCentre",
  "returnIdler.wingFaceWidth": "rsIdler.faceWidthWing",
  "returnIdler.rotatingMass": "rsIdler.rotatingMass",
  "returnIdler.forwardTilt": "rsForwardTilt",
} as const;

/** The nominal spacing of the strand, or the one typed for the section: there 0 is a span without idlers. */
export function idlerSpacingOf({ nomCSSpacing, nomRSSpacing }: Conveyor, pull: Pull): number {
  if (pull.idlerSpacingMode === "Manual") return pull.idlerSpacingInp;
  return pull.sectType === "Carry" ? nomCSSpacing : nomRSSpacing;
}
