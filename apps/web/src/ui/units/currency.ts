import { type UnitCode, unitLabel } from "@beltwright/model";
import { createContext, use } from "react";
import { useUnitSystem } from "./unit-system.tsx";

/** What money is counted in where a conveyor is open; empty elsewhere. */
export const CurrencyContext = createContext("");

/** The unit as the reader sees it, money in the currency of the open conveyor. */
export function useUnitLabel(): (unit: UnitCode) => string {
  const [system, currency] = [useUnitSystem(), use(CurrencyContext)];
  return (unit) => unitLabel(unit, system, currency);
}
