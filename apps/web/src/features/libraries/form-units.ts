import type { UnitSystem } from "@beltwright/model";

/** Imperial if the person works in it or the entry is marked so; metric otherwise. */
export function formSystem(chosen: UnitSystem, isMetric: boolean): UnitSystem {
  return chosen === "imperial" || !isMetric ? "imperial" : "metric";
}
