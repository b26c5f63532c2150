import type { Finding } from "@beltwright/engine";
import { valueAt } from "../edits/field-at.ts";
import { alongAttempts } from "./along-attempts.ts";
import { type Attempt, type Begun, changed } from "./attempt.ts";

/** Points that make the duty: where they lie is given. */
const fixed: ReadonlySet<string> = new Set(["Tail", "Drive", "Hopper"]);

/** A little more than what is missing, and twice as much. */
const shares = [1.05, 2];

/** A point moved by what a finding says is missing: along the belt away from the other one, else either way. */
export function placeAttempts(begun: Begun, { values, place }: Finding, path: string): readonly Attempt[] {
  const { conveyor } = begun;
  const kind = valueAt(conveyor, path.replace(/x$/, "pType"));
  const before = valueAt(conveyor, path);
  const { straight = 0, needed = 0, distance = 0 } = values;
  const missing = Math.max(-straight, needed - distance);
  if (typeof before !== "number" || fixed.has(String(kind)) || !(missing > 0)) return [];
  const rowOf = (id: string | undefined) => conveyor.pulls.findIndex(({ noID }) => String(noID) === id);
  const [index, other] = [rowOf(place.pointId), rowOf(place.otherPointId)];
  const along = index >= 0 && other >= 0 ? alongAttempts(begun, { index, other, missing }) : [];
  const across = shares.flatMap((share) =>
    [1, -1].flatMap((way) => changed(conveyor, { path, before, after: toDecimetres(before + way * share * missing) })),
  );
  return [...along, ...across];
}

/** As points are set out. */
const toDecimetres = (metres: number) => Math.round(metres * 10) / 10;
