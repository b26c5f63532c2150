import type { Conveyor } from "../document/types/conveyor.ts";

/** What was corrected in the calculation since format 1 of a file, the widest reaching first. */
export const correctionCodes = [
  "lift-by-belt-line",
  "every-running-case",
  "tilt-apart",
  "cold-by-table",
  "bent-tension",
  "friction-by-purpose",
  "forces-at-start",
  "idler-sets",
  "raised-transition",
  "short-conveyors",
] as const;

export type CorrectionCode = (typeof correctionCodes)[number];

const pulls = ["te", "totalTe", "totalTeUn", "totalTeInc", "totalTeDec", "absorbedPower", "installedPower"];
const takeUp = ["ttup", "takeUpMassReq"];
const tensions = ["tmax", "tmaxStartOrRun", "tmin", "takeUpTravel", "beltSafetyRun", "beltSafetyStart"];
const traction = ["tractionCase", "tractionSurplus"];
const starting = ["tStart", "tStartEmpty"];
const stopping = ["tStopBraking", "tStopCoasting", "tStopEmptyBraking", "tStopEmptyCoasting"];
const distances = ["sStopBraking", "sStopCoasting"];
const ofResistance = new Set([...pulls, ...takeUp, ...tensions, ...traction, ...starting, ...stopping, ...distances]);
const ofTakeUp = new Set([...takeUp, ...tensions]);

const ofLowFriction = new Set([...takeUp, ...tensions, ...traction, ...starting, ...stopping, ...distances]);

/** A conveyor in which main results have moved. */
interface Corrected {
  readonly conveyor: Conveyor;
  /** The names of those that moved. */
  readonly moved: ReadonlySet<string>;
}

/** Corrections that move main results, and where; the others are of transitions, calculators, masses and costs. */
const reach: readonly {
  readonly code: CorrectionCode;
  readonly results: ReadonlySet<string>;
  readonly isOf: (corrected: Corrected) => boolean;
}[] = [
  { code: "lift-by-belt-line", results: ofResistance, isOf: () => true },
  { code: "every-running-case", results: ofTakeUp, isOf: ({ moved }) => moved.has("takeUpMassReq") },
  { code: "tilt-apart", results: ofResistance, isOf: ({ conveyor }) => hasTiltApart(conveyor) },
  { code: "cold-by-table", results: ofResistance, isOf: ({ conveyor }) => isCold(conveyor) },
  { code: "bent-tension", results: ofResistance, isOf: ({ conveyor }) => isFrictionOfTension(conveyor) },
  { code: "friction-by-purpose", results: ofLowFriction, isOf: ({ conveyor }) => runsDown(conveyor) },
];

/** Why a main result may have moved: the corrections that reach it in this conveyor. */
export function correctionsOf(result: string, corrected: Corrected): readonly CorrectionCode[] {
  return reach.flatMap(({ code, results, isOf }) => (results.has(result) && isOf(corrected) ? [code] : []));
}

/** Only a belt that leaves its load lower than it takes it may run by itself. */
function runsDown({ pulls }: Conveyor): boolean {
  const [first] = pulls.filter(({ pType }) => pType === "Hopper");
  const last = pulls.findLast(({ sectType }) => sectType === "Carry");
  return first !== undefined && last !== undefined && last.z < first.z;
}

function hasTiltApart({ calcMethod, cemaCountTilt, csForwardTilt, rsForwardTilt }: Conveyor): boolean {
  return calcMethod === "CEMA" && !cemaCountTilt && csForwardTilt + rsForwardTilt > 0;
}

/** From here upwards both the old curve and the new table give 1, °C. */
const warm = 10;

/** A typed factor stays; ISO keeps the curve, as part of an automatic friction factor. */
function isCold({ calcMethod, kt, minTemp }: Conveyor): boolean {
  return calcMethod !== "ISO" && kt === 1 && minTemp < warm;
}

function isFrictionOfTension(conveyor: Conveyor): boolean {
  return conveyor.calcMethod !== "ISO" || hasFoundFriction(conveyor);
}

function hasFoundFriction({ frictionFactorInp, pulls: points }: Conveyor): boolean {
  return frictionFactorInp === 0 && points.some((point) => point.frictionFactorInp === 0);
}
