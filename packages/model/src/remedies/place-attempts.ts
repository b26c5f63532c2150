import type { Finding } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { valueAt } from "../edits/field-at.ts";
import { alongAttempts, shares } from "./along-attempts.ts";
import { apartAttempts } from "./apart-attempts.ts";
import { type Attempt, type Begun, changed } from "./attempt.ts";

/** Points that make the duty: where they lie is given. */
const fixed: ReadonlySet<string> = new Set(["Tail", "Drive", "Hopper"]);

/**
 * A point moved by what a finding says is missing: it or the other one along the belt, a pulley straight, away from each
 * other; else either way.
 */
export function placeAttempts(begun: Begun, { values, place }: Finding, path: string): readonly Attempt[] {
  const { conveyor } = begun;
  const { straight = 0, needed = 0, distance = 0 } = values;
  const missing = Math.max(-straight, needed - distance);
  if (!(missing > 0)) return [];
  const [own, beside] = [rowOf(conveyor, place.pointId), rowOf(conveyor, place.otherPointId)];
  const crowded = [
    { index: own, other: beside, missing },
    { index: beside, other: own, missing },
  ].filter(({ index, other }) => isFree(conveyor, index) && other >= 0);
  return [
    ...crowded.flatMap((one) => [...alongAttempts(begun, one), ...apartAttempts(begun, one)]),
    ...acrossAttempts(conveyor, path, missing),
  ];
}

function rowOf({ pulls }: Conveyor, id: string | undefined): number {
  return pulls.findIndex(({ noID }) => String(noID) === id);
}

function isFree({ pulls }: Conveyor, index: number): boolean {
  const pull = pulls[index];
  return pull !== undefined && !fixed.has(pull.pType);
}

function acrossAttempts(conveyor: Conveyor, path: string, missing: number): readonly Attempt[] {
  const before = valueAt(conveyor, path);
  const kind = valueAt(conveyor, path.replace(/x$/, "pType"));
  if (typeof before !== "number" || fixed.has(String(kind))) return [];
  return shares.flatMap((share) =>
    [1, -1].flatMap((way) => changed(conveyor, { path, before, after: toDecimetres(before + way * share * missing) })),
  );
}

/** As points are set out. */
const toDecimetres = (metres: number) => Math.round(metres * 10) / 10;
