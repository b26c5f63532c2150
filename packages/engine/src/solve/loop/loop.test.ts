import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import type { Point, Pulley } from "../../design/point.ts";
import { defaultLoopRules } from "../../design/settings.ts";
import { printsAs } from "../../test-support/significant.ts";
import { aSection, workedConveyor, workedDrive } from "../../test-support/worked-conveyor.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { solve } from "../solve.ts";
import { layLoop } from "./belt-path.ts";

const isPrinted = (value: number, printed: string) => expect([value, printsAs(value, printed)]).toEqual([value, true]);

const turning = (radius: number, rotation: Pulley["rotation"]): Pulley => ({
  diameter: 2 * radius,
  shaftDiameter: 0.1,
  rotation,
  equivalentMass: 0,
});
const place = (id: string, x: number, z: number, y = 0) => ({
  id,
  x,
  y,
  z,
  cleaners: 0,
  ploughs: 0,
  section: aSection(),
  brakeForce: 0,
});
const thin = { ...workedConveyor.belt, carcassThickness: 0, topCover: 0, bottomCover: 0 };

function laid(points: readonly Point[], path: "straight" | "tangent" = "tangent") {
  const trace = startTrace("checked");
  const design: Design = { ...workedConveyor, belt: thin, points, loop: { ...workedConveyor.loop, path } };
  return { loop: layLoop(trace, design), findings: trace.findings };
}

// Handbook 2.2.2: tail, head and snub of a 300 m conveyor.
describe("the belt round three pulleys", () => {
  const { loop } = laid([
    { ...place("tail", 0, 0), kind: "tail", pulley: turning(0.315, "clockwise") },
    { ...place("head", 300, 30), kind: "drive", driveId: "A", pulley: turning(0.4, "clockwise") },
    { ...place("snub", 298.6, 29.5), kind: "bend", pulley: turning(0.25, "anticlockwise") },
  ]);
  it("runs as printed", () => {
    const angle = (direction: number) => ((direction / degree + 540) % 360) - 180;
    isPrinted(angle(loop.sections[0]?.direction ?? 0), "5.726746");
    isPrinted(loop.sections[0]?.length ?? 0, "301.49626");
    isPrinted(angle(loop.sections[1]?.direction ?? 0), "173.72608");
    isPrinted(loop.sections[1]?.length ?? 0, "1.336974");
    isPrinted(angle(loop.sections[2]?.direction ?? 0), "-174.24992");
    isPrinted(loop.sections[2]?.length ?? 0, "300.05315");
  });

  it("wraps as printed, and once round in sum", () => {
    const wraps = loop.turns.map((turn) => turn.wrapAngle / degree);
    isPrinted(wraps[0] ?? 0, "180.02333");
    isPrinted(wraps[1] ?? 0, "192.00067");
    isPrinted(wraps[2] ?? 0, "12.02400");
    expect((wraps[0] ?? 0) + (wraps[1] ?? 0) - (wraps[2] ?? 0)).toBeCloseTo(360, 9);
    isPrinted(loop.beltLength, "605.26899");
  });
});

describe("a belt path", () => {
  it("keeps its length when the conveyor bends in plan", () => {
    const straight = laid([
      { ...place("tail", 0, 0), kind: "tail", pulley: turning(0.3, "clockwise") },
      { ...place("knee", 100, 0), kind: "intermediate" },
      { ...place("head", 300, 10), kind: "drive", driveId: "A", pulley: turning(0.3, "clockwise") },
    ]).loop;
    const bent = laid([
      { ...place("tail", 0, 0), kind: "tail", pulley: turning(0.3, "clockwise") },
      { ...place("knee", 100, 0), kind: "intermediate" },
      { ...place("head", 220, 10, 160), kind: "drive", driveId: "A", pulley: turning(0.3, "clockwise") },
    ]).loop;
    expect(bent.sections[1]?.length).toBeCloseTo(straight.sections[1]?.length ?? 0, 9);
    expect(bent.turns[0]?.wrapAngle).toBeGreaterThan(0.9 * Math.PI);
  });

  it("reports points that coincide and pulleys that overlap", () => {
    const { findings } = laid([
      { ...place("tail", 0, 0), kind: "tail", pulley: turning(0.5, "clockwise") },
      { ...place("near", 0.1, 0), kind: "bend", pulley: turning(0.5, "anticlockwise") },
      { ...place("same", 0.1, 0), kind: "intermediate" },
      { ...place("head", 10, 0), kind: "drive", driveId: "A", pulley: turning(0.5, "clockwise") },
    ]);
    expect(findings.map((finding) => finding.code)).toEqual(
      expect.arrayContaining(["pulleys-overlap", "points-coincide"]),
    );
    const overlap = findings.find(({ code }) => code === "pulleys-overlap");
    expect(overlap?.place).toMatchObject({ pointId: "tail", otherPointId: "near" });
  });
});

