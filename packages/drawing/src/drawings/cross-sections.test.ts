import { calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Drawing } from "../description/drawing.ts";
import type { Spot } from "../description/shape.ts";
import { type FramedSet, type FrameOptions, frameOf } from "../geometry/idler-frame.ts";
import { rollLine } from "../geometry/roll-line.ts";
import { shaftEnds } from "../geometry/rolls.ts";
import { withRolls } from "../test-support/sample-conveyors.ts";
import { beltCrossSection } from "./belt-cross-section.ts";
import { idlerLayout } from "./idler-layout.ts";

const textsOf = (drawing: Drawing) => drawing.shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
const onLayer = (drawing: Drawing, layer: string) => drawing.shapes.filter((shape) => shape.layer === layer);
const burdenOf = (drawing: Drawing) =>
  drawing.shapes.flatMap((shape) => (shape.layer === "BURDEN" && shape.kind === "area" ? [shape.outline] : []))[0] ??
  [];

describe("the cross-section", () => {
  const conveyor = newConveyor();
  const calculation = calculate(conveyor);

  it("is 210 by 174 without text", () => {
    expect(beltCrossSection(conveyor, calculation, { hasText: false }).size).toEqual({ width: 210, height: 174 });
  });

  it("keeps the sizes of the specification with text on wide canvases, and grows below narrow ones", () => {
    const at = (width: number, height: number) =>
      beltCrossSection(conveyor, calculation, { size: { width, height }, hasText: true }).size;
    expect(at(400, 300)).toEqual({ width: 400, height: 300 });
    expect(at(418, 418)).toEqual({ width: 418, height: 418 });
    expect(at(210, 174).height).toBe(174 + 14 * 14 + 8);
  });

  // Second specification, section 9: labels and units; handbook 1.5-C for the numbers.
  it("lists the labels of the specification with their units and decimals", () => {
    const texts = textsOf(beltCrossSection(conveyor, calculation, { density: "low", hasText: true }));
    const [heading, ...rows] = texts;
    expect(heading).toBe("Low Bulk Density");
    expect(rows.filter((_, at) => at % 2 === 0)).toEqual([
      "Belt Width",
      "Capacity",
      "Belt Speed",
      "Bulk Density",
      "Surcharge Angle",
      "Trough Angle",
      "Edge Distance",
      "Min. Required",
      "Percent Full",
      "Flooded Load Area",
      "Roll Dia",
      "Face Width",
      "Burden Width",
      "Burden Depth",
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        "1200 mm",
        "1800 tph",
        "3 m/s",
        "1400 kg/m3",
        "20 degrees",
        "35 degrees",
        "88.9 mm",
        "73.43 %",
        "0.2298 m2",
      ]),
    );
  });

  // Second specification, section 9: label font 10px; heading font 18px; label line spacing 14.
  it("writes its heading in 18 px and its labels in 10 px, 14 px apart", () => {
    const { shapes } = beltCrossSection(conveyor, calculation, { size: { width: 418, height: 418 }, hasText: true });
    const [heading, ...rows] = shapes.filter((shape) => shape.kind === "text");
    expect(heading?.size).toBe(18);
    expect(new Set(rows.map(({ size }) => size))).toEqual(new Set([10]));
    // In two columns, so that each height stands twice.
    const heights = [...new Set(rows.map(({ at, shift }) => at.y + shift.y))].toSorted((one, other) => one - other);
    const steps = heights.slice(1).map((height, before) => height - (heights[before] ?? 0));
    expect(heights).toHaveLength(7);
    expect(new Set(steps)).toEqual(new Set([14]));
  });

  it("shows the high density under its heading, with less burden", () => {
    const [low, high] = (["low", "high"] as const).map((density) =>
      beltCrossSection(conveyor, calculation, { density, hasText: true }),
    );
    if (low === undefined || high === undefined) throw new Error("expected two drawings");
    expect(textsOf(high)).toEqual(expect.arrayContaining(["High Bulk Density", "1600 kg/m3"]));
    const top = (drawing: Drawing) => Math.max(...burdenOf(drawing).map(({ y }) => y));
    expect(top(high)).toBeLessThan(top(low));
  });

  // Handbook, vector 1.5-C: first surface point of the low density, j = 0 and 1; 20 points.
  it("draws the surcharge through the points of the handbook", () => {
    const outline = burdenOf(beltCrossSection(conveyor, calculation, { density: "low" }));
    const near = (x: number, y: number) =>
      outline.some((spot) => Math.abs(spot.x - x) < 0.001 && Math.abs(spot.y - y) < 0.001);
    expect(near(-406.43, 126.496)).toBe(true);
    expect(near(-365.135, 140.673)).toBe(true);
  });

  it("draws a level load where the surcharge angle is 0", () => {
    const flat = { ...conveyor, matl: { ...conveyor.matl, surchargeAngle: 0 } };
    const outline = burdenOf(beltCrossSection(flat, calculate(flat)));
    expect(outline.length).toBeGreaterThan(20);
  });

  it("has the labels a pipe adds, and 50 points round it", () => {
    const drawing = beltCrossSection(withRolls(6, 360, 200), undefined, { hasText: true });
    expect(textsOf(drawing)).toEqual(
      expect.arrayContaining(["Hi Bulk Density", "Pipe Dia", "Overlap Distance", "Flooded Capacity", "400 mm"]),
    );
    const [belt] = onLayer(drawing, "BELT");
    expect(belt?.kind === "polyline" && belt.points.length).toBe(50);
    const shells = onLayer(drawing, "IDLER").filter((shape) => shape.kind === "area" && shape.fill === "tint");
    expect(shells).toHaveLength(6);
  });

  // Specifications, section 9 of the first and 4 of the second: 360 means a pipe belt with six rolls.
  it("takes a trough angle of 360° for a pipe in six rolls, whatever their number says", () => {
    const drawing = beltCrossSection({ ...withRolls(6, 360, 200), csIdler: withRolls(3, 360, 200).csIdler });
    expect(textsOf(drawing)).toContain("Pipe Dia");
    expect(onLayer(drawing, "SHAFT")).toHaveLength(12);
  });

  it.each([1, 2, 3, 4, 5, 6])("draws %d rolls", (rolls) => {
    expect(onLayer(beltCrossSection(withRolls(rolls, rolls === 1 ? 0 : 45, 300)), "IDLER")).toHaveLength(rolls);
  });

  it("converts to imperial units on request", () => {
    const texts = textsOf(beltCrossSection(conveyor, calculation, { system: "imperial", hasText: true }));
    expect(texts.some((one) => /^47\.24 in$/.test(one))).toBe(true);
  });
});

