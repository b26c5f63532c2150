import type { FieldValue, LibraryValues } from "@beltwright/model";

export function sameValue(first: FieldValue | undefined, second: FieldValue | undefined): boolean {
  if (first === second) return true;
  return typeof first === "object" && typeof second === "object" && JSON.stringify(first) === JSON.stringify(second);
}

/** Names of the fields in which two rows differ; fields only one of them has count as different. */
export function differingFields(first: LibraryValues, second: LibraryValues): readonly string[] {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].filter((name) => !sameValue(first[name], second[name]));
}
