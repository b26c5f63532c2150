import { niceTicks } from "@beltwright/drawing";
import type { Frames } from "@beltwright/engine";
import { formatNumber, fromSi, toDisplay, toSi, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";
import type { SpaceName } from "../scene/names.tsx";
import { legendOf, type SoFar } from "./so-far.ts";

type Place = readonly [x: number, y: number, z: number];

interface SurfaceAxes {
  /** Pairs of ends of lines. */
  readonly lines: Float32Array;
  readonly names: readonly SpaceName[];
}

interface AxisOf {
  readonly title: string;
  readonly unit: UnitCode;
  /** In SI. */
  readonly range: readonly [low: number, high: number];
  readonly at: (share: number) => Place;
  /** Which way the ticks and the numbers stand off. */
  readonly off: Place;
}

/** Axes of the surface with round numbers in the units of the reader: along the belt, time and tension. */
export function surfaceAxes(frames: Frames, soFar: SoFar, interval: number, system: UnitSystem): SurfaceAxes {
  const { lowest, highest } = legendOf(soFar);
  const [length, duration] = [frames.positions.at(-1) ?? 0, (frames.count - 1) * interval];
  const axes: readonly AxisOf[] = [
    { title: "Along the belt", unit: "m", range: [0, length], at: (share) => [2 * share, 0, 0], off: [0, -0.06, 0] },
    { title: "Time", unit: "s", range: [0, duration], at: (share) => [0, 1.2 * share, 0], off: [-0.06, 0, 0] },
    {
      ...{ title: "Tension", unit: "kN", range: [Math.min(0, lowest), highest] },
      ...{ at: (share) => [0, 1.2, 0.8 * share], off: [-0.06, 0, 0] },
    },
  ];
  const drawn = axes.map((axis) => axisOf(axis, system));
  return {
    lines: Float32Array.from(drawn.flatMap(({ lines }) => lines)),
    names: drawn.flatMap(({ names }) => names),
  };
}

function axisOf({ title, unit, range: [low, high], at, off }: AxisOf, system: UnitSystem) {
  const shown = (si: number) => toDisplay(fromSi(si, unit), unit, system);
  const perUnit = (shown(toSi(1, unit)) - shown(0)) / (toSi(1, unit) || 1);
  const span = high - low || 1;
  const ticks = niceTicks(shown(low), shown(high), 5).map((tick) => {
    const place = at((tick / perUnit - low) / span);
    return { place, end: stood(place, off, 1), text: formatNumber(tick, 5), name: stood(place, off, 2) };
  });
  return {
    lines: [[...at(0), ...at(1)], ...ticks.map(({ place, end }) => [...place, ...end])].flat(),
    names: [
      { at: stood(at(0.5), off, 4.5), text: `${title}, ${unitLabel(unit, system)}`, rank: 0, isPlain: true },
      ...ticks.map(({ text, name }) => ({ at: name, text, rank: 1, isPlain: true })),
    ],
  };
}

const stood = ([x, y, z]: Place, off: Place, times: number): Place => [
  x + times * off[0],
  y + times * off[1],
  z + times * off[2],
];
