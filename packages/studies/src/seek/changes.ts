import {
  type Calculated,
  type ComponentRows,
  type Conveyor,
  keepParts,
  outputAt,
  partChanges,
} from "@beltwright/model";

/** Something with a name that is another one beyond a jump. */
export interface Change {
  /** `motor of drive 1`, or the name of a result in words. */
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

interface Solved {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
}

/** What two calculations of a conveyor do not have in common: parts that were chosen, then results in words. */
export function changesBetween(before: Solved, after: Solved, rows: ComponentRows = {}): readonly Change[] {
  const [one, other] = [before, after].map(({ conveyor, calculated }) =>
    keepParts(conveyor, calculated.solution.machine, rows),
  );
  if (one === undefined || other === undefined) return [];
  const parts = partChanges(one, other).map(({ title, kept, chosen }) => ({ title, before: kept, after: chosen }));
  return [...parts, ...wordChanges(before.calculated, after.calculated)];
}

function wordChanges(before: Calculated, after: Calculated): readonly Change[] {
  const now = after.results;
  return Object.entries(before.results).flatMap(([path, value]) => {
    const next = now[path];
    if (typeof value !== "string" || typeof next !== "string" || value === next) return [];
    return [{ title: outputAt(path)?.label ?? path, before: value, after: next }];
  });
}
