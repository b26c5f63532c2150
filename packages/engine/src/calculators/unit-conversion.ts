import { InputRefused } from "../trace/input-refused.ts";
import { finite } from "../trace/limit.ts";

/** What can be converted, each with its units and the SI value of one of them. */
export const convertibleUnits = {
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

export type ConvertibleQuantity = keyof typeof convertibleUnits;

/** A value in another unit of the same quantity. Temperatures have their own function, since their zeros differ. */
export function convertUnit<Quantity extends ConvertibleQuantity>(
  value: number,
  quantity: Quantity,
  from: keyof (typeof convertibleUnits)[Quantity],
  to: keyof (typeof convertibleUnits)[Quantity],
): number {
  if (!Number.isFinite(value))
    throw new InputRefused({ subject: "unit-conversion", input: quantity, value, limit: finite });
  const units: Readonly<Record<PropertyKey, number>> = convertibleUnits[quantity];
  const size = (unit: PropertyKey): number => {
    const found = units[unit];
    if (found === undefined) throw new Error(`${quantity} has no unit ${String(unit)}`);
    return found;
  };
  return from === to ? value : (value * size(from)) / size(to);
}

export function fahrenheitOf(celsius: number): number {
  return 1.8 * celsius + 32;
}

export function celsiusOf(fahrenheit: number): number {
  return (fahrenheit - 32) / 1.8;
}
