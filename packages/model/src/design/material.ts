import type { Material, SpeedClass } from "@beltwright/engine";
import { isZero } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { degrees, millimetres } from "./si.ts";

/** The material; a limit of 0 in the document means that none is set. */
export function materialOf({ matl, matlFrictionBelt, matlFrictionSkirt, lumpGrading }: Conveyor): Material {
  return {
    lowBulkDensity: matl.loBD,
    highBulkDensity: matl.hiBD,
    surchargeAngle: degrees(matl.surchargeAngle),
    reposeAngle: degrees(matl.repose),
    lumpSize: millimetres(matl.lumpSize),
    lumpGrading: lumpGrading === "Few lumps" ? "few-lumps" : "all-lumps",
    ...(isZero(matl.maxIncline) ? {} : { steepestIncline: degrees(matl.maxIncline) }),
    ...(isZero(matl.maxSpeed) ? {} : { fastestSpeed: matl.maxSpeed }),
    speedClass: speedClassOf(matl),
    frictionOnBelt: matlFrictionBelt,
    frictionOnSkirt: matlFrictionSkirt,
  };
}

/** By the CEMA codes: extremely abrasive is hard ore; free flowing and mild is grain; all else coal and soft ore. */
function speedClassOf({ flowability, abrasion }: Pick<Conveyor["matl"], "flowability" | "abrasion">): SpeedClass {
  if (abrasion >= 7) return "hard-ore";
  return abrasion <= 5 && flowability <= 2 ? "free-flowing" : "coal-and-soft-ore";
}

/** Where each number of the design is typed in the document. */
export const materialPaths = {
  "material.lowBulkDensity": "matl.loBD",
  "material.highBulkDensity": "matl.hiBD",
  "material.surchargeAngle": "matl.surchargeAngle",
  "material.reposeAngle": "matl.repose",
  "material.lumpSize": "matl.lumpSize",
  "material.steepestIncline": "matl.maxIncline",
  "material.fastestSpeed": "matl.maxSpeed",
  "material.frictionOnBelt": "matlFrictionBelt",
  "material.frictionOnSkirt": "matlFrictionSkirt",
} as const;
