import type { Conveyor } from "../../document/types/conveyor.ts";
import { idlerFaces } from "./first-sizes.ts";

/** Faces as standardised for the width, masses in proportion to them; sets from the library where it has them. */
export function withIdlers(conveyor: Conveyor): Conveyor {
  const { beltWidthInp } = conveyor;
  const { carry, back } = idlerFaces(beltWidthInp);
  return {
    ...conveyor,
    selectCSIdlerMode: "Auto",
    selectRSIdlerMode: "Auto",
    csIdler: withFace(conveyor.csIdler, carry, beltWidthInp),
    rsIdler: withFace(conveyor.rsIdler, back, beltWidthInp),
  };
}

function withFace(idler: Conveyor["csIdler"], face: number, beltWidth: number): Conveyor["csIdler"] {
  const share = face / idler.faceWidthCentre;
  return {
    ...idler,
    beltWidth,
    faceWidth: face,
    faceWidthCentre: face,
    faceWidthWing: face,
    supportCtrs: Math.round(idler.supportCtrs + face - idler.faceWidthCentre),
    brgCtrs: Math.round(idler.brgCtrs + face - idler.faceWidthCentre),
    rotatingMass: Number((idler.rotatingMass * share).toFixed(1)),
    idlerSetMass: Number((idler.idlerSetMass * share).toFixed(1)),
  };
}
