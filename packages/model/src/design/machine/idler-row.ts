import { findBallBearing, type IdlerRow, isZero } from "@beltwright/engine";
import type { ConveyorIdler } from "../../document/types/components.ts";
import { isPipe } from "../idlers.ts";
import { degrees, kilonewtons, millimetres, toSi } from "../si.ts";

/** What of a set the machine needs, as document and library name it. */
export type IdlerFields = Pick<
  ConveyorIdler,
  | "_id"
  | "description"
  | "beltWidth"
  | "noOfRolls"
  | "troughAngle"
  | "rollDia"
  | "faceWidth"
  | "faceWidthCentre"
  | "faceWidthWing"
  | "bearing"
  | "bearingCRating"
  | "shaftDia"
  | "allowShaftDefl"
  | "supportCtrs"
  | "brgCtrs"
  | "faceToSprtDim"
  | "faceToBrgDim"
  | "rotatingMass"
  | "idlerSetMass"
  | "price"
>;

/** Static over dynamic rating of deep groove ball bearings no table lists. */
const staticShare = 0.53;
/** Slope of a roll shaft that deep groove bearings bear, minutes of arc. */
const usualSlope = 8;

/** A set in the engine's words. */
export function idlerRow(
  idler: IdlerFields,
  own: { readonly number: number; readonly allowSelection: boolean },
): IdlerRow {
  const { faceWidthCentre: centre, faceWidthWing: wing, noOfRolls, rotatingMass } = idler;
  return {
    id: idler._id === "" ? idler.description : idler._id,
    description: idler.description,
    ...own,
    beltWidth: millimetres(idler.beltWidth),
    rolls: noOfRolls,
    troughAngle: isPipe(idler) ? degrees(90) : degrees(idler.troughAngle),
    roll: rollOf(idler),
    ...(isZero(centre) ? {} : { centreFaceWidth: millimetres(centre) }),
    ...(isZero(wing) ? {} : { wingFaceWidth: millimetres(wing) }),
    allowedSlope: toSi(isZero(idler.allowShaftDefl) ? usualSlope : idler.allowShaftDefl, "min-arc"),
    rotatingMass,
    setMass: idler.idlerSetMass,
    price: idler.price,
  };
}

function rollOf(idler: IdlerFields): IdlerRow["roll"] {
  const listed = findBallBearing(idler.bearing);
  const { faceWidth, faceWidthCentre, bearingCRating, brgCtrs, supportCtrs, faceToBrgDim, faceToSprtDim } = idler;
  const dynamicRating = bearingCRating > 0 ? kilonewtons(bearingCRating) : (listed?.dynamicRating ?? 0);
  return {
    diameter: millimetres(idler.rollDia),
    faceWidth: millimetres(isZero(faceWidth) ? faceWidthCentre : faceWidth),
    shaftDiameter: millimetres(idler.shaftDia),
    dynamicRating,
    staticRating: listed?.staticRating ?? staticShare * dynamicRating,
    ...(brgCtrs > 0 ? { bearingCentres: millimetres(brgCtrs) } : {}),
    ...(supportCtrs > 0 ? { supportCentres: millimetres(supportCtrs) } : {}),
    faceToBearing: millimetres(faceToBrgDim),
    faceToSupport: millimetres(faceToSprtDim),
  };
}
