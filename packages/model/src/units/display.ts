import type { UnitCode } from "./unit.ts";

/** How numbers are shown and typed. What is stored stays metric. */
export type UnitSystem = "metric" | "imperial";

interface ImperialUnit {
  readonly label: string;
  /** Metric units in one imperial unit. */
  readonly factor: number;
  /** Metric value of imperial zero; only temperatures have one. */
  readonly zero?: number;
}

const inch = 25.4; // mm, exact since 1959
const foot = 0.3048; // m, exact
const pound = 0.45359237; // kg, exact
const poundForce = 4.4482216152605; // N, exact: pound × 9.80665
const psi = poundForce / inch ** 2; // N/mm2

/** Units missing here are the same in both systems. */
const imperial: Partial<Record<UnitCode, ImperialUnit>> = {
  "%/mm": { label: "%/in", factor: 1 / inch },
  MPa: { label: "psi", factor: psi },
  N: { label: "lbf", factor: poundForce },
  "N/mm2": { label: "psi", factor: psi },
  Nm: { label: "lbf·ft", factor: poundForce * foot },
  bar: { label: "psi", factor: psi * 10 },
  degC: { label: "°F", factor: 5 / 9, zero: -160 / 9 },
  kN: { label: "lbf", factor: poundForce / 1000 },
  "kN/m": { label: "lbf/in", factor: poundForce / inch },
  kW: { label: "hp", factor: (550 * foot * poundForce) / 1000 },
  kg: { label: "lb", factor: pound },
  "kg/m": { label: "lb/ft", factor: pound / foot },
  "kg/m2": { label: "lb/ft²", factor: pound / foot ** 2 },
  "kg/m2/mm": { label: "lb/ft²/in", factor: pound / foot ** 2 / inch },
  "kg/m3": { label: "lb/ft³", factor: pound / foot ** 3 },
  kgm2: { label: "lb·ft²", factor: pound * foot ** 2 },
  m: { label: "ft", factor: foot },
  "m/s": { label: "ft/min", factor: foot / 60 },
  m2: { label: "ft²", factor: foot ** 2 },
  mm: { label: "in", factor: inch },
  "t/h": { label: "short ton/h", factor: pound * 2 },
};

const metricLabels: Partial<Record<UnitCode, string>> = {
  "1": "",
  "N/mm2": "N/mm²",
  deg: "°",
  degC: "°C",
  "kg/m2": "kg/m²",
  "kg/m2/mm": "kg/m²/mm",
  "kg/m3": "kg/m³",
  kgm2: "kg·m²",
  m2: "m²",
  "min-arc": "′",
  money: "",
};

export function unitLabel(code: UnitCode, system: UnitSystem): string {
  const metric = metricLabels[code] ?? code;
  return system === "metric" ? metric : (imperial[code]?.label ?? metric);
}

/**
 * A stored value in the unit shown. Convert on the way to the screen only, and back only when a
 * person has committed a changed text: a field nobody edited is never converted back, so it keeps
 * every digit.
 */
export function toDisplay(value: number, code: UnitCode, system: UnitSystem): number {
  const unit = system === "imperial" ? imperial[code] : undefined;
  return unit ? (value - (unit.zero ?? 0)) / unit.factor : value;
}

/**
 * A value typed in the unit shown, as it is stored. The last digit or two of binary noise are taken
 * off, so that 48 in is 1219.2 mm and a value of up to 15 digits survives the way there and back.
 */
export function fromDisplay(value: number, code: UnitCode, system: UnitSystem): number {
  const unit = system === "imperial" ? imperial[code] : undefined;
  if (!unit) return value;
  // Subtracting zeros of two scales costs digits after the point, which a thermometer does not have.
  if (unit.zero !== undefined) return Number((value * unit.factor + unit.zero).toFixed(10));
  return withoutNoise(value * unit.factor);
}

/** The nearest number of at most 15 significant digits: what a double can carry exactly in decimal. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(15));
}
