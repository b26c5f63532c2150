import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { EditOutcome } from "../edits/edit.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { withLinkedStrands } from "../edits/strand-edits.ts";
import { setValues } from "../edits/value-edits.ts";
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

const offset = fc.constantFrom(0, 0.01, -0.2, 0.5);

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

  it("cannot be calculated with some pulley drawn onto another, and says which point it is about", () => {
    const pulleys = linked.pulls.filter(isPulley).map((_, on) => on);
    const refused = pulleys.flatMap((on) =>
      linked.pulls.flatMap((_, beside) => {
        const found = calculate(withPulleyAt(linked, { on, beside, x: 0, z: 0 }).conveyor);
        return found.kind === "refused" ? found.issues : [];
      }),
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const { path, message } of refused) expect([path, message].join(" ")).toMatch(/^pulls\[\d+\].* point \d+:/);
  });

  const place = fc.record({ on: fc.nat(60), beside: fc.nat(60), x: offset, z: offset });

  it("cannot be calculated only where a pulley was drawn that the belt cannot go round, which is named", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 2 }), place, act, (acts, drawn, then) => {
        const begun = acts.reduce((so, one) => afterwards(so, done(so, one)), linked);
        const { conveyor, moved } = withPulleyAt(begun, drawn);
        const calculation = calculate(conveyor);
        if (calculation.kind === "refused") {
          for (const { path, message } of calculation.issues) {
            const index = Number(/^pulls\[(\d+)\]/.exec(path)?.[1]);
            expect(message).toContain(`point ${conveyor.pulls[index]?.no}`);
            expect(isBesideMoved(conveyor, index, moved)).toBe(true);
          }
        }
        // Whatever is asked of such a loop next, it is done or refused by name; and undo gives a belt that calculates.
        const outcome = done(conveyor, then);
        if (outcome.kind === "refused") expect(outcome.issues[0]?.message).toMatch(/[Pp]oint \d+|strand/);
        expect(calculate(begun).kind).toBe("calculated");
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});

const afterwards = (before: Conveyor, outcome: EditOutcome) => (outcome.kind === "changed" ? outcome.conveyor : before);

interface Drawn {
  readonly on: number;
  readonly beside: number;
  readonly x: number;
  readonly z: number;
}

/** A pulley drawn onto, or nearly onto, another point. */
function withPulleyAt(conveyor: Conveyor, { on, beside, x, z }: Drawn) {
  const pulleys = conveyor.pulls.flatMap((pull, index) => (isPulley(pull) ? [index] : []));
  const moved = pulleys[on % pulleys.length] ?? 0;
  const target = conveyor.pulls[beside % conveyor.pulls.length];
  const values = [
    { path: `pulls[${moved}].x`, value: (target?.x ?? 0) + x },
    { path: `pulls[${moved}].z`, value: (target?.z ?? 0) + z },
  ];
  return { conveyor: afterwards(conveyor, setValues.apply(conveyor, { label: "Drag", values })), moved };
}

/** Whether a point is the one that was moved, the next pulley before or behind it, or one at the same place. */
function isBesideMoved({ pulls }: Conveyor, index: number, moved: number): boolean {
  const pulleys = pulls.flatMap((pull, at) => (isPulley(pull) ? [at] : []));
  const at = pulleys.indexOf(moved);
  return [at - 1, at, at + 1].some((one) => pulleys.at(one % pulleys.length) === index);
}
