import { type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";
import { createContext, use } from "react";
import { useUnitSystem } from "./unit-system.tsx";

/** What money is counted in where a conveyor is open; empty elsewhere. */
export const CurrencyContext = createContext("");

/** How numbers are shown to the reader: units, and the currency of the open conveyor. */
export interface Reader {
  readonly system: UnitSystem;
  readonly currency: string;
}

export function useReader(): Reader {
  return { system: useUnitSystem(), currency: use(CurrencyContext) };
}

/** The unit as the reader sees it, money in the currency of the open conveyor. */
export function useUnitLabel(): (unit: UnitCode) => string {
  const { system, currency } = useReader();
  return (unit) => unitLabel(unit, system, currency);
}
