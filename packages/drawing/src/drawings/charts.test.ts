import { newConveyor, newPull } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { layBelt } from "../geometry/belt-line.ts";
import { curvedConveyor, longConveyor } from "../test-support/sample-conveyors.ts";
import { arcSetOut } from "./calculators/arc-set-out.ts";
import { trajectoryPlot } from "./calculators/trajectory-plot.ts";
import { curveSetOut } from "./curve-set-out.ts";
import { longSection, sectionRounds } from "./long-section.ts";
import { starterCurve } from "./starter-curve.ts";

const points = [
  { torque: 0, speed: 100, time: 10 },
  { torque: 140, speed: 0, time: 0 },
  { torque: 250, speed: 85, time: 5 },
];
const starter = { description: "Rotor", type: "Torque-Speed" as const, starterPts: points };

describe("the starter curve", () => {
  it("is 800 by 600 with points of size 4, in rising order of speed", () => {
    const drawing = starterCurve(starter);
    const markers = drawing.shapes.flatMap((shape) => (shape.kind === "marker" ? [shape] : []));
    expect(drawing.size).toEqual({ width: 800, height: 600 });
    expect(markers.map(({ size }) => size)).toEqual([8, 8, 8]);
    expect(markers.map(({ at }) => at.x)).toEqual(markers.map(({ at }) => at.x).toSorted((a, b) => a - b));
  });

  it("zooms at most 8 times, and no further out than the whole", () => {
    const shapes = (zoom: number) => starterCurve(starter, { zoom }).shapes;
    expect(shapes(100)).toEqual(shapes(8));
    expect(shapes(0.1)).toEqual(shapes(1));
    expect(shapes(8)).not.toEqual(shapes(4));
  });

  it("keeps every line inside the axes when zoomed", () => {
    for (const shape of starterCurve(starter, { zoom: 8, centre: { x: 85, y: 240 } }).shapes) {
      if (shape.kind !== "polyline") continue;
      for (const { x, y } of shape.points) expect(x >= 61.9 && x <= 776.1 && y >= 51.9 && y <= 560.1).toBe(true);
    }
  });
});

describe("the trajectory", () => {
  const curves = (qTrajNumPoints: number) =>
    trajectoryPlot({ ...newConveyor(), qTrajNumPoints }).shapes.filter(({ layer }) => layer === "CURVE");

  it.each([0, 501])("is not drawn for %d points", (count) => {
    expect(curves(count)).toEqual([]);
  });

  it("has a lower and an upper boundary of up to 500 points", () => {
    const [lower, upper] = curves(500);
    expect(lower?.kind === "polyline" && lower.points.length).toBe(500);
    expect(upper?.kind === "polyline" && upper.points.length).toBe(500);
  });
});

describe("a vertical curve to set out", () => {
  const { pulls } = curvedConveyor();
  const index = pulls.findIndex(({ vertCurveRadiusInp }) => vertCurveRadiusInp > 0);

  it("has tangents of R·tan(φ/2) and points every increment along the arc", () => {
    const found = curveSetOut(curvedConveyor(), index);
    const slopes = [Math.atan2(2 - 0.737, 36), Math.atan2(3, 30)];
    const turn = (slopes[1] ?? 0) - (slopes[0] ?? 0);
    expect(found?.tangentLength).toBeCloseTo(150 * Math.tan(turn / 2), 9);
    expect(found?.points).toHaveLength(Math.ceil((150 * turn) / curvedConveyor().vertCurveIncrement) + 1);
  });

  it.each([
    ["carrying", 1],
    ["returning", -1],
  ])("names its points inside the arc, away from the tangents, of a %s belt", (_, way) => {
    const slope = way > 0 ? 0 : Math.PI;
    const hollow = { chainage: 500, level: 20, radius: 600, increment: 10 };
    const drawing = arcSetOut({ ...hollow, slopeBefore: slope, slopeAfter: slope + way * 0.1 })?.drawing;
    const names = (drawing?.shapes ?? []).flatMap((shape) =>
      shape.kind === "text" && /^\d+: /.test(shape.text) ? [shape] : [],
    );
    expect(names.length).toBeGreaterThan(3);
    for (const { anchor } of names) expect(anchor).toBe("start");
  });

  it("has the slopes and the radius that are calculated, on the way back from the head too", () => {
    const bend = { radius: 300, slopeBefore: 0.02, slopeAfter: 0.09 };
    const there = curveSetOut(curvedConveyor(), index, undefined, "metric", bend);
    expect(there?.tangentLength).toBeCloseTo(300 * Math.tan(0.035), 9);
    const { pulls: points, ...rest } = curvedConveyor();
    const onTheWayBack = { ...newPull("Int. Pt"), noID: 77, x: 20, z: 0.2 };
    const returning = { ...rest, pulls: [...points, onTheWayBack] };
    const back = curveSetOut(returning, points.length, undefined, "metric", bend);
    const ways = [there, back].map((found) => (found?.points ?? []).map(({ chainage }) => chainage));
    expect(ways[0]).toEqual(ways[0]?.toSorted((one, other) => one - other));
    expect(ways[1]).toEqual(ways[1]?.toSorted((one, other) => other - one));
    expect(ways.map(({ length }) => length > 2)).toEqual([true, true]);
  });

  it("names the last of two points that nearly meet", () => {
    // An arc of 100.1 m at every 10 m.
    const arc = { chainage: 0, level: 0, slopeBefore: 0, slopeAfter: 0.1001, radius: 1000, increment: 10 };
    const shapes = arcSetOut(arc)?.drawing.shapes ?? [];
    const names = shapes.flatMap((shape) => (shape.kind === "text" ? [Number.parseInt(shape.text, 10)] : []));
    expect(names).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
  });

  it("is there only for points that have one", () => {
    expect(curveSetOut(curvedConveyor(), 0)).toBeUndefined();
    expect(curveSetOut(curvedConveyor(), 99)).toBeUndefined();
  });
});

describe("the long section", () => {
  it("lies in the metres of the document, whatever its scale on paper", () => {
    const { shapes } = longSection(newConveyor(), undefined, { size: { width: 300, height: 200 } });
    const [run] = shapes.flatMap((shape) => (shape.kind === "line" && shape.layer === "BELT" ? [shape] : []));
    expect(run?.from).toEqual(layBelt(sectionRounds(newConveyor())).runs[0]?.from);
  });

  it("enlarges heights of long flat conveyors by a round number and says so", () => {
    const drawing = longSection(longConveyor(20, 21_000));
    expect([2, 5, 10, 20, 50, 100, 200, 500]).toContain(drawing.stretch);
    expect(drawing.shapes).toContainEqual(expect.objectContaining({ text: `Heights × ${drawing.stretch}` }));
  });

  it("takes the scales a person typed", () => {
    const drawing = longSection({ ...newConveyor(), scaleLongX: 4, scaleLongZ: 12 });
    expect(drawing.view).toMatchObject({ scaleX: 4, scaleY: 12 });
  });
});
