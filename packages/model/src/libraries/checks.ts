import type { FieldValue } from "../fields/field.ts";
import type { RowFault } from "./definition.ts";

type OneField = Readonly<Record<string, FieldValue | undefined>>;

/**
 * Says so when the first field is larger than the second. A zero on either side is left alone where
 * `zeroMeans` is "not given": many catalogues carry 0 for a figure the maker does not state.
 */
export function inOrder(
  smaller: OneField,
  larger: OneField,
  zeroMeans: "zero" | "not given" = "zero",
): readonly RowFault[] {
  const [smallerName = "", low] = Object.entries(smaller)[0] ?? [];
  const [largerName = "", high] = Object.entries(larger)[0] ?? [];
  if (typeof low !== "number" || typeof high !== "number" || low <= high) return [];
  if (zeroMeans === "not given" && high === 0) return [];
  return [{ field: smallerName, mostIs: { field: largerName, isHalf: false } }];
}
