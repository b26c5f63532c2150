import type { Conveyor, Pull } from "@beltwright/model";

/** What differs between two documents: fields of the conveyor, and rows of its points where their number is the same. */
export interface DocumentChanges {
  readonly fields: Partial<Conveyor>;
  readonly points: readonly (readonly [row: number, pull: Pull])[];
}

/** Edits share what they leave alone, so comparing references finds what they changed: a few bytes instead of them all. */
export function changesBetween(before: Conveyor, after: Conveyor): DocumentChanges {
  const hasSameRows = before.pulls.length === after.pulls.length;
  const changed = Object.entries(after).filter(
    ([name, value]) => Reflect.get(before, name) !== value && !(name === "pulls" && hasSameRows),
  );
  const points = hasSameRows
    ? after.pulls.flatMap((pull, row) => (pull === before.pulls[row] ? [] : [[row, pull] as const]))
    : [];
  return { fields: Object.fromEntries(changed), points };
}

/** The same document where nothing changed. */
export function withChanges(before: Conveyor, { fields, points }: DocumentChanges): Conveyor {
  if (points.length === 0 && Object.keys(fields).length === 0) return before;
  const after = { ...before, ...fields };
  if (points.length === 0) return after;
  const rows = new Map(points);
  return { ...after, pulls: after.pulls.map((pull, row) => rows.get(row) ?? pull) };
}
