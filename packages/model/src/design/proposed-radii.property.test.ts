import fc from "fast-check";
import { expect, it } from "vitest";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { insertPoints } from "../edits/grid-edits.ts";
import { setValues } from "../edits/value-edits.ts";
import { calculate } from "./calculate.ts";

const hills = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 });
const duty = fc.record({
  capacity: fc.integer({ min: 100, max: 6000 }),
  length: fc.integer({ min: 400, max: 3000 }),
  lift: fc.integer({ min: -20, max: 60 }),
  width: fc.constantFrom(800, 1000, 1200, 1600),
});

/** A first design over hills of up to a tenth, drawn as corners: every radius is left to the program. */
function hilly(five: Parameters<typeof firstDesign>[0], rises: readonly number[]): Conveyor {
  const conveyor = firstDesign(five);
  const at = conveyor.pulls.findIndex(({ pType }) => pType === "Hopper");
  const from = conveyor.pulls[at];
  if (from === undefined) throw new Error("no hopper");
  const step = (five.length - from.x) / (rises.length + 1);
  const places = rises.map((rise, which) => {
    const along = (which + 1) * step;
    return { x: from.x + along, y: 0, z: from.z + (five.lift * along) / five.length + 0.05 * step * rise };
  });
  return changed(insertPoints.apply(conveyor, { index: at + 1, places }));
}

function changed(outcome: ReturnType<typeof setValues.apply>): Conveyor {
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome.conveyor;
}

function solutionOf(conveyor: Conveyor) {
  const found = calculate(conveyor);
  if (found.kind !== "calculated") throw new Error(JSON.stringify(found.issues));
  return found.solution;
}

it("a radius that is proposed passes its own checks once it is typed", () => {
  let typed = 0;
  fc.assert(
    fc.property(duty, hills, (five, rises) => {
      const open = hilly(five, rises);
      const proposed = solutionOf(open).machine.verticalCurves.flatMap(({ pointId, recommendedRadius }) =>
        recommendedRadius !== undefined && recommendedRadius > 0 ? [{ pointId, recommendedRadius }] : [],
      );
      if (proposed.length === 0) return;
      const values = proposed.map(({ pointId, recommendedRadius }) => ({
        path: `pulls[${open.pulls.findIndex(({ noID }) => String(noID) === pointId)}].vertCurveRadiusInp`,
        value: recommendedRadius,
      }));
      const drawn = changed(setValues.apply(open, { label: "Radii", values }));
      const short = solutionOf(drawn).findings.filter(({ code }) => code === "curve-radius-too-small");
      typed += proposed.length;
      expect(short.map(({ subject, place, values: told, limit }) => ({ subject, place, told, limit }))).toEqual([]);
    }),
    { numRuns: 40 },
  );
  expect(typed).toBeGreaterThan(50);
});
