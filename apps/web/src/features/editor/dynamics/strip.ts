import { rampColour } from "@beltwright/drawing";
import type { Frames } from "@beltwright/engine";
import { legendOf, type SoFar } from "./so-far.ts";

/** Triangles of a net of rows × columns, with a colour at each corner. */
export interface Net {
  readonly positions: Float32Array;
  readonly colours: Float32Array;
  readonly indices: Uint32Array;
}

/** At most this many places and moments: more than a screen shows. */
const most = 180;

export function thinnedPlaces(count: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every);
}

/** Tension over distance and time as a net: 2 long, 1.2 deep, 0.8 high. */
export function surfaceNet(frames: Frames, soFar: SoFar): Net {
  const { positions, tension, count } = frames;
  const width = positions.length;
  const [columns, rows] = [thinnedPlaces(width), thinnedPlaces(count)];
  const legend = legendOf(soFar);
  const height = surfaceHeight(soFar);
  const length = positions[width - 1] || 1;
  const points: number[] = [];
  const colours: number[] = [];
  for (const frame of rows) {
    for (const station of columns) {
      const newtons = tension[frame * width + station] ?? 0;
      points.push((2 * (positions[station] ?? 0)) / length, (1.2 * frame) / Math.max(1, count - 1), height(newtons));
      colours.push(...rampColour(legend, newtons));
    }
  }
  return {
    positions: Float32Array.from(points),
    colours: Float32Array.from(colours),
    indices: netIndices(rows.length, columns.length),
  };
}

/** Height of a tension over the ground of the surface. */
function surfaceHeight(soFar: SoFar): (newtons: number) => number {
  const { lowest, highest } = legendOf(soFar);
  const low = Math.min(0, lowest);
  return (newtons) => (0.8 * (newtons - low)) / (highest - low || 1);
}

/** The line of one moment on the surface. */
export function momentLine(frames: Frames, soFar: SoFar, frame: number): Float32Array {
  const { positions, tension, count } = frames;
  const width = positions.length;
  const height = surfaceHeight(soFar);
  const length = positions[width - 1] || 1;
  const y = (1.2 * frame) / Math.max(1, count - 1);
  return Float32Array.from(
    thinnedPlaces(width).flatMap((station) => [
      (2 * (positions[station] ?? 0)) / length,
      y,
      height(tension[frame * width + station] ?? 0) + 0.004,
    ]),
  );
}

export function netIndices(rows: number, columns: number): Uint32Array {
  const indices: number[] = [];
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const first = row * columns + column;
      indices.push(first, first + 1, first + columns, first + 1, first + columns + 1, first + columns);
    }
  }
  return Uint32Array.from(indices);
}
