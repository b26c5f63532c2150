import { describe, expect, it } from "vitest";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { insertPoints } from "../edits/grid-edits.ts";
import { calculate } from "./calculate.ts";

/** A hump of 5 degrees half way up, with a radius so small that its sets are loaded hard. */
function humped(curveIdlerSpacing: number, radius = 80): Conveyor {
  const conveyor = firstDesign({ capacity: 1500, length: 600, lift: 60, width: 1200 });
  const index = 1 + conveyor.pulls.findIndex(({ pType }) => pType === "Hopper");
  const hump = { x: 400, y: 0, z: 55 };
  const outcome = insertPoints.apply(conveyor, { index, places: [hump] });
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  const pulls = outcome.conveyor.pulls.map((pull) =>
    pull.pType === "Int. Pt" && pull.x === hump.x ? { ...pull, vertCurveRadiusInp: radius, curveIdlerSpacing } : pull,
  );
  return { ...outcome.conveyor, pulls };
}

function curveOf(conveyor: Conveyor, radius = 80) {
  const found = calculate(conveyor);
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  const { machine } = found.solution;
  const curve = machine.verticalCurves.find(({ givenRadius, strand }) => givenRadius === radius && strand === "carry");
  return { curve, sets: machine.carryIdlers?.sets ?? 0, findings: found.solution.findings };
}

// Handbook 5.4.2: a set carries weight and tension over its spacing, so at half the spacing half as much.
it("idlers at half the spacing in a convex curve carry half as much there, and are counted", () => {
  const nominal = humped(0).nomCSSpacing;
  const [wide, close] = [curveOf(humped(nominal)), curveOf(humped(nominal / 2))];
  const loadOf = ({ curve }: typeof wide) => curve?.states.find(({ loadCase }) => loadCase === "running-full")?.setLoad;
  expect((loadOf(close) ?? 0) / (loadOf(wide) ?? 1)).toBeCloseTo(0.5, 3);
  const more = (wide.curve?.arcLength ?? 0) / nominal;
  expect(Math.abs(close.sets - wide.sets - more)).toBeLessThanOrEqual(2);
  expect(more).toBeGreaterThan(3);
});

// Handbook 5.4.2 and 15.27: halved where a set would carry more than 1.5 times what it does on the straight.
describe("the spacing in a convex curve that nobody typed", () => {
  const { nomCSSpacing } = humped(0);
  const asks = ({ findings }: ReturnType<typeof curveOf>) =>
    findings.some(({ code }) => code === "curve-halve-spacing");

  it("is half that of the section where its sets would carry too much, which they then do not", () => {
    const [typed, ruled] = [curveOf(humped(nomCSSpacing)), curveOf(humped(0))];
    expect(asks(typed)).toBe(true);
    expect(asks(ruled)).toBe(false);
    expect(ruled.curve?.spacing).toBe(nomCSSpacing / 2);
    expect(ruled.curve).toEqual(curveOf(humped(nomCSSpacing / 2)).curve);
  });

  it("is that of the section in a curve so wide that its sets carry little more", () => {
    const wide = humped(0, 2000);
    expect(curveOf(wide, 2000).curve?.spacing).toBe(nomCSSpacing);
  });

  it("is known to be half of the typed one, step by step", () => {
    const found = calculate(humped(0), { isTraced: true });
    if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
    const half = found.solution.steps.filter(({ description }) => description.id.endsWith("half-spacing"));
    expect(half.length).toBeGreaterThan(0);
    expect(half.every(({ result }) => result === nomCSSpacing / 2)).toBe(true);
  });
});
