import { type Calculated, outputAt, shownText, type UnitCode } from "@beltwright/model";
import { columns } from "./columns.ts";

/** What an engineer looks at first, in this order. */
const keyNames = [
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

/**
 * The key results, one column for each method. Names that no method gives are left out, but for a take-up that was
 * searched and not found.
 */
export function keyResults(solved: readonly Calculated[], currency: string): string {
  const names = keyNames.filter((name) =>
    solved.some((one) => one.results[name] !== undefined || isMissing(one, name)),
  );
  const rows = names.map((name) => {
    const { label = name, unit = "1" } = outputAt(name) ?? {};
    const values = solved.map(({ results }) => shown(results[name], unit));
    return [label, ...values, unitText(unit, currency), name];
  });
  return columns([["", ...solved.map(({ method }) => method), "", ""], ...rows]);
}

function unitText(unit: UnitCode, currency: string): string {
  return unit === "1" ? "" : unit.replace("money", currency);
}

function isMissing({ solution: { takeUp } }: Calculated, name: string): boolean {
  if (name === "ttup") return takeUp.isAssumed;
  return name === "takeUpMassReq" && takeUp.kind === "gravity" && takeUp.required.kind === "not-found";
}

/** Tensions keep the two decimals they are rounded to. */
export function shown(value: number | string | undefined, unit: UnitCode): string {
  if (value === undefined) return "–";
  if (typeof value === "string") return value;
  return unit === "kN" ? value.toFixed(2) : shownText(value, unit, "metric");
}
