import type { IdlerSet } from "@beltwright/engine";
import { isZero } from "@beltwright/engine";
import type { ConveyorIdler } from "../document/types/components.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { degrees, millimetres } from "./si.ts";

/** The trough angle that stands for a pipe belt. */
const pipeAngle = 360;

export function isPipe({ troughAngle }: Pick<ConveyorIdler, "troughAngle">): boolean {
  return troughAngle === pipeAngle;
}

export function carryIdlerOf({ csIdler, csForwardTilt, cemaIdlerFactor }: Conveyor): IdlerSet {
  const typed = isZero(cemaIdlerFactor) ? {} : { rotationFactor: cemaIdlerFactor };
  return { ...idlerSetOf(csIdler, csForwardTilt), ...typed };
}

export function returnIdlerOf({ rsIdler, rsForwardTilt }: Conveyor): IdlerSet {
  return idlerSetOf(rsIdler, rsForwardTilt);
}

/** Six rolls of a pipe stand all round; the engine reads their angle from the shape. */
function idlerSetOf(idler: ConveyorIdler, forwardTilt: number): IdlerSet {
  const centre = isZero(idler.faceWidthCentre) ? idler.faceWidth : idler.faceWidthCentre;
  const wing = isZero(idler.faceWidthWing) ? idler.faceWidth : idler.faceWidthWing;
  return {
    shape: isPipe(idler) ? "pipe" : "troughed",
    rolls: idler.noOfRolls,
    troughAngle: isPipe(idler) ? degrees(90) : degrees(idler.troughAngle),
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
