import { calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Drawing } from "../description/drawing.ts";
import { frameOf } from "../geometry/idler-frame.ts";
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
        "88.86 mm",
        "73.43 %",
        "0.2298 m2",
      ]),
    );
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
    expect(onLayer(drawing, "IDLER")).toHaveLength(6);
  });

  it.each([1, 2, 3, 4, 5, 6])("draws %d rolls", (rolls) => {
    expect(onLayer(beltCrossSection(withRolls(rolls, rolls === 1 ? 0 : 45, 300)), "IDLER")).toHaveLength(rolls);
  });

  it("converts to imperial units on request", () => {
    const texts = textsOf(beltCrossSection(conveyor, calculation, { system: "imperial", hasText: true }));
    expect(texts.some((one) => /^47\.24 in$/.test(one))).toBe(true);
  });
});

describe("an idler layout", () => {
  const { csIdler } = newConveyor();

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
    expect(frameOf(csIdler, beltWidth, 0).beam.depth).toBe(depth);
    expect(idlerLayout(csIdler, { beltWidth }).shapes).toContainEqual(
      expect.objectContaining({ kind: "dimension", text: String(depth) }),
    );
  });

  it("takes 12 mm from face to support where the row has none", () => {
    expect(frameOf({ ...csIdler, faceToSprtDim: 0 }, 1200, 0).shaftReach).toBe(12);
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
