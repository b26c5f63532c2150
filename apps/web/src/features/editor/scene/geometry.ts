import { BufferAttribute, BufferGeometry } from "three";

interface Corners {
  readonly positions: Float32Array;
  readonly colours?: Float32Array;
  readonly indices?: Uint32Array;
}

/** Triangles as three wants them; normals are made where a light needs them. */
export function geometryOf({ positions, colours, indices }: Corners): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  if (colours) geometry.setAttribute("color", new BufferAttribute(colours, 3));
  if (indices) geometry.setIndex(new BufferAttribute(indices, 1));
  if (indices) geometry.computeVertexNormals();
  return geometry;
}