/** From the end of a level axis to the start of one that rises, by way of the place where both meet. */
function byMeeting(end: Spot, start: Spot, degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const back = (start.y - end.y) / Math.sin(angle);
  return start.x - back * Math.cos(angle) - end.x + back;
}

function beamOf(set: FramedSet, beltWidth: number, options: FrameOptions = {}) {
  const { support } = frameOf(set, beltWidth, options);
  if (support.kind !== "beam") throw new Error("expected a beam");
  return support;
}

describe("an idler layout", () => {
  const { csIdler } = newConveyor();

  // Handbook, chapter 4, example 19: 3 rolls of 441 mm, 152 mm thick, at 35°.
  it("places rolls and belt as in the example of the handbook", () => {
    const faces = { faceWidth: 441, faceWidthCentre: 441, faceWidthWing: 441 };
    const { rolls, belt } = rollLine({ ...csIdler, ...faces }, 1200);
    const [, , vertex, outer] = belt;
    expect(vertex?.x).toBeCloseTo(225.5, 4);
    expect(vertex?.y).toBeCloseTo(0, 4);
    expect(outer?.x).toBeCloseTo(594.9376, 4);
    expect(outer?.y).toBeCloseTo(258.683, 3);
    const [left, centre, right] = rolls;
    expect(right?.centre.x).toBeCloseTo(453.8106, 4);
    expect(right?.centre.y).toBeCloseTo(67.0859, 4);
    expect(centre?.centre.x).toBeCloseTo(0, 9);
    expect(centre?.centre.y).toBeCloseTo(-76, 9);
    expect(left?.centre.x).toBeCloseTo(-453.8106, 4);
    const [ends, start] = [centre && shaftEnds(centre, 0)[1], right && shaftEnds(right, 0)[0]];
    expect(ends && start && byMeeting(ends, start, 35)).toBeCloseTo(57.9254, 3);
  });

  // The same section: no gap on the belt between rolls that stand behind each other.
  it("draws offset rolls without a gap, the centre one behind the wings", () => {
    const { rolls, belt } = rollLine({ ...csIdler, isOffset: true, faceWidthCentre: 441 }, 1200);
    expect(belt[2]?.x).toBeCloseTo(220.5, 6);
    expect(rolls.map(({ plane }) => plane)).toEqual(["front", "behind", "front"]);
    const shells = onLayer(idlerLayout({ ...csIdler, isOffset: true }), "IDLER");
    // The one behind first, each over a cover that hides the frame and what stands behind it.
    expect(shells.map((shape) => shape.kind === "area" && shape.outline[0]?.x)).toEqual([
      ...Array(2).fill(expect.closeTo(-220.5, 6)),
      ...Array(4).fill(expect.anything()),
    ]);
    expect(frameOf({ ...csIdler, isOffset: true }, 1200).planeDistance).toBeGreaterThan(152);
    expect(frameOf(csIdler, 1200).planeDistance).toBe(0);
  });

  it("draws the rolls of an offset set under the belt without a gap as well", () => {
    const offset = { ...newConveyor(), csIdler: { ...csIdler, isOffset: true } };
    expect(onLayer(beltCrossSection(offset), "IDLER")).toHaveLength(5);
  });

  it("stands on a beam 25 mm below its rolls, 100 mm longer than its shafts reach", () => {
    const { beam, posts } = beamOf({ ...csIdler, fixingWidth: 0 }, 1200);
    expect(beam.top).toBeCloseTo(-152 - 25, 9);
    const xs = posts.map(({ head }) => head.x);
    expect(beam.width).toBeCloseTo(Math.max(...xs) - Math.min(...xs) + 100, 9);
  });

  it("hangs a return set from a beam above its belt", () => {
    const { rsIdler } = newConveyor();
    const { beam, posts } = beamOf(rsIdler, 1200, { isReturn: true });
    const top = Math.max(...rollLine(rsIdler, 1200).belt.map(({ y }) => y));
    expect(beam.top - beam.depth).toBeGreaterThan(top);
    expect(posts.every(({ foot, head }) => foot.y > head.y)).toBe(true);
  });

  it("joins the rolls of a garland by links from hinge to hinge", () => {
    const garland = { ...csIdler, idlerType: "Garland", noOfRolls: 5, troughAngle: 60, faceToHingeDim: 35 };
    const { support, rolls } = frameOf(garland, 1200);
    if (support.kind !== "links") throw new Error("expected links");
    expect(support.links).toHaveLength(4);
    const [first] = rolls;
    expect(support.hinges[1]).toEqual(first && shaftEnds(first, 35)[1]);
  });

  // Section 23: directions 270° + 60° k from the middle of the pipe, axis at its radius and that of the roll.
  it("sets the rolls of a pipe round it from its foot on, in two planes", () => {
    const pipe = { ...csIdler, noOfRolls: 6, troughAngle: 360 };
    const { rolls } = frameOf(pipe, 1200, { pipeDiameter: 300 });
    expect(rolls[0]?.centre.x).toBeCloseTo(0, 9);
    expect(rolls[0]?.centre.y).toBeCloseTo(-150 - 76, 9);
    expect(rolls.filter(({ plane }) => plane === "behind")).toHaveLength(3);
  });

  // Second specification, section 9: idler frame depth by belt width.
  it.each([
    [800, 50],
    [900, 65],
    [1200, 75],
    [1400, 90],
    [1600, 100],
    [2000, 125],
    [2200, 150],
  ])("for a belt of %d mm has a frame %d mm deep", (beltWidth, depth) => {
    expect(beamOf(csIdler, beltWidth).beam.depth).toBe(depth);
    expect(idlerLayout(csIdler, { beltWidth }).shapes).toContainEqual(
      expect.objectContaining({ kind: "dimension", text: String(depth) }),
    );
  });

  // First specification, section 3: brgCtrs is among the values idler drawings show.
  it("draws the bearings as far apart as the row says", () => {
    const drawn = (brgCtrs: number) => idlerLayout({ ...csIdler, noOfRolls: 1, faceWidthCentre: 441, brgCtrs });
    const middles = (brgCtrs: number) =>
      onLayer(drawn(brgCtrs), "HIDDEN").flatMap((shape) =>
        shape.kind === "area" ? [shape.outline.reduce((sum, { x }) => sum + x / shape.outline.length, 0)] : [],
      );
    const [left = 0, right = 0] = middles(361);
    expect(right - left).toBeCloseTo(361, 9);
    expect(drawn(361).shapes).toContainEqual(expect.objectContaining({ kind: "dimension", text: "c/c 361" }));
    const [bare = 0, other = 0] = middles(0);
    expect(other - bare).toBeCloseTo(441 - 2 * csIdler.faceToBrgDim, 9);
  });

  it("takes 12 mm from face to support where the row has none", () => {
    expect(frameOf({ ...csIdler, faceToSprtDim: 0 }, 1200).shaftReach).toBe(12);
  });

  it.each([
    [7, 35],
    [0, 0],
    [6, 120],
  ])("says that %d rolls at %d° cannot be drawn", (noOfRolls, troughAngle) => {
    const drawing = idlerLayout({ ...csIdler, noOfRolls, troughAngle });
    expect(drawing.shapes).toHaveLength(1);
    expect(textsOf(drawing)[0]).toContain("cannot be drawn");
  });
});
