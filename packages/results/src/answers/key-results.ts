import { shownText, type UnitCode } from "@beltwright/model";

/** What an engineer looks at first, in this order. */
export const keyResultNames = [
  "percentBeltCapacity",
  "edgeDist",
  "edgeDistReq",
  "overlapDist",
  "burdenDepth",
  "burdenWidth",
  "loadAreaRequired",
  "loadAreaAvailable",
  "floodedBeltCapacity",
  "totalBeltL",
  "te",
  "totalTe",
  "totalTeUn",
  "totalTeInc",
  "totalTeDec",
  "tmax",
  "tmaxStartOrRun",
  "tmin",
  "ttup",
  "takeUpMassReq",
  "absorbedPower",
  "installedPower",
  "beltSafetyRun",
  "beltSafetyStart",
  "tractionCase",
  "tractionSurplus",
  "tStart",
  "tStartEmpty",
  "tStopBraking",
  "tStopEmptyBraking",
  "tStopCoasting",
  "tStopEmptyCoasting",
  "capitalCost",
  "energyPerTonne",
  "energyBill",
  "beltLife",
  "carbonPerTonne",
  "costPerTonne",
] as const;

/** Tensions keep the two decimals they are rounded to. */
export function resultText(value: number | string | undefined, unit: UnitCode): string {
  if (value === undefined) return "–";
  if (typeof value === "string") return value;
  return unit === "kN" ? value.toFixed(2) : shownText(value, unit, "metric");
}
