import { restated } from "@beltwright/engine";
import type { UnitCode } from "../units/unit.ts";

/** How a unit of the document becomes SI: times the first, over the second. Divisions keep 1200 mm exactly 1.2 m. */
const scales: Readonly<Partial<Record<UnitCode, readonly [times: number, over: number]>>> = {
  "%": [1, 100],
  MPa: [1e6, 1],
  MWh: [3.6e9, 1],
  deg: [Math.PI, 180],
  h: [3600, 1],
  kN: [1000, 1],
  "kN/m": [1000, 1],
  kJ: [1000, 1],
  kVA: [1000, 1],
  kW: [1000, 1],
  "kWh/t": [3600, 1],
  "kWh/tkm": [3.6, 1],
  "kg/m2/mm": [1000, 1],
  "kg/t": [1, 1000],
  km: [1000, 1],
  mm: [1, 1000],
  "money/t": [1, 1000],
  "min-arc": [Math.PI, 10_800],
  "t/h": [1, 3.6],
};

/** A value of the document in SI; units that are SI already, degrees Celsius among them, stay as they are. */
export function toSi(value: number, unit: UnitCode): number {
  const scale = scales[unit];
  return scale === undefined ? value : restated(value, (number) => (number * scale[0]) / scale[1]);
}

/** An SI value in a unit of the document. */
export function fromSi(value: number, unit: UnitCode): number {
  const scale = scales[unit];
  return scale === undefined ? value : restated(value, (number) => (number * scale[1]) / scale[0]);
}

export const millimetres = (value: number): number => toSi(value, "mm");
export const degrees = (value: number): number => toSi(value, "deg");
export const percent = (value: number): number => toSi(value, "%");
export const kilonewtons = (value: number): number => toSi(value, "kN");
export const tonnesPerHour = (value: number): number => toSi(value, "t/h");
