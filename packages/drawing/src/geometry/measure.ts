import { toDisplay, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";
import { rounded } from "./nice.ts";

/** A value of the document's unit on a drawing, in the reader's unit, without its name. */
export function measured(value: number, unit: UnitCode, system: UnitSystem, decimals: number): string {
  return rounded(toDisplay(value, unit, system), decimals);
}

/** The same with the name of its unit. */
export function measuredWithUnit(value: number, unit: UnitCode, system: UnitSystem, decimals: number): string {
  return `${measured(value, unit, system, decimals)} ${unitLabel(unit, system)}`;
}

/** A size of a part: bare millimetres as on any metric drawing; inches have their sign and one decimal more. */
export function partSize(millimetres: number, system: UnitSystem, decimals: number): string {
  return system === "metric" ? rounded(millimetres, decimals) : `${measured(millimetres, "mm", system, decimals + 1)}″`;
}
