import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { EditOutcome } from "../edits/edit.ts";
import { firstDesign } from "../edits/first-design.ts";
import { withLinkedStrands } from "../edits/strand-edits.ts";
import { type LayoutFamily, layoutFamilies } from "../layouts/choose-layout.ts";
import { findStrands } from "../strands/find-strands.ts";
import { type Asked, argsFor, asked, turnOf } from "../test-support/station-asks.ts";
import { type Change, change, outcomeOf, tanglesIn } from "../test-support/strand-changes.ts";
import { addStation } from "./add-station.ts";
import { changeLayout } from "./change-layout.ts";

type Act =
  | { readonly kind: "strand"; readonly change: Change }
  | { readonly kind: "station"; readonly asked: Asked }
  | { readonly kind: "layout"; readonly layout: LayoutFamily };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("strand" as const), change }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("station" as const), asked }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("layout" as const), layout: fc.constantFrom(...layoutFamilies) }),
  },
);

function done(conveyor: Conveyor, one: Act): EditOutcome {
  switch (one.kind) {
    case "strand":
      return outcomeOf(conveyor, one.change);
    case "station":
      return addStation.apply(conveyor, argsFor(conveyor, one.asked));
    case "layout":
      return changeLayout.apply(conveyor, { layout: one.layout });
  }
}

const starts: readonly (readonly [string, Conveyor])[] = [
  ["an incline", firstDesign({ capacity: 1000, length: 300, lift: 18, width: 1000 })],
  ["a decline", firstDesign({ capacity: 1500, length: 800, lift: -40, width: 1200 })],
  ["an overland", firstDesign({ capacity: 2000, length: 4000, lift: 30, width: 1200 })],
];

describe.each(starts)("edits through the toolbar of %s", (_name, start) => {
  const linked = withLinkedStrands(start);
  const met = tanglesIn(linked);

  it("leave a loop that closes and can be calculated, or are refused with a point; what was before stays", () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 4 }), (acts) => {
        let conveyor = linked;
        for (const one of acts) {
          const written = JSON.stringify(conveyor);
          const outcome = done(conveyor, one);
          // Undo puts back the very document: no edit may touch it.
          expect(JSON.stringify(conveyor)).toBe(written);
          if (outcome.kind === "refused") expect(outcome.issues[0]?.message).toMatch(/[Pp]oint \d+/);
          if (outcome.kind === "changed") conveyor = outcome.conveyor;
        }
        const calculation = calculate(conveyor);
        expect(calculation.kind === "refused" ? calculation.issues : []).toEqual([]);
        expect(turnOf(conveyor)).toBeCloseTo(360, 6);
        expect(findStrands(conveyor.pulls)).toBeDefined();
        expect(tanglesIn(conveyor).filter((one) => !met.includes(one))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
