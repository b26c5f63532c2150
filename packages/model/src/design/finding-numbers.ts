import { type Finding, type FindingCode, findings, type Limit, type Quantity } from "@beltwright/engine";
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

/** How people read a quantity. */
export const quantityUnits: Readonly<Record<Quantity, UnitCode>> = {
  acceleration: "m/s2",
  angle: "deg",
  area: "m2",
  distance: "m",
  force: "kN",
  frequency: "Hz",
  life: "h",
  lineForce: "kN/m",
  lineMass: "kg/m",
  mass: "kg",
  massFlow: "t/h",
  plain: "1",
  power: "kW",
  rotation: "rev/min",
  share: "%",
  size: "mm",
  slope: "min-arc",
  speed: "m/s",
  stress: "MPa",
  temperature: "degC",
  time: "s",
  torque: "Nm",
  voltage: "V",
  volume: "m3",
};

/** What inputs of formulas are, for findings that are named after the input they are about. */
const inputs: Readonly<Partial<Record<Quantity, string>>> = {
  acceleration: "acceleration",
  angle: "angle banking slope surchargeAngle troughAngle wrapAngle",
  area: "area filled",
  distance: "altitude distance length position radius skirtLength x z",
  force: "brakeForce effectiveTension force margin pullOut slackTension startForce tension",
  frequency: "rollFrequency",
  life: "life",
  lineMass: "weight",
  mass: "mass",
  massFlow: "massFlow",
  rotation: "rotation",
  share: "factor sag share startFactor tensionShare",
  size: "arm bearingCentres beltWidth bore centreFaceWidth centreLength diameter drift edgeDistance hubCentres innerDiameter lumpSize outerDiameter overlap shaftDiameter shellDiameter supportCentres width",
  slope: "allowedSlope",
  speed: "beltSpeed speed",
  stress: "pressure tensileStrength",
  temperature: "temperature",
  time: "jerkTime time",
  torque: "runbackTorque torque",
  voltage: "voltage",
  volume: "volume",
};

const isQuantity = (word: string): word is Quantity => Object.hasOwn(quantityUnits, word);

const inputQuantities = new Map(
  Object.entries(inputs).flatMap(([quantity, names]) =>
    names.split(" ").map((name) => [name, isQuantity(quantity) ? quantity : "plain"] as const),
  ),
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
  ["belt-strength", "kN/m"],
  ["belt-width", "mm"],
  ["width-for-density", "mm"],
  ["width-for-trough", "mm"],
  ["hub-centres", "mm"],
  ["trough-angle", "deg"],
];

/** The unit of what a check calls a value, by the name or code it ends with. */
export function checkUnit(code: string): UnitCode {
  return endings.find(([ending]) => `-${code}`.endsWith(`-${ending}`))?.[1] ?? "1";
}

/** What a guard put in the place of an input is what the input is. */
function unitOf(code: FindingCode, name: string, about: string): UnitCode {
  if (code === "value-replaced" && name === "used") return unitOf(code, about, about);
  return quantityUnits[findings[code].values[name] ?? inputQuantities.get(name) ?? "plain"];
}

/** The numbers of a finding and its limit in units that people type, what is limited last; findings carry SI. */
export function findingNumbers({ code, values, limit }: Pick<Finding, "code" | "values" | "limit">): FindingNumbers {
  const told = Object.entries(values).filter(([, value]) => Number.isFinite(value));
  const about = findings[code].limited ?? told[0]?.[0] ?? "";
  const unit = unitOf(code, about, about);
  const isLimited = ([name]: readonly [string, number]) => limit !== undefined && name === about;
  const ordered = [...told.filter((one) => !isLimited(one)), ...told.filter(isLimited)];
  return {
    values: ordered.map(([name, value]) => {
      const shown = unitOf(code, name, about);
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
