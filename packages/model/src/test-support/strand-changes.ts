import fc from "fast-check";
import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { EditOutcome } from "../edits/edit.ts";
import { insertPoints, pasteCells } from "../edits/grid-edits.ts";
import { addPoint, deletePoint } from "../edits/point-edits.ts";
import { setValues } from "../edits/value-edits.ts";
import { type CarryLine, findCarryLine } from "../strands/carry-line.ts";
import { heightAlong } from "../strands/offset-line.ts";

export const share = fc.double({ min: 0, max: 0.999, noNaN: true });
export const rise = fc.double({ min: -1, max: 1, noNaN: true });

/** What a person may do to a strand. */
export type Change =
  | { readonly kind: "insert"; readonly at: number; readonly rise: number }
  | { readonly kind: "import"; readonly at: number; readonly rises: readonly number[] }
  | { readonly kind: "paste"; readonly at: number; readonly rises: readonly number[] }
  | { readonly kind: "delete"; readonly at: number }
  | { readonly kind: "drag"; readonly at: number; readonly along: number; readonly rise: number }
  | { readonly kind: "end"; readonly at: number; readonly along: number; readonly rise: number }
  | { readonly kind: "radius"; readonly at: number; readonly radius: number };

export const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant("insert" as const), at: share, rise }),
  fc.record({
    kind: fc.constant("import" as const),
    at: share,
    rises: fc.array(rise, { minLength: 1, maxLength: 8 }),
  }),
  fc.record({
    kind: fc.constant("paste" as const),
    at: share,
    rises: fc.array(rise, { minLength: 1, maxLength: 8 }),
  }),
  fc.record({ kind: fc.constant("delete" as const), at: share }),
  fc.record({ kind: fc.constant("drag" as const), at: share, along: rise, rise }),
  fc.record({ kind: fc.constant("end" as const), at: share, along: rise, rise }),
  fc.record({ kind: fc.constant("radius" as const), at: share, radius: fc.constantFrom(0, 150, 400) }),
);

export function lineOf(conveyor: Conveyor): CarryLine {
  const line = findCarryLine(conveyor);
  if (!line) throw new Error("no carry strand");
  return line;
}

const pick = <Item>(items: readonly Item[], at: number) => items[Math.floor(at * items.length)];

/** Way in plan to the nearer of the points beside one of the carry strand. */
function roomAt({ pulls }: Conveyor, carry: readonly number[], index: number): number {
  const at = carry.indexOf(index);
  const [before, here, after] = [-1, 0, 1].map((step) => pulls[carry[at + step] ?? -1]?.x ?? Number.NaN);
  const room = Math.min((after ?? 0) - (here ?? 0), (here ?? 0) - (before ?? 0));
  return Number.isFinite(room) ? room : 0;
}

/** Carried out on the carry strand, with hills as steep as a belt may climb. */
export function outcomeOf(conveyor: Conveyor, one: Change): EditOutcome {
  const line = lineOf(conveyor);
  const { carry } = line.strands;
  const inner = carry.filter((index) => conveyor.pulls[index]?.pType === "Int. Pt");
  switch (one.kind) {
    case "insert":
    case "import": {
      const index = pick(carry.slice(0, -1), one.at) ?? 0;
      const [from, to] = [conveyor.pulls[index], conveyor.pulls[carry[carry.indexOf(index) + 1] ?? 0]];
      if (!from || !to) return { kind: "unchanged" };
      const rises = one.kind === "insert" ? [one.rise] : one.rises;
      const step = (to.x - from.x) / (rises.length + 1);
      // Points within a pulley would be a loop that nobody can build.
      if (step < 2) return { kind: "unchanged" };
      const places = rises.map((up, at) => {
        const x = from.x + (at + 1) * step;
        return {
          x,
          y: from.y,
          z: heightAlong(line.corners, x - (conveyor.pulls[carry[0] ?? 0]?.x ?? 0)) + 0.1 * step * up,
        };
      });
      const [place] = places;
      if (one.kind === "import") return insertPoints.apply(conveyor, { index: index + 1, places });
      return place
        ? addPoint.apply(conveyor, { mode: "AddIntPt", index: index + 1, at: place })
        : { kind: "unchanged" };
    }
    case "paste": {
      const from = Math.floor(one.at * inner.length);
      const rows = inner.slice(from, from + one.rises.length);
      if (rows.length === 0) return { kind: "unchanged" };
      const values = rows.map((index, at) => {
        const z = (conveyor.pulls[index]?.z ?? 0) + 0.05 * roomAt(conveyor, carry, index) * (one.rises[at] ?? 0);
        return { path: `pulls[${index}].z`, value: z };
      });
      return pasteCells.apply(conveyor, { label: "Paste", rows: conveyor.pulls.length, values });
    }
    case "delete": {
      const index = pick(inner, one.at);
      return index === undefined ? { kind: "unchanged" } : deletePoint.apply(conveyor, { index, alsoDrive: false });
    }
    case "drag": {
      const index = pick(inner, one.at);
      const [pull, next] = [conveyor.pulls[index ?? -1], conveyor.pulls[carry[carry.indexOf(index ?? -1) + 1] ?? -1]];
      const before = conveyor.pulls[carry[carry.indexOf(index ?? -1) - 1] ?? -1];
      if (!pull || !next || !before) return { kind: "unchanged" };
      const room = roomAt(conveyor, carry, index ?? -1);
      const values = [
        { path: `pulls[${index}].x`, value: pull.x + 0.4 * room * one.along },
        { path: `pulls[${index}].z`, value: pull.z + 0.1 * room * one.rise },
      ];
      return setValues.apply(conveyor, { label: "Drag", values });
    }
    case "end": {
      const [beside, index] = one.at < 0.5 ? [carry[1], carry[0]] : [carry.at(-2), carry.at(-1)];
      const [pull, next] = [conveyor.pulls[index ?? -1], conveyor.pulls[beside ?? -1]];
      if (!pull || !next) return { kind: "unchanged" };
      const room = next.x - pull.x;
      const values = [
        { path: `pulls[${index}].x`, value: pull.x + 0.4 * room * one.along },
        { path: `pulls[${index}].z`, value: pull.z + 0.1 * room * one.rise },
      ];
      return setValues.apply(conveyor, { label: "Drag", values });
    }
    case "radius": {
      const index = pick(inner, one.at);
      if (index === undefined) return { kind: "unchanged" };
      const values = [{ path: `pulls[${index}].vertCurveRadiusInp`, value: one.radius }];
      return setValues.apply(conveyor, { label: "Radius", values });
    }
  }
}

/** Pulleys the belt cannot go round as drawn, and strands that cross, with their points. */
export function tanglesIn(conveyor: Conveyor): readonly string[] {
  const calculation = calculate(conveyor);
  const findings = calculation.kind === "calculated" ? calculation.solution.findings : [];
  return findings
    .filter(({ code }) => ["wrap-above-270", "pulleys-overlap", "strands-cross"].includes(code))
    .map(({ code, place }) => `${code} ${place.pointId}`);
}
