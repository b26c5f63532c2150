import type { MaterialName, Mesh, Turn, Vector } from "./scene.ts";

/** A cylinder of radius 1 and length 1 across, its middle at the origin. */
export function cylinder(material: MaterialName, sides: number): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let at = 0; at <= sides; at += 1) {
    const angle = (2 * Math.PI * at) / sides;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    positions.push(x, -0.5, z, x, 0.5, z);
    normals.push(x, 0, z, x, 0, z);
    if (at < sides) indices.push(2 * at, 2 * at + 1, 2 * at + 2, 2 * at + 1, 2 * at + 3, 2 * at + 2);
  }
  for (const y of [-0.5, 0.5]) cap(y, sides, { positions, normals, indices });
  return { name: `cylinder-${material}`, material, positions, normals, indices };
}

function cap(y: number, sides: number, mesh: { positions: number[]; normals: number[]; indices: number[] }): void {
  const { positions, normals, indices } = mesh;
  const centre = positions.length / 3;
  positions.push(0, y, 0);
  normals.push(0, Math.sign(y), 0);
  for (let at = 0; at <= sides; at += 1) {
    const angle = (2 * Math.PI * at) / sides;
    positions.push(Math.cos(angle), y, Math.sin(angle));
    normals.push(0, Math.sign(y), 0);
    if (at === sides) continue;
    const [a, b] = [centre + 1 + at, centre + 2 + at];
    indices.push(centre, ...(y > 0 ? [b, a] : [a, b]));
  }
}

const faces: readonly (readonly [normal: Vector, along: Vector, across: Vector])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [0, 1, 0],
    [1, 0, 0],
  ],
];

/** A cube of side 1, its middle at the origin. */
export function cube(material: MaterialName): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const [normal, along, across] of faces) {
    const first = positions.length / 3;
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      for (const axis of [0, 1, 2] as const) positions.push((normal[axis] + a * along[axis] + b * across[axis]) / 2);
      normals.push(...normal);
    }
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  return { name: `cube-${material}`, material, positions, normals, indices };
}

/** Corners given, faces by their normals: normals of the corners are the mean of the faces round them. */
export function withNormals(positions: readonly number[], indices: readonly number[]): readonly number[] {
  const sums = new Array<number>(positions.length).fill(0);
  const at = (corner: number, axis: number) => positions[3 * corner + axis] ?? 0;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const [a, b, c] = [indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0];
    const u = [0, 1, 2].map((axis) => at(b, axis) - at(a, axis));
    const v = [0, 1, 2].map((axis) => at(c, axis) - at(a, axis));
    const normal = cross(u, v);
    for (const corner of [a, b, c])
      for (const axis of [0, 1, 2]) sums[3 * corner + axis] = (sums[3 * corner + axis] ?? 0) + (normal[axis] ?? 0);
  }
  return unitTriples(sums);
}

function cross(u: readonly number[], v: readonly number[]): readonly number[] {
  const [a = 0, b = 0, c = 0] = u;
  const [x = 0, y = 0, z = 0] = v;
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}

function unitTriples(values: readonly number[]): readonly number[] {
  return values.map((value, at) => {
    const first = at - (at % 3);
    const length = Math.hypot(values[first] ?? 0, values[first + 1] ?? 0, values[first + 2] ?? 0);
    return length > 0 ? value / length : at % 3 === 2 ? 1 : 0;
  });
}

/** A frustum open at top and bottom, height 1 from its outlet at the origin; half widths 1 at the top. */
export function funnel(material: MaterialName, outlet: number): Mesh {
  const ring = (size: number, z: number) => [-size, -size, z, size, -size, z, size, size, z, -size, size, z];
  const positions = [...ring(outlet, 0), ...ring(1, 1)];
  const indices = [0, 1, 2, 3].flatMap((at) => {
    const next = (at + 1) % 4;
    return [at, next, 4 + next, at, 4 + next, 4 + at];
  });
  return { name: "funnel", material, positions, normals: withNormals(positions, indices), indices };
}

/** First raised by `slope` about the cross axis, then turned by `heading` about the vertical. rad */
export function turnOf(heading: number, slope: number): Turn {
  const [ch, sh] = [Math.cos(heading / 2), Math.sin(heading / 2)];
  const [cs, ss] = [Math.cos(-slope / 2), Math.sin(-slope / 2)];
  return [-sh * ss, ch * ss, sh * cs, ch * cs];
}
