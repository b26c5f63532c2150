import { demoConveyors } from "@beltwright/catalogue";
import { everyDrawing, scene3d, strandIdlerScene, toGltf } from "@beltwright/drawing";
import { drawingListing } from "@beltwright/drawing/test-support/listing/drawing-listing.ts";
import { sceneListing } from "@beltwright/drawing/test-support/listing/scene-listing.ts";
import { type Calculation, type Conveyor, calculate } from "@beltwright/model";
import { describe, expect, it } from "vitest";

// Here, because packages/drawing stands below the catalogue and may not know the demo conveyors.
const folder = "../packages/drawing/golden/demo";
const demos = await demoConveyors();

/** Every drawing of a conveyor by its name, as a text with a line for each shape. */
function listings(demo: Conveyor, calculation: Calculation): readonly (readonly [name: string, text: string])[] {
  return [
    ...everyDrawing(demo, calculation).map((drawing) => [drawing.name, drawingListing(drawing)] as const),
    ["carry-idler-3d", sceneListing(strandIdlerScene(demo, "carry"))],
    ["return-idler-3d", sceneListing(strandIdlerScene(demo, "return"))],
    ["3d", sceneListing(scene3d(demo, calculation))],
  ];
}

/** Four drives with one starter have one curve to review. */
function eachOnce(listed: ReturnType<typeof listings>): ReturnType<typeof listings> {
  const first = new Map<string, string>();
  return listed.map(([name, text]) => {
    const body = text.slice(text.indexOf("\n"));
    const before = first.get(body);
    if (before === undefined) first.set(body, name);
    return [name, before === undefined ? text : `${text.slice(0, text.indexOf("\n"))}\nas ${before}\n`];
  });
}

describe.each(demos.map((demo) => [demo.convNo, demo] as const))("demo conveyor %s", (number, demo) => {
  const name = number.replace(/\W+/g, "-").toLowerCase();
  const calculation = calculate(demo);
  const drawings = eachOnce(listings(demo, calculation));

  it.each(drawings)("has the drawing %s as reviewed", async (drawn, text) => {
    await expect(text).toMatchFileSnapshot(`${folder}/${name}/${drawn}.txt`);
  });

  it("has no drawing too long to review", () => {
    const lengths = drawings.map(([drawn, text]) => ({ drawn, lines: text.split("\n").length }));
    expect(lengths.filter(({ lines }) => lines > 220)).toEqual([]);
  });

  it("has a light 3D scene, coloured by tension", () => {
    const scene = scene3d(demo, calculation);
    expect(scene.legend?.highest).toBeGreaterThan(scene.legend?.lowest ?? Number.POSITIVE_INFINITY);
    expect(toGltf(scene).byteLength).toBeLessThan(1_000_000);
  });
});
