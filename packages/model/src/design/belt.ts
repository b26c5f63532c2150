import { type Belt, type BeltRules, bareTrace, beltMassPerMetre, isZero, type Trace } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { millimetres, percent, toSi } from "./si.ts";

export function beltOf(conveyor: Conveyor, trace: Trace): Belt {
  const { belt, beltWidthInp, topCover, bottomCover } = conveyor;
  return {
    id: belt._id === "" ? belt.description : belt._id,
    carcass: /steel/i.test(belt.fibre) ? "steel-cord" : "fabric",
    width: millimetres(beltWidthInp),
    mass: beltMass(conveyor, trace),
    carcassThickness: millimetres(belt.carcassT),
    topCover: millimetres(topCover),
    bottomCover: millimetres(bottomCover),
    strength: toSi(belt.beltStrength, "kN/m"),
    ...(isZero(belt.allowableTension) ? {} : { rating: toSi(belt.allowableTension, "kN/m") }),
    modulus: toSi(belt.beltModulus, "kN/m"),
  };
}

/** Mass of one metre of belt as typed, or of its carcass and covers, kg/m. */
export function beltMass(conveyor: Conveyor, trace: Trace = bareTrace): number {
  const { belt, beltMassInp, beltWidthInp, topCover, bottomCover } = conveyor;
  if (!isZero(beltMassInp)) return beltMassInp;
  trace.place = {};
  return beltMassPerMetre(trace, {
    beltWidth: millimetres(beltWidthInp),
    carcassMass: belt.carcassMass,
    coverDensity: toSi(belt.coverDensity, "kg/m2/mm"),
    topCover: millimetres(topCover),
    bottomCover: millimetres(bottomCover),
  });
}

export function beltRulesOf({ beltAllowTensionRise, staticSafetyFactor }: Conveyor): BeltRules {
  return { allowedTensionRise: percent(beltAllowTensionRise), staticSafety: staticSafetyFactor };
}

export const beltPaths = {
  "belt.width": "beltWidthInp",
  "belt.mass": "beltMassInp",
  "belt.carcassThickness": "belt.carcassT",
  "belt.topCover": "topCover",
  "belt.bottomCover": "bottomCover",
  "belt.strength": "belt.beltStrength",
  "belt.rating": "belt.allowableTension",
  "belt.modulus": "belt.beltModulus",
  "beltRules.allowedTensionRise": "beltAllowTensionRise",
  "beltRules.staticSafety": "staticSafetyFactor",
} as const;
