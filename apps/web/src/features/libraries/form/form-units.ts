import type { UnitSystem } from "@beltwright/model";

/** An entry is typed in imperial units if the person works in them or the entry itself is marked so. */
export function formSystem(chosen: UnitSystem, isMetric: boolean): UnitSystem {
  return chosen === "imperial" || !isMetric ? "imperial" : "metric";
}
