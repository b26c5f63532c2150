import {
  bareTrace,
  constant,
  findBallBearing,
  type IdlerRow,
  inputSources,
  isZero,
  listedRatings,
  none,
  type Trace,
  usualStaticRating,
} from "@beltwright/engine";
import type { ConveyorIdler } from "../../document/types/components.ts";
import { setAngle } from "../idlers.ts";
import { kilonewtons, millimetres, toSi } from "../si.ts";

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

/** Slope of a roll shaft that deep groove bearings bear, minutes of arc. */
const usualSlope = 8;

/** A set in the engine's words. */
export function idlerRow(
  idler: IdlerFields,
  own: { readonly number: number; readonly allowSelection: boolean },
  trace: Trace = bareTrace,
): IdlerRow {
  const { faceWidthCentre: centre, faceWidthWing: wing, noOfRolls, rotatingMass, allowShaftDefl } = idler;
  const allowedSlope = isZero(allowShaftDefl) ? constant(trace, usualSlope, inputSources.rollSlope) : allowShaftDefl;
  return {
    id: idler._id === "" ? idler.description : idler._id,
    description: idler.description,
    ...own,
    beltWidth: millimetres(idler.beltWidth),
    rolls: noOfRolls,
    troughAngle: setAngle(idler, trace),
    roll: rollOf(idler, trace),
    ...(isZero(centre) ? {} : { centreFaceWidth: millimetres(centre) }),
    ...(isZero(wing) ? {} : { wingFaceWidth: millimetres(wing) }),
    allowedSlope: toSi(allowedSlope, "min-arc"),
    rotatingMass,
    setMass: idler.idlerSetMass,
    price: idler.price,
  };
}

function rollOf(idler: IdlerFields, trace: Trace): IdlerRow["roll"] {
  const listed = findBallBearing(idler.bearing);
  const { faceWidth, faceWidthCentre, bearingCRating, brgCtrs, supportCtrs, faceToBrgDim, faceToSprtDim } = idler;
  const ofTable = (rating: number) => constant(trace, rating, listedRatings);
  const ofBearing = listed === undefined ? none(trace) : ofTable(listed.dynamicRating);
  const dynamicRating = bearingCRating > 0 ? kilonewtons(bearingCRating) : ofBearing;
  return {
    diameter: millimetres(idler.rollDia),
    faceWidth: millimetres(isZero(faceWidth) ? faceWidthCentre : faceWidth),
    shaftDiameter: millimetres(idler.shaftDia),
    dynamicRating,
    staticRating: listed === undefined ? usualStaticRating(trace, { dynamicRating }) : ofTable(listed.staticRating),
    ...(brgCtrs > 0 ? { bearingCentres: millimetres(brgCtrs) } : {}),
    ...(supportCtrs > 0 ? { supportCentres: millimetres(supportCtrs) } : {}),
    faceToBearing: millimetres(faceToBrgDim),
    faceToSupport: millimetres(faceToSprtDim),
  };
}
