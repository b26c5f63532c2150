import type { Material } from "@beltwright/drawing";
import type { BufferGeometry, Color, Matrix4 } from "three";

export interface Placed {
  readonly matrix: Matrix4;
  readonly target: string | undefined;
}

export interface Group {
  readonly name: string;
  readonly geometry: BufferGeometry;
  readonly colour: Color;
  readonly material: Material;
  readonly hasColours: boolean;
  readonly castsShadow: boolean;
  readonly placed: readonly Placed[];
}
