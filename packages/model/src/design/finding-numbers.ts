import type { Finding, Limit } from "@beltwright/engine";
import type { UnitCode } from "../units/unit.ts";
import { fromSi } from "./si.ts";

/** A number a finding speaks of, in a unit of the document. */
interface FindingNumber {
  /** The engine's name of the quantity: `requiredFriction`. */
  readonly name: string;
  readonly value: number;
  readonly unit: UnitCode;
}

export interface FindingNumbers {
  readonly values: readonly FindingNumber[];
  /** In the unit of the number it limits. */
  readonly limit: { readonly bounds: Limit; readonly unit: UnitCode } | undefined;
}

const names: Readonly<Partial<Record<UnitCode, string>>> = {
  kN: "tension margin surplus effectiveTension force lowest highest setLoad straightSetLoad startForce rating pullOut slackTension brakeForce",
  "kN/m": "requiredRating mean",
  m: "position travel distance needed least most available radius straight tangent length skirtLength x z altitude",
  mm: "beltWidth width lumpSize edgeDistance overlap shellDiameter diameter bore sagDepth drift beltLift pulleyRise arm innerDiameter outerDiameter shaftDiameter hubCentres bearingCentres supportCentres centreLength",
  deg: "angle slope troughAngle wrapAngle turnPerSet banking",
  "%": "sag fillRatio utilisation share startFactor factor error tensionShare",
  "min-arc": "shaftSlope allowedSlope",
  s: "time slipTime firstSlipAt runTime interval wantedInterval",
  "m/s": "speed beltSpeed otherBeltSpeed",
  "m/s2": "acceleration",
  "rev/min": "rotation",
  Hz: "rollFrequency first second",
  kW: "installed",
  h: "life",
  MPa: "pressure tensileStrength",
  Nm: "torque runbackTorque",
  kg: "mass",
  m2: "area filled",
  m3: "volume",
  "t/h": "massFlow",
  degC: "temperature",
  V: "voltage wanted",
  "kg/m": "weight",
};

const units = new Map(
  Object.entries(names).flatMap(([unit, words]) => words.split(" ").map((name) => [name, unit] as const)),
);

/** What the checks of drives and pulleys call a value, by the end of their code. */
const endings: readonly (readonly [ending: string, unit: UnitCode])[] = [
  ["bore", "mm"],
  ["diameter", "mm"],
  ["disc", "mm"],
  ["diameter-at-hub", "mm"],
  ["diameter-at-bearing", "mm"],
  ["diameter-at-shoulder", "mm"],
  ["starting-torque", "Nm"],
  ["peak-torque", "kN"],
  ["torque", "Nm"],
  ["power", "kW"],
  ["breakdown", "kW"],
  ["speed", "rev/min"],
  ["lift-off", "rev/min"],
  ["frequency", "Hz"],
  ["start-time", "s"],
  ["slip", "%"],
  ["life", "h"],
  ["stress", "MPa"],
  ["slope", "min-arc"],
  ["belt-rating", "kN/m"],
  ["belt-width", "mm"],
  ["width-for-density", "mm"],
  ["width-for-trough", "mm"],
  ["hub-centres", "mm"],
  ["trough-angle", "deg"],
];

const isUnit = (word: string | undefined): word is UnitCode => word !== undefined && word in names;

/** The unit of what a check calls a value, by the name or code it ends with. */
export function checkUnit(code: string): UnitCode {
  return endings.find(([ending]) => `-${code}`.endsWith(`-${ending}`))?.[1] ?? "1";
}

function unitOf(code: string, name: string): UnitCode {
  if (name === "value") return checkUnit(code);
  const unit = units.get(name);
  return isUnit(unit) ? unit : "1";
}

/** The quantity a limit is about is the first told, but for these. */
const limited: Readonly<Record<string, string>> = { "sag-exceeded": "margin", "start-stalls": "force" };

/** The numbers of a finding and its limit in units that people type, what is limited last; findings carry SI. */
export function findingNumbers({ code, values, limit }: Pick<Finding, "code" | "values" | "limit">): FindingNumbers {
  const told = Object.entries(values).filter(([, value]) => Number.isFinite(value));
  const about = limited[code] ?? told[0]?.[0] ?? "";
  const unit = unitOf(code, about);
  const isLimited = ([name]: readonly [string, number]) => limit !== undefined && name === about;
  const ordered = [...told.filter((one) => !isLimited(one)), ...told.filter(isLimited)];
  return {
    values: ordered.map(([name, value]) => {
      const shown = unitOf(code, name);
      return { name, value: inUnit(value, shown), unit: shown };
    }),
    limit: limit === undefined ? undefined : { bounds: boundsIn(limit, unit), unit },
  };
}

/** Shafts turn in revolutions per second in the engine. */
export const inUnit = (value: number, unit: UnitCode) => (unit === "rev/min" ? value * 60 : fromSi(value, unit));

function boundsIn({ above, least, most, below }: Limit, unit: UnitCode): Limit {
  return {
    ...(above === undefined ? {} : { above: inUnit(above, unit) }),
    ...(least === undefined ? {} : { least: inUnit(least, unit) }),
    ...(most === undefined ? {} : { most: inUnit(most, unit) }),
    ...(below === undefined ? {} : { below: inUnit(below, unit) }),
  };
}
