import { calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { scene3d } from "../scene/conveyor-scene.ts";
import { idlerScene } from "../scene/idler-solids.ts";
import type { Scene } from "../scene/scene.ts";
import { curvedConveyor, longConveyor } from "../test-support/sample-conveyors.ts";
import { toGltf } from "./gltf.ts";

interface Accessor {
  readonly bufferView: number;
  readonly componentType: number;
  readonly count: number;
  readonly type: string;
  readonly min?: readonly number[];
  readonly max?: readonly number[];
}

/** Takes the container apart as the glTF 2.0 specification describes it, chapter 4. */
function read(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => view.getUint32(at, true);
  const jsonLength = word(12);
  const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + jsonLength)));
  const binary = bytes.subarray(28 + jsonLength, 28 + jsonLength + word(20 + jsonLength));
  return { head: [word(0), word(4), word(8)], chunks: [word(16), word(24 + jsonLength)], jsonLength, json, binary };
}

const sizes: Readonly<Record<string, number>> = { SCALAR: 1, VEC3: 3 };

function floatsOf({ json, binary }: ReturnType<typeof read>, accessor: Accessor): readonly number[] {
  const { byteOffset, byteLength } = json.bufferViews[accessor.bufferView];
  const copy = binary.slice(byteOffset, byteOffset + byteLength).buffer;
  return [...(accessor.componentType === 5126 ? new Float32Array(copy) : new Uint32Array(copy))];
}

const scenes: readonly (readonly [string, Scene])[] = [
  ["the new conveyor", scene3d(newConveyor(), calculate(newConveyor()))],
  ["a curved conveyor without results", scene3d(curvedConveyor())],
  ["an idler", idlerScene(newConveyor().csIdler)],
];

describe.each(scenes)("the glTF of %s", (_, scene) => {
  const file = read(toGltf(scene));

  it("is a binary container of version 2 with a JSON and a BIN chunk", () => {
    expect(file.head).toEqual([0x46546c67, 2, toGltf(scene).byteLength]);
    expect(file.chunks).toEqual([0x4e4f534a, 0x004e4942]);
    expect(file.jsonLength % 4).toBe(0);
    expect(file.json.asset.version).toBe("2.0");
    expect(file.json.buffers).toEqual([{ byteLength: file.binary.byteLength }]);
  });

  it("has accessors that lie in the buffer, aligned, with the range of their positions", () => {
    for (const accessor of file.json.accessors as readonly Accessor[]) {
      const values = floatsOf(file, accessor);
      expect(values).toHaveLength(accessor.count * (sizes[accessor.type] ?? 0));
      expect(file.json.bufferViews[accessor.bufferView].byteOffset % 4).toBe(0);
      if (accessor.min === undefined) continue;
      const axis = (at: number) => values.filter((__, i) => i % 3 === at);
      expect(accessor.min).toEqual([0, 1, 2].map((at) => Math.min(...axis(at))));
      expect(accessor.max).toEqual([0, 1, 2].map((at) => Math.max(...axis(at))));
    }
  });

  it("has triangles of corners that exist, unit normals and one root that holds every node", () => {
    for (const { primitives } of file.json.meshes) {
      const [{ attributes, indices, material }] = primitives;
      const corners = file.json.accessors[attributes.POSITION].count;
      const triangles = floatsOf(file, file.json.accessors[indices]);
      expect(triangles.length % 3).toBe(0);
      expect(Math.max(...triangles)).toBeLessThan(corners);
      expect(file.json.accessors[attributes.NORMAL].count).toBe(corners);
      expect(file.json.materials[material]).toBeDefined();
    }
    const root = file.json.nodes[file.json.scenes[0].nodes[0]];
    expect(root.children).toHaveLength(scene.nodes.length);
  });
});

describe("a conveyor in 3D", () => {
  it("says of each pulley which point it is", () => {
    const { json } = read(toGltf(scene3d(newConveyor())));
    expect(json.nodes).toContainEqual(expect.objectContaining({ name: "pulley-2", extras: { target: "pulls[2]" } }));
  });

  it("stays light at 21 km: every n-th idler only, and under a megabyte", () => {
    const scene = scene3d(longConveyor(100, 21_000));
    expect(scene.everyIdler).toBeGreaterThan(1);
    expect(scene.nodes.length).toBeLessThan(1500);
    expect(toGltf(scene).byteLength).toBeLessThan(1_000_000);
  });

  it("colours the belt from its least to its greatest tension of the case asked for", () => {
    const calculation = calculate(newConveyor());
    if (calculation.kind !== "calculated") throw new Error("expected results");
    const { legend, meshes } = scene3d(newConveyor(), calculation, { loadCase: "starting-full" });
    const { smallest, largest } = calculation.solution.cases["starting-full"];
    expect(legend).toEqual({
      by: "tension",
      loadCase: "starting-full",
      lowest: smallest.tension,
      highest: largest.tension,
    });
    const shades = new Set(
      meshes.flatMap(({ colours }) => (colours === undefined ? [] : [colours.slice(0, 3).join()])),
    );
    expect(shades.size).toBeGreaterThan(4);
  });

  it("lays the belt in the metres of the document", () => {
    const { bounds } = scene3d(newConveyor());
    expect(bounds.min[0]).toBeCloseTo(-0.33, 1);
    expect(bounds.max[0]).toBeCloseTo(100.4, 1);
    expect(bounds.max[2]).toBeGreaterThan(10.4);
  });
});
