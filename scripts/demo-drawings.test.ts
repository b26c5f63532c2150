import { demoConveyors } from "@beltwright/catalogue";
import { type Drawing, everyDrawing, type Scene, scene3d, toGltf, toSvg } from "@beltwright/drawing";
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

/** Every word and number on a drawing, in the order they are drawn. */
function words({ shapes }: Drawing): string {
  const texts = shapes.flatMap((shape) => ("text" in shape ? [shape.text] : []));
  return texts.length === 0 ? "" : `\n  ${texts.join(" · ")}`;
}

/** A drawing in two lines: what each layer holds, a sum that changes with any line of it, and all it says. */
function digest(drawing: Drawing): string {
  const counts = new Map<string, number>();
  for (const { layer } of drawing.shapes) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  const { minX, minY, maxX, maxY } = drawing.bounds;
  const box = [minX, minY, maxX, maxY].map((one) => one.toFixed(drawing.unit === "m" ? 2 : 0)).join(" ");
  const layers = [...counts].map(([layer, count]) => `${layer} ${count}`).join(", ");
  return `${drawing.name} [${box}] ${drawing.unit}: ${layers} #${checksum(toSvg(drawing))}${words(drawing)}`;
}

/** The same for the solids of the 3D view: how many of each, and a sum of their corners. */
function solids({ meshes, nodes, bounds: { min, max } }: Scene): string {
  const counts = new Map<string, number>();
  for (const { mesh } of nodes) {
    const { name, material } = meshes[mesh] ?? { name: "nothing", material: "nothing" };
    const key = `${name.replace(/[\s-]*\d+$/, "")} (${material})`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const box = [...min, ...max].map((one) => one.toFixed(1)).join(" ");
  const held = [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
  const corners = meshes.map(({ positions }) => positions.map((one) => one.toFixed(3)));
  return `3d [${box}] m: ${held} #${checksum(corners.join())}`;
}

describe.each(demos.map((demo) => [demo.convNo, demo] as const))("demo conveyor %s", (number, demo) => {
  const name = number.replace(/\W+/g, "-").toLowerCase();
  const calculation = calculate(demo);
  const drawings = everyDrawing(demo, calculation);

  it("has every drawing as reviewed", async () => {
    const lines = [...drawings.map(digest), solids(scene3d(demo, calculation))].join("\n");
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
