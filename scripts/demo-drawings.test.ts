import { demoConveyors } from "@beltwright/catalogue";
import { type Drawing, everyDrawing, scene3d, toGltf, toSvg } from "@beltwright/drawing";
import { calculate } from "@beltwright/model";
import { describe, expect, it } from "vitest";

// Here, because packages/drawing stands below the catalogue and may not know the demo conveyors.
const folder = "../packages/drawing/golden/demo";
const pictured = /^(profile-sketch|long-section)$/;
const demos = await demoConveyors();

/** FNV-1a, 32 bits. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

/** A drawing in one line: what it is, what each layer holds, and a sum that changes with any line of it. */
function digest(drawing: Drawing): string {
  const counts = new Map<string, number>();
  for (const { layer } of drawing.shapes) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  const { minX, minY, maxX, maxY } = drawing.bounds;
  const box = [minX, minY, maxX, maxY].map((one) => one.toFixed(drawing.unit === "m" ? 2 : 0)).join(" ");
  const layers = [...counts].map(([layer, count]) => `${layer} ${count}`).join(", ");
  return `${drawing.name} [${box}] ${drawing.unit}: ${layers} #${checksum(toSvg(drawing))}`;
}

describe.each(demos.map((demo) => [demo.convNo, demo] as const))("demo conveyor %s", (number, demo) => {
  const name = number.replace(/\W+/g, "-").toLowerCase();
  const calculation = calculate(demo);
  const drawings = everyDrawing(demo, calculation);

  it("has every drawing as reviewed", async () => {
    const lines = drawings.map(digest).join("\n");
    await expect(`${lines}\n`).toMatchFileSnapshot(`${folder}/${name}.txt`);
  });

  it.each(drawings.filter((drawing) => pictured.test(drawing.name)).map((drawing) => [drawing.name, drawing] as const))(
    "has the %s as reviewed",
    async (drawn, drawing) => {
      await expect(toSvg(drawing)).toMatchFileSnapshot(`${folder}/${name}-${drawn}.svg`);
    },
  );

  it("has a light 3D scene, coloured by tension", () => {
    const scene = scene3d(demo, calculation);
    expect(scene.legend?.highest).toBeGreaterThan(scene.legend?.lowest ?? Number.POSITIVE_INFINITY);
    expect(toGltf(scene).byteLength).toBeLessThan(1_000_000);
  });
});
