import { turned } from "./merge.ts";
import type { Scene, SceneNode, Vector } from "./scene.ts";

/** Completes a scene with the box that holds it. */
export function sceneOf(scene: Omit<Scene, "bounds">): Scene {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  const boxes = scene.meshes.map(({ positions }) => cornersOf(positions));
  for (const node of scene.nodes) {
    for (const corner of boxes[node.mesh] ?? []) {
      const spot = placed(corner, node);
      for (const axis of [0, 1, 2] as const) {
        min[axis] = Math.min(min[axis] ?? 0, spot[axis]);
        max[axis] = Math.max(max[axis] ?? 0, spot[axis]);
      }
    }
  }
  const isEmpty = (min[0] ?? 0) > (max[0] ?? 0);
  const vector = ([x = 0, y = 0, z = 0]: readonly number[]): Vector => [x, y, z];
  return { ...scene, bounds: isEmpty ? { min: [0, 0, 0], max: [0, 0, 0] } : { min: vector(min), max: vector(max) } };
}

function placed([x, y, z]: Vector, { at, turn, scale }: Pick<SceneNode, "at" | "turn" | "scale">): Vector {
  const [a, b, c] = turned([x * scale[0], y * scale[1], z * scale[2]], turn);
  return [a + at[0], b + at[1], c + at[2]];
}

/** Smallest and largest of each axis of a mesh. */
export function meshRange(positions: readonly number[]): { readonly min: Vector; readonly max: Vector } {
  let [x0, y0, z0] = [Infinity, Infinity, Infinity];
  let [x1, y1, z1] = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [positions[at], positions[at + 1], positions[at + 2]];
    [x0, y0, z0] = [Math.min(x0, x), Math.min(y0, y), Math.min(z0, z)];
    [x1, y1, z1] = [Math.max(x1, x), Math.max(y1, y), Math.max(z1, z)];
  }
  return { min: [x0, y0, z0], max: [x1, y1, z1] };
}

function cornersOf(positions: readonly number[]): readonly Vector[] {
  if (positions.length === 0) return [];
  const { min, max } = meshRange(positions);
  return [0, 1, 2, 3, 4, 5, 6, 7].map(
    (bits): Vector => [bits & 1 ? max[0] : min[0], bits & 2 ? max[1] : min[1], bits & 4 ? max[2] : min[2]],
  );
}

/** Two scenes as one, for a file; the first names it. */
export function joinedScenes(first: Scene, second: Scene): Scene {
  const moved = second.nodes.map((node) => ({ ...node, mesh: node.mesh + first.meshes.length }));
  return sceneOf({ ...first, meshes: [...first.meshes, ...second.meshes], nodes: [...first.nodes, ...moved] });
}
