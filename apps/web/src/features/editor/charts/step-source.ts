import type { Place } from "@beltwright/engine";
import type { NumberSource } from "../calculation/traced.ts";

/** A number that a step of the calculation gave, in SI. */
export function stepSource(result: number | null | undefined, unit: string, place: Place): NumberSource | undefined {
  return typeof result === "number" ? { kind: "step", result, unit, place } : undefined;
}