// Handbook 2.2.2: a hopper on the belt line and a head pulley of radius 0.407 m behind it.
describe("the lift of the belt line", () => {
  const loopWith = (pointsAre: "pulley-centres" | "belt-line") =>
    layLoop(startTrace("checked"), {
      ...workedConveyor,
      belt: thin,
      loop: { ...defaultLoopRules, pointsAre },
      points: [
        {
          ...place("tail", 0, pointsAre === "belt-line" ? 0 : -0.407),
          kind: "tail",
          pulley: turning(0.407, "clockwise"),
        },
        { ...place("hopper", 4, 0), kind: "hopper", feedSpeed: 0 },
        {
          ...place("head", 40, 0),
          kind: "drive",
          driveId: "A",
          pulley: turning(0.407, "clockwise"),
          section: aSection({ strand: "return" }),
        },
        {
          ...place("bend", 21, -1.6),
          kind: "bend",
          pulley: turning(0.25, "anticlockwise"),
          section: aSection({ strand: "return" }),
        },
        {
          ...place("take-up", 20.3, -4),
          kind: "take-up",
          pulley: turning(0.3, "clockwise"),
          section: aSection({ strand: "return" }),
        },
        {
          ...place("bend", 19.6, -1.6),
          kind: "bend",
          pulley: turning(0.25, "anticlockwise"),
          section: aSection({ strand: "return" }),
        },
      ],
    });

  it("reaches to the top of a head pulley whose centre is given", () => {
    const run = loopWith("pulley-centres").sections[1];
    isPrinted(run?.lift ?? 0, "0.4070");
    isPrinted((run?.direction ?? 0) / degree, "0.647774");
    isPrinted(run?.length ?? 0, "35.9977");
  });

  it("is nothing where the points are levels of a level belt", () => {
    const { sections, turns } = loopWith("belt-line");
    expect(sections[1]?.lift).toBeCloseTo(0, 12);
    // Pulleys stand a radius below the belt they carry over the top, and above the belt they carry underneath.
    expect(turns.map(({ centreHeight }) => Number(centreHeight.toFixed(9)))).toEqual([
      ...[-0.407, 0, -0.407, -1.85, -3.7, -1.85],
    ]);
  });

  it.each(["pulley-centres", "belt-line"] as const)("is in sum that of the arcs, with %s", (pointsAre) => {
    const { sections, turns } = loopWith(pointsAre);
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
    expect(sum(sections.map(({ lift }) => lift)) + sum(turns.map(({ rise }) => rise))).toBeCloseTo(0, 12);
    // Over a head pulley of half a turn the belt comes down by its diameter, here by little less.
    expect(turns[2]?.rise).toBeCloseTo(-0.814, 2);
  });
});

// Handbook 2.12: falling, level and rising sections; no pulley losses, no feed.
describe("load cases of a valley", () => {
  const loaded = aSection({ massFlow: 500 });
  const back = aSection({ strand: "return", idlerSpacing: 3 });
  const pulley = { ...turning(0.3, "clockwise"), wrapAngle: Math.PI };
  const design: Design = {
    ...workedConveyor,
    drives: [workedDrive],
    loop: { ...defaultLoopRules, path: "straight", pulleyLosses: "ignored" },
    points: [
      { ...place("tail", 0, 0), kind: "tail", pulley, section: loaded },
      { ...place("low-1", 100, -10), kind: "intermediate", section: loaded },
      { ...place("low-2", 200, -10), kind: "intermediate", section: loaded },
      { ...place("head", 350, 5), kind: "drive", driveId: "A", pulley, section: { ...back, idlerSpacing: 0 } },
      { ...place("take-up", 350, 5), kind: "take-up", pulley, section: back },
      { ...place("back-2", 200, -10), kind: "intermediate", section: back },
      { ...place("back-1", 100, -10), kind: "intermediate", section: back },
    ],
  };
  const solution = solve(design, { method: "ISO" });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  const { cases, power } = solution;

  it("have the printed effective tensions, with level sections loaded in both partial cases", () => {
    isPrinted(cases["running-full"].effectiveTension, "24506.467");
    isPrinted(cases["running-empty"].effectiveTension, "4893.1669");
    isPrinted(cases["running-inclines"].effectiveTension, "37582.000");
    isPrinted(cases["running-declines"].effectiveTension, "-4913.4831");
  });

  it("size the motors on the inclines and the brakes on the declines", () => {
    expect(power.largest).toBe("running-inclines");
    expect(solution.regenerative?.cases.map((one) => one.name)).toEqual(["running-declines"]);
  });
});
