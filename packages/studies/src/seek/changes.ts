import {
  type Calculated,
  type ComponentRows,
  type Conveyor,
  findFieldAt,
  keepParts,
  outputAt,
  partChanges,
  type UnitCode,
} from "@beltwright/model";

/** Something with a name that is another one beyond a jump. */
export interface Change {
  /** `motor of drive 1`, or the name of a result in words. */
  readonly title: string;
  readonly before: string | number;
  readonly after: string | number;
  /** Of numbers. */
  readonly unit?: UnitCode;
}

interface Solved {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
}

/** What two calculations of a conveyor do not have in common: parts and masses that were chosen, then results in words. */
export function changesBetween(before: Solved, after: Solved, rows: ComponentRows = {}): readonly Change[] {
  const [one, other] = [before, after].map(({ conveyor, calculated }) =>
    keepParts(conveyor, calculated.solution.machine, rows),
  );
  if (one === undefined || other === undefined) return [];
  const parts = partChanges(one, other).map(({ title, kept, chosen }) => ({ title, before: kept, after: chosen }));
  return [
    ...parts,
    ...massChanges(before.calculated, after.calculated),
    ...wordChanges(before.calculated, after.calculated),
  ];
}

/** Both sides of a jump lie closer together than this share, and so does all that follows evenly. */
const sameWithin = 1e-6;

/** The mass that hangs in the take-up grows by steps. */
function massChanges(before: Calculated, after: Calculated): readonly Change[] {
  const [mass = 0, next = 0] = [before, after].map(({ solution }) => solution.takeUp.mass);
  if (Math.abs(next - mass) <= sameWithin * Math.max(next, mass)) return [];
  return [{ title: findFieldAt("takeUpMass")?.label ?? "", before: mass, after: next, unit: "kg" }];
}

function wordChanges(before: Calculated, after: Calculated): readonly Change[] {
  const now = after.results;
  return Object.entries(before.results).flatMap(([path, value]) => {
    const next = now[path];
    if (typeof value !== "string" || typeof next !== "string" || value === next) return [];
    return [{ title: outputAt(path)?.label ?? path, before: value, after: next }];
  });
}
