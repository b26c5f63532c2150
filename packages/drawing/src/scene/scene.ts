/** Looks of solids: linear RGB 0 to 1, as glTF wants them. */
export const materials = {
  belt: { colour: [0.03, 0.03, 0.035], metallic: 0, roughness: 0.9, isDoubleSided: true },
  steel: { colour: [0.35, 0.38, 0.4], metallic: 0.6, roughness: 0.5, isDoubleSided: false },
  frame: { colour: [0.1, 0.22, 0.3], metallic: 0.3, roughness: 0.7, isDoubleSided: false },
  pulley: { colour: [0.5, 0.5, 0.5], metallic: 0.5, roughness: 0.5, isDoubleSided: false },
  drive: { colour: [0.01, 0.2, 0.2], metallic: 0.2, roughness: 0.6, isDoubleSided: false },
  brake: { colour: [0.5, 0.04, 0.03], metallic: 0.2, roughness: 0.6, isDoubleSided: false },
  takeUp: { colour: [0.55, 0.3, 0.04], metallic: 0.1, roughness: 0.8, isDoubleSided: false },
  hopper: { colour: [0.4, 0.28, 0.1], metallic: 0.2, roughness: 0.8, isDoubleSided: true },
  /** For meshes with colours of their own, which multiply it. */
  painted: { colour: [1, 1, 1], metallic: 0, roughness: 0.85, isDoubleSided: true },
  burden: { colour: [0.18, 0.12, 0.06], metallic: 0, roughness: 1, isDoubleSided: true },
  ground: { colour: [0.42, 0.39, 0.32], metallic: 0, roughness: 1, isDoubleSided: true },
  concrete: { colour: [0.36, 0.35, 0.33], metallic: 0, roughness: 1, isDoubleSided: false },
} as const satisfies Readonly<Record<string, Material>>;

export interface Material {
  readonly colour: readonly [number, number, number];
  readonly metallic: number;
  readonly roughness: number;
  readonly isDoubleSided: boolean;
}

export type MaterialName = keyof typeof materials;
export type Vector = readonly [x: number, y: number, z: number];
/** x, y, z, w */
export type Turn = readonly [number, number, number, number];

/** Triangles. Three numbers a corner in `positions`, `normals` and `colours`; three corners a triangle in `indices`. */
export interface Mesh {
  readonly name: string;
  readonly material: MaterialName;
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** Linear RGB 0 to 1, instead of the material's colour. */
  readonly colours?: readonly number[];
  readonly indices: readonly number[];
}

/** A mesh put somewhere: scaled, turned, moved, in this order. Many may share one mesh. */
export interface SceneNode {
  readonly name: string;
  readonly mesh: number;
  readonly at: Vector;
  readonly turn: Turn;
  readonly scale: Vector;
  readonly target?: string;
}

/** What the belt may be coloured by: N, kg/m of material, m/s. */
export const beltColours = ["tension", "load", "speed"] as const;
export type BeltColours = (typeof beltColours)[number];

/** What the colours of the belt mean. */
export interface Legend {
  readonly by: BeltColours;
  readonly loadCase: string;
  readonly lowest: number;
  readonly highest: number;
}

/** Solids in metres: x along, y across, z up. */
export interface Scene {
  readonly name: string;
  readonly meshes: readonly Mesh[];
  readonly nodes: readonly SceneNode[];
  readonly bounds: { readonly min: Vector; readonly max: Vector };
  readonly legend?: Legend;
  /** Idler sets drawn of those that stand: every n-th. */
  readonly everyIdler: number;
}

export const noTurn: Turn = [0, 0, 0, 1];
