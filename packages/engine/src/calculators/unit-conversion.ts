import { scaleConversion, unitConversion } from "../rules/quick-estimates/units.ts";
import { constant } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";

/** What can be converted, each with its units and the SI value of one of them. */
const convertibleUnits = {
  length: { m: 1, mm: 0.001, in: 0.0254, ft: 0.3048 },
  mass: { kg: 1, t: 1000, lb: 0.45359237, "short ton": 907.18474 },
  force: { N: 1, kN: 1000, lbf: 4.4482216152605 },
  "belt tension": { "N/m": 1, "kN/m": 1000, "lbf/in": 175.1268352 },
  stress: { Pa: 1, MPa: 1e6, psi: 6894.757293 },
  density: { "kg/m3": 1, "lb/ft3": 16.01846337 },
  "linear mass": { "kg/m": 1, "lb/ft": 1.488163944 },
  speed: { "m/s": 1, "ft/min": 0.00508 },
  capacity: { "t/h": 1, "short t/h": 0.90718474 },
  power: { W: 1, kW: 1000, hp: 745.6998716 },
  torque: { "N m": 1, "ft lbf": 1.355817948 },
  inertia: { "kg m2": 1, "lb ft2": 0.04214011009 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Each scale of temperature: its reading at 0 °C, and the size of one of its degrees in K. */
const temperatureScales = {
  "°C": { zero: 0, size: 1 },
  "°F": { zero: 32, size: 5 / 9 },
  K: { zero: 273.15, size: 1 },
} as const;

/** Units of each quantity a person can choose, temperature among them. */
export const unitsByQuantity: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(convertibleUnits).map(([quantity, units]) => [quantity, Object.keys(units)])),
  temperature: Object.keys(temperatureScales),
};

interface Converted {
  readonly unit: string;
  readonly value: number;
}

/** A value in every other unit of its quantity. */
export function convertAll(
  trace: Trace,
  given: { readonly value: number; readonly quantity: string; readonly from: string },
): readonly Converted[] {
  const others = (unitsByQuantity[given.quantity] ?? []).filter((unit) => unit !== given.from);
  return others.map((unit) => ({ unit, value: converted(trace, { ...given, to: unit }) }));
}

interface Conversion {
  readonly value: number;
  readonly quantity: string;
  readonly from: string;
  readonly to: string;
}

function converted(trace: Trace, { value, quantity, from, to }: Conversion): number {
  if (quantity === "temperature") {
    const [start, end] = [scaleOf(from), scaleOf(to)];
    const scale = (number: number) => constant(trace, number, scaleConversion.definition.source);
    const sizes = { fromSize: scale(start.size), toSize: scale(end.size) };
    return scaleConversion(trace, { value, fromZero: scale(start.zero), toZero: scale(end.zero), ...sizes });
  }
  const size = (unit: string) => constant(trace, sizeOf(quantity, unit), unitConversion.definition.source);
  return unitConversion(trace, { value, fromSize: size(from), toSize: size(to) });
}

function scaleOf(unit: string) {
  const found = Object.entries(temperatureScales).find(([name]) => name === unit);
  if (!found) throw new Error(`no scale of temperature ${unit}`);
  return found[1];
}

function sizeOf(quantity: string, unit: string): number {
  const units: Readonly<Record<string, Readonly<Record<string, number>>>> = convertibleUnits;
  const size = units[quantity]?.[unit];
  if (size === undefined) throw new Error(`${quantity} has no unit ${unit}`);
  return size;
}
