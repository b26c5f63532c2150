import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { deletePoint } from "../edits/point-edits.ts";
import { withLinkedStrands } from "../edits/strand-edits.ts";
import { undulatingConveyor } from "../sweep/undulating-conveyor.ts";
import { change, lineOf, outcomeOf, rise, share, tanglesIn } from "../test-support/strand-changes.ts";
import { strandClearances } from "./clearance.ts";

/** Straight down from the carry to the return strand, sampled on the straights between points without pulleys. */
function leastGap(pulls: readonly Pull[]): number {
  const straights = pulls.slice(1).flatMap((end, at) => {
    const start = pulls[at];
    return start && !isPulley(start) && !isPulley(end) && start.sectType === end.sectType ? [{ start, end }] : [];
  });
  const heightAt = ({ start, end }: { start: Pull; end: Pull }, x: number) =>
    start.z + ((end.z - start.z) * (x - start.x)) / (end.x - start.x);
  const carry = straights.filter(({ start }) => start.sectType === "Carry");
  const gaps = straights
    .filter(({ start }) => start.sectType === "Return")
    .flatMap((below) =>
      [0, 0.25, 0.5, 0.75, 1].flatMap((part) => {
        const x = below.start.x + part * (below.end.x - below.start.x);
        const above = carry.filter(({ start, end }) => start.x <= x && x <= end.x);
        return above.map((one) => heightAt(one, x) - heightAt(below, x));
      }),
    );
  return Math.min(...gaps, Number.POSITIVE_INFINITY);
}

/** What holds of two strands that are linked, whatever was done to one of them. */
function expectLinked(conveyor: Conveyor, before: readonly string[]): void {
  const line = lineOf(conveyor);
  const nearest = Math.min(...strandClearances(conveyor, line).map(({ distance }) => distance));
  expect(nearest).toBeGreaterThan(0);
  expect(leastGap(conveyor.pulls)).toBeGreaterThan(0);
  const followers = conveyor.pulls.filter(({ follows, pType }) => follows > 0 && pType === "Int. Pt");
  const ids = new Set(conveyor.pulls.map(({ noID }) => noID));
  expect(ids.size).toBe(conveyor.pulls.length);
  expect(followers.every(({ follows }) => ids.has(follows))).toBe(true);
  const corners = line.below.filter(({ first }) => first > 0 && first < line.points.length - 1);
  for (const { first, last, along, z } of corners) {
    const own = line.points.slice(first, last + 1).map(({ noID }) => noID);
    const follower = followers.find(({ follows }) => own.includes(follows));
    if (!follower) {
      // Only where a person left it out, or where the pulleys of a station turn the belt.
      const isLeftOut = line.points.slice(first, last + 1).every(({ leftOut }) => leftOut);
      const { x } = line.plan.placeAt(along);
      const isAtPulleys = conveyor.pulls.some((pull) => isPulley(pull) && Math.abs(pull.x - x) < 3.5);
      expect(isLeftOut || isAtPulleys).toBe(true);
      continue;
    }
    expect(Math.hypot(line.plan.nearest(follower).along - along, follower.z - z)).toBeLessThan(1e-6);
  }
  const calculation = calculate(conveyor);
  expect(calculation.kind === "refused" ? calculation.issues : []).toEqual([]);
  expect(tanglesIn(conveyor).filter((one) => !before.includes(one))).toEqual([]);
}

const starts: readonly (readonly [string, () => Conveyor])[] = [
  ["a first design", () => firstDesign({ capacity: 1000, length: 300, lift: 18, width: 1000 })],
  ["a short incline", () => firstDesign({ capacity: 500, length: 60, lift: 9, width: 800 })],
  ["a decline", () => firstDesign({ capacity: 1500, length: 800, lift: -40, width: 1200 })],
  ...[2, 5, 14, 21].map((seed) => [`undulating conveyor ${seed}`, () => undulatingConveyor(seed)] as const),
];

describe.each(starts)("the strands of %s", (_name, start) => {
  const linked = withLinkedStrands(start());
  // The sweep draws some snubs that the belt does not bend round: those are not the edit's.
  const tangles = tanglesIn(linked);

  it("are linked, and stay linked, apart and calculable whatever is done to the carry strand", () => {
    expect(linked.strandDistance).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        let conveyor = linked;
        for (const one of changes) {
          const outcome = outcomeOf(conveyor, one);
          expect(outcome.kind).not.toBe("refused");
          if (outcome.kind === "changed") conveyor = outcome.conveyor;
        }
        expectLinked(conveyor, tangles);
      }),
      { numRuns: 20 },
    );
  });

  it("come back to the letter when the edits are taken back, for no edit touches what was before", () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let conveyor = linked;
        for (const one of changes) {
          const written = JSON.stringify(conveyor);
          const outcome = outcomeOf(conveyor, one);
          expect(JSON.stringify(conveyor)).toBe(written);
          if (outcome.kind === "changed") conveyor = outcome.conveyor;
        }
      }),
      { numRuns: 20 },
    );
  });

  it("are where they were when a point is put in and deleted again", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 3 }), share, rise, (changes, at, up) => {
        const conveyor = changes.reduce((so, one) => {
          const outcome = outcomeOf(so, one);
          return outcome.kind === "changed" ? outcome.conveyor : so;
        }, linked);
        const inserted = outcomeOf(conveyor, { kind: "insert", at, rise: up });
        if (inserted.kind !== "changed") return;
        const known = new Set(conveyor.pulls.map(({ noID }) => noID));
        const index = inserted.conveyor.pulls.findIndex(({ noID }) => !known.has(noID));
        const deleted = deletePoint.apply(inserted.conveyor, { index, alsoDrive: false });
        const pulls = deleted.kind === "changed" ? deleted.conveyor.pulls : [];
        expect(pulls.map(({ pType }) => pType)).toEqual(conveyor.pulls.map(({ pType }) => pType));
        const apart = pulls.map(({ x, z }, row) => {
          const old = conveyor.pulls[row];
          return Math.hypot(x - (old?.x ?? 0), z - (old?.z ?? 0));
        });
        expect(Math.max(...apart)).toBeLessThan(1e-6);
      }),
      { numRuns: 20 },
    );
  });

  it("without links stay apart: an edit of the carry strand moves no other point", () => {
    const free = start();
    fc.assert(
      fc.property(change, (one) => {
        const outcome = outcomeOf(free, one);
        if (outcome.kind !== "changed") return;
        const before = new Map(free.pulls.map((pull) => [pull.noID, pull]));
        const moved = outcome.conveyor.pulls.filter(({ noID, x, y, z }) => {
          const old = before.get(noID);
          return old && (old.x !== x || old.y !== y || old.z !== z);
        });
        const most = one.kind === "paste" ? one.rises.length : one.kind === "drag" || one.kind === "end" ? 1 : 0;
        expect(moved.length).toBeLessThanOrEqual(most);
        const added =
          one.kind === "import" ? one.rises.length : one.kind === "insert" ? 1 : one.kind === "delete" ? -1 : 0;
        expect(outcome.conveyor.pulls.length).toBe(free.pulls.length + added);
      }),
      { numRuns: 20 },
    );
  });
});
