import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { withLinkedStrands } from "../edits/strand-edits.ts";
import { findStrands } from "../strands/find-strands.ts";
import { laggedRadius } from "../strands/lagged-radius.ts";
import { randomConveyor } from "../sweep/random-conveyor.ts";
import { undulatingConveyor } from "../sweep/undulating-conveyor.ts";
import { argsFor, asked, turnOf } from "../test-support/station-asks.ts";
import { addStation } from "./add-station.ts";
import { loopOf } from "./straights.ts";

function overlaps(conveyor: Conveyor): readonly string[] {
  const { turns } = loopOf(conveyor);
  const pulleys = conveyor.pulls.flatMap((pull, at) =>
    isPulley(pull) ? [{ pull, z: turns[at]?.centreHeight ?? 0, radius: laggedRadius(conveyor, pull) }] : [],
  );
  return pulleys.flatMap((one, at) =>
    pulleys
      .slice(at + 1)
      .filter((other) => {
        const apart = Math.hypot(one.pull.x - other.pull.x, one.pull.y - other.pull.y, one.z - other.z);
        return apart < one.radius + other.radius;
      })
      .map((other) => `${one.pull.noID} ${other.pull.noID}`),
  );
}

const starts: readonly (readonly [string, Conveyor])[] = [
  ["a first design", firstDesign({ capacity: 1000, length: 300, lift: 18, width: 1000 })],
  ["a decline", firstDesign({ capacity: 1500, length: 800, lift: -40, width: 1200 })],
  ["a linked incline", withLinkedStrands(firstDesign({ capacity: 500, length: 160, lift: 9, width: 800 }))],
  ["a linked overland", withLinkedStrands(firstDesign({ capacity: 2000, length: 4000, lift: 30, width: 1200 }))],
  ...[3, 8].map((seed) => [`random conveyor ${seed}`, randomConveyor(seed).conveyor] as const),
  ...[2, 14].map(
    (seed) => [`linked undulating conveyor ${seed}`, withLinkedStrands(undulatingConveyor(seed))] as const,
  ),
];

const isSwept = (name: string) => /random|undulating/.test(name);

describe.each(starts)("a station added to %s", (name, start) => {
  // A belt that closes without crossing itself turns once; some of the sweep bend round the wrong side of a snub.
  const turn = isSwept(name) ? turnOf(start) : 360;
  const met = new Set(overlaps(start));

  it("is whole, or is refused with a point and a remedy", () => {
    expect(calculate(start).kind).toBe("calculated");
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 3 }), (all) => {
        let conveyor = start;
        for (const one of all) {
          const written = JSON.stringify(conveyor);
          const outcome = addStation.apply(conveyor, argsFor(conveyor, one));
          expect(JSON.stringify(conveyor)).toBe(written);
          if (outcome.kind === "refused") {
            expect(outcome.issues[0]?.message).toMatch(/[Pp]oint \d+.*(Choose|Move|Give|Change|choose)/);
          }
          if (outcome.kind === "changed") conveyor = outcome.conveyor;
        }
        const calculation = calculate(conveyor);
        expect(calculation.kind === "refused" ? calculation.issues : []).toEqual([]);
        expect(turnOf(conveyor)).toBeCloseTo(turn, 6);
        expect(overlaps(conveyor).filter((one) => !met.has(one))).toEqual([]);
        expect(findStrands(conveyor.pulls)).toBeDefined();
        expect(new Set(conveyor.pulls.map(({ noID }) => noID)).size).toBe(conveyor.pulls.length);
      }),
      { numRuns: 12 },
    );
  });
});
