import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import { hasPulley, type IntermediatePoint, type Point } from "../../design/point.ts";
import { withAutomaticFriction, workedConveyor } from "../../test-support/worked-conveyor.ts";
import { workedMachine } from "../../test-support/worked-machine.ts";
import { loadCases } from "../load-case.ts";
import { type Solution, solve } from "../solve.ts";
import { expectedFrom, outline, withPartsOf } from "./outline.ts";
import { solveMachine } from "./solve-machine.ts";

const base = withAutomaticFriction(workedConveyor);
const knee = base.points.findIndex(({ id }) => id === "knee");

/** The worked conveyor with points strewn along its incline, each as high above the straight as `height` says. */
function strewn(count: number, height: (share: number) => number, change: Partial<IntermediatePoint> = {}): Design {
  const [start, end] = [base.points[knee], base.points[knee + 1]];
  if (start === undefined || end === undefined) throw new Error("the worked conveyor has no incline");
  const between = Array.from({ length: count }, (_, at): Point => {
    const share = (at + 1) / (count + 1);
    const x = start.x + share * (end.x - start.x);
    const z = start.z + share * (end.z - start.z) + height(share);
    return {
      id: `p${at}`,
      kind: "intermediate",
      x,
      y: 0,
      z,
      cleaners: 0,
      ploughs: 0,
      section: start.section,
      ...change,
    };
  });
  return { ...base, points: base.points.toSpliced(knee + 1, 0, ...between) };
}

function solved(design: Design, near?: Parameters<typeof solve>[1]["near"]): Solution {
  const found = solve(design, { method: "ISO", ...(near === undefined ? {} : { near }) });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const straight = () => 0;
const closerIdlers = { length: 5, spacing: 0.6, isImpact: false };
const names = (design: Design) => design.points.map(({ id }) => id);

// Tensions of a straight run hardly depend on how often it is cut: its mean tension is exact for a straight line, and
// friction that follows the sag bends that line a little.
describe("the outline of a conveyor", () => {
  it("leaves out points on a straight run, but for the one before a pulley", () => {
    const found = outline(strewn(30, straight));
    expect(names(found)).toEqual(names(base).toSpliced(knee + 1, 0, "p29"));
  });

  it("has the tensions of the whole where the run is straight", () => {
    const whole = strewn(30, straight);
    const [exact, found] = [solved(whole), solved(outline(whole))];
    for (const { name } of loadCases) {
      expect(found.cases[name].effectiveTension / exact.cases[name].effectiveTension).toBeCloseTo(1, 3);
      expect(found.cases[name].largest.tension / exact.cases[name].largest.tension).toBeCloseTo(1, 3);
    }
  });

  it("keeps what rises further over the straight than its share of the way", () => {
    const hump = (height: number) => strewn(29, (share) => height * Math.sin(Math.PI * share));
    const wayRound = 600;
    expect(outline(hump(0.2e-4 * wayRound)).points).toHaveLength(base.points.length + 1);
    expect(outline(hump(2e-4 * wayRound)).points.length).toBeGreaterThan(base.points.length + 1);
  });

  it.each<[string, Partial<IntermediatePoint>]>([
    ["a cleaner", { cleaners: 1 }],
    ["a plough", { ploughs: 1 }],
    ["a vertical curve", { verticalCurveRadius: 200 }],
    ["another spacing", { section: { ...(base.points[knee]?.section ?? never()), idlerSpacing: 0.9 } }],
    ["skirts", { section: { ...(base.points[knee]?.section ?? never()), skirtLength: 2 } }],
    ["another tonnage", { section: { ...(base.points[knee]?.section ?? never()), massFlow: 400 } }],
    ["a curve in plan", { section: { ...(base.points[knee]?.section ?? never()), horizontalCurveRadius: 900 } }],
    ["a friction of its own", { section: { ...(base.points[knee]?.section ?? never()), frictionFactor: 0.03 } }],
    ["closer idlers", { section: { ...(base.points[knee]?.section ?? never()), closer: [closerIdlers] } }],
    [
      "closer idlers at its end",
      { section: { ...(base.points[knee]?.section ?? never()), closerAtEnd: closerIdlers } },
    ],
    ["another set", { section: { ...(base.points[knee]?.section ?? never()), idler: { ...base.carryIdler } } }],
    ["a force of its own", { section: { ...(base.points[knee]?.section ?? never()), tensionAdjustment: 500 } }],
    ["a force at starts", { section: { ...(base.points[knee]?.section ?? never()), startAdjustment: 500 } }],
  ])("keeps a point with %s", (_, change) => {
    const whole = strewn(3, straight);
    const at = whole.points.findIndex(({ id }) => id === "p1");
    const changed = { ...whole, points: whole.points.map((point, i) => (i === at ? { ...point, ...change } : point)) };
    expect(names(outline(changed as Design))).toContain("p1");
  });

  it("is the conveyor itself where every point counts", () => {
    expect(outline(base)).toBe(base);
  });
});

describe("the whole conveyor after its outline", () => {
  it("is refused by its own places, as if there were no outline", () => {
    const whole = strewn(30, straight);
    const last = whole.points.length - 1;
    const points = whole.points.map((point, at) =>
      at === last ? { ...point, section: { ...point.section, idlerSpacing: -1 } } : point,
    );
    const design = { ...whole, points };
    const found = solveMachine(design, workedMachine, { carryIdlers: [] }, { method: "ISO" });
    expect(found).toMatchObject({ kind: "refused", refusals: [{ input: `points[${last}].section.idlerSpacing` }] });
  });

  it("has the parts of the outline at the pulleys and all its own points", () => {
    const whole = strewn(30, straight);
    const short = outline(whole);
    const belt = { ...short.belt, id: "chosen" };
    const points = short.points.map((point) =>
      hasPulley(point) ? { ...point, pulley: { ...point.pulley, equivalentMass: 7 } } : point,
    );
    const found = withPartsOf({ ...short, belt, points }, whole);
    expect(names(found)).toEqual(names(whole));
    expect(found.belt.id).toBe("chosen");
    expect(found.points.filter(hasPulley).map(({ pulley }) => pulley.equivalentMass)).toEqual(
      base.points.filter(hasPulley).map(() => 7),
    );
  });

  it("is expected to have the tensions it has, so that the search for them is short", () => {
    const whole = strewn(30, straight);
    const short = outline(whole);
    const exact = solved(whole);
    const expected = expectedFrom(solved(short), short, whole);
    const near = expected.cases["running-full"].points;
    exact.cases["running-full"].points.forEach(({ arriving, leaving }, at) => {
      expect((near[at]?.arriving ?? 0) / arriving).toBeCloseTo(1, 2);
      expect((near[at]?.leaving ?? 0) / leaving).toBeCloseTo(1, 2);
    });
    const iterations = (found: Solution) => loadCases.reduce((sum, { name }) => sum + found.cases[name].iterations, 0);
    expect(iterations(solved(whole, expected))).toBeLessThan(iterations(exact));
  });
});

function never(): never {
  throw new Error("the worked conveyor has no knee");
}
