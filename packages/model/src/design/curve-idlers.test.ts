import { expect, it } from "vitest";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first-design.ts";
import { insertPoints } from "../edits/grid-edits.ts";
import { calculate } from "./calculate.ts";

/** A hump of 5 degrees half way up, with a radius so small that its sets are loaded hard. */
function humped(curveIdlerSpacing: number): Conveyor {
  const conveyor = firstDesign({ capacity: 1500, length: 600, lift: 60, width: 1200 });
  const index = 1 + conveyor.pulls.findIndex(({ pType }) => pType === "Hopper");
  const hump = { x: 400, y: 0, z: 55 };
  const outcome = insertPoints.apply(conveyor, { index, places: [hump] });
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  const pulls = outcome.conveyor.pulls.map((pull) =>
    pull.pType === "Int. Pt" && pull.x === hump.x ? { ...pull, vertCurveRadiusInp: 80, curveIdlerSpacing } : pull,
  );
  return { ...outcome.conveyor, pulls };
}

function curveOf(conveyor: Conveyor) {
  const found = calculate(conveyor);
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  const { machine } = found.solution;
  const curve = machine.verticalCurves.find(({ givenRadius, strand }) => givenRadius === 80 && strand === "carry");
  return { curve, sets: machine.carryIdlers?.sets ?? 0, findings: found.solution.findings };
}

// Handbook 5.4.2: a set carries weight and tension over its spacing, so at half the spacing half as much.
it("idlers at half the spacing in a convex curve carry half as much there, and are counted", () => {
  const [wide, close] = [curveOf(humped(0)), curveOf(humped(humped(0).nomCSSpacing / 2))];
  const loadOf = ({ curve }: typeof wide) => curve?.states.find(({ loadCase }) => loadCase === "running-full")?.setLoad;
  expect((loadOf(close) ?? 0) / (loadOf(wide) ?? 1)).toBeCloseTo(0.5, 3);
  const spacing = humped(0).nomCSSpacing;
  const more = (wide.curve?.arcLength ?? 0) / spacing;
  expect(Math.abs(close.sets - wide.sets - more)).toBeLessThanOrEqual(2);
  expect(more).toBeGreaterThan(3);
});
