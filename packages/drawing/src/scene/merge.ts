import type { MaterialName, Mesh, SceneNode, Vector } from "./scene.ts";

type Placed = Pick<SceneNode, "at" | "turn" | "scale"> & { readonly mesh: Mesh };

/** Several placed meshes as one of a single material, so that a thousand idlers are a thousand nodes and not ten. */
export function mergeMeshes(name: string, material: MaterialName, parts: readonly Placed[]): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const { mesh, at, turn, scale } of parts) {
    const first = positions.length / 3;
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x, y, z] = turned(triple(mesh.positions, i, scale), turn);
      positions.push(x + at[0], y + at[1], z + at[2]);
      const inverse: Vector = [inverted(scale[0]), inverted(scale[1]), inverted(scale[2])];
      normals.push(...unit(turned(triple(mesh.normals, i, inverse), turn)));
    }
    for (const index of mesh.indices) indices.push(first + index);
  }
  return { name, material, positions, normals, indices };
}

/** A part without extent keeps a direction. */
const inverted = (scale: number) => 1 / Math.max(scale, 1e-9);

function triple(values: readonly number[], at: number, scale: Vector): Vector {
  return [(values[at] ?? 0) * scale[0], (values[at + 1] ?? 0) * scale[1], (values[at + 2] ?? 0) * scale[2]];
}

/** v + 2w(u×v) + 2u×(u×v) for the turn (u, w). */
export function turned([x, y, z]: Vector, [a, b, c, w]: SceneNode["turn"]): Vector {
  const [p, q, r] = [b * z - c * y, c * x - a * z, a * y - b * x];
  return [x + 2 * (w * p + b * r - c * q), y + 2 * (w * q + c * p - a * r), z + 2 * (w * r + a * q - b * p)];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return length > 0 ? [x / length, y / length, z / length] : [0, 0, 1];
}
