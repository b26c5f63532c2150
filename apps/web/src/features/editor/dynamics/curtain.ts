import { type Legend, rampColour } from "@beltwright/drawing";
import type { Box } from "../scene/fitting-eye.ts";
import type { BeltPlace } from "./belt-places.ts";
import { type Net, netIndices } from "./strip.ts";

/** The belt in space: a band along it whose height is its tension; up on the carry side, down on the return side. */
interface Curtain {
  readonly stations: readonly number[];
  readonly base: readonly (readonly [number, number, number])[];
  readonly isUp: readonly boolean[];
}

/** Fits the conveyor into a length of 2, its lift to at least a sixth of that so that it can be seen. */
export function curtainOf(places: readonly BeltPlace[], stations: readonly number[]): Curtain {
  const kept = stations.flatMap((station) => {
    const place = places[station];
    return place ? [{ station, place }] : [];
  });
  const range = (of: (place: BeltPlace) => number) => {
    const values = kept.map(({ place }) => of(place));
    return { low: Math.min(...values), span: Math.max(...values) - Math.min(...values) };
  };
  const [x, y, z] = [range((place) => place.x), range((place) => place.y), range((place) => place.z)];
  const scale = 2 / Math.max(x.span, y.span, 1e-6);
  const lift = Math.max(scale, z.span > 0 ? Math.min(0.33 / z.span, 400 * scale) : scale);
  return {
    stations: kept.map(({ station }) => station),
    base: kept.map(({ place }) => [(place.x - x.low) * scale, (place.y - y.low) * scale, (place.z - z.low) * lift]),
    isUp: kept.map(({ place }) => place.isCarry),
  };
}

/** The band at its highest. */
const highest = 0.47;

/** What the band may ever fill. */
export function curtainBox({ base }: Curtain): Box {
  const side = (axis: 0 | 1 | 2, of: (...values: number[]) => number) => of(...base.map((place) => place[axis]));
  return {
    min: [side(0, Math.min), side(1, Math.min), side(2, Math.min) - highest],
    max: [side(0, Math.max), side(1, Math.max), side(2, Math.max) + highest],
  };
}

/** The band at one moment. */
export function curtainNet({ stations, base, isUp }: Curtain, tension: Float32Array, legend: Legend): Net {
  const low = Math.min(0, legend.lowest);
  const height = (newtons: number) => 0.02 + ((highest - 0.02) * (newtons - low)) / (legend.highest - low || 1);
  const corners = stations.map((station, at) => {
    const newtons = tension[station] ?? 0;
    return {
      at: base[at] ?? [0, 0, 0],
      up: (isUp[at] ? 1 : -1) * height(newtons),
      colour: rampColour(legend, newtons),
    };
  });
  const lower = corners.flatMap(({ at }) => at);
  const upper = corners.flatMap(({ at: [x, y, z], up }) => [x, y, z + up]);
  const colours = corners.flatMap(({ colour }) => colour);
  return {
    positions: Float32Array.from([...lower, ...upper]),
    colours: Float32Array.from([...colours, ...colours]),
    indices: netIndices(2, stations.length),
  };
}
