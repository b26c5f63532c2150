import type { Finding } from "@beltwright/engine";
import { valueAt } from "../edits/field-at.ts";
import { type Attempt, type Begun, changed } from "./attempt.ts";

/** Points that make the duty: where they lie is given. */
const fixed: ReadonlySet<string> = new Set(["Tail", "Drive", "Hopper"]);

/** A little more than what is missing, and twice as much. */
const shares = [1.05, 2];

/** A point moved along by what a finding says is missing, either way. */
export function placeAttempts({ conveyor }: Begun, { values }: Finding, path: string): readonly Attempt[] {
  const kind = valueAt(conveyor, path.replace(/x$/, "pType"));
  const before = valueAt(conveyor, path);
  const { straight = 0, needed = 0, distance = 0 } = values;
  const missing = Math.max(-straight, needed - distance);
  if (typeof before !== "number" || fixed.has(String(kind)) || !(missing > 0)) return [];
  return shares.flatMap((share) =>
    [1, -1].flatMap((way) => changed(conveyor, { path, before, after: toDecimetres(before + way * share * missing) })),
  );
}

/** As points are set out. */
const toDecimetres = (metres: number) => Math.round(metres * 10) / 10;
