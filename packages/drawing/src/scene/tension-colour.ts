import type { LoadCaseName } from "@beltwright/engine";
import type { Calculation } from "@beltwright/model";
import type { Legend } from "./scene.ts";

/** Tensions round the loop in one case, N. */
export interface BeltTensions {
  readonly legend: Legend;
  readonly arriving: readonly number[];
  readonly leaving: readonly number[];
}

export function beltTensions(calculation: Calculation | undefined, loadCase: LoadCaseName): BeltTensions | undefined {
  if (calculation?.kind !== "calculated") return undefined;
  const { points, smallest, largest } = calculation.solution.cases[loadCase];
  return {
    legend: { loadCase, lowest: smallest.tension, highest: largest.tension },
    arriving: points.map(({ arriving }) => arriving),
    leaving: points.map(({ leaving }) => leaving),
  };
}

/** Dark blue over green to yellow: even in lightness and told apart by colour-blind readers. Linear RGB. */
const ramp: readonly (readonly [number, number, number])[] = [
  [0.058, 0, 0.089],
  [0.042, 0.084, 0.258],
  [0.014, 0.216, 0.262],
  [0.114, 0.457, 0.124],
  [0.983, 0.799, 0.019],
];

export function tensionColour({ lowest, highest }: Legend, tension: number): readonly [number, number, number] {
  const share = highest > lowest ? Math.min(1, Math.max(0, (tension - lowest) / (highest - lowest))) : 0;
  const place = share * (ramp.length - 1);
  const at = Math.min(ramp.length - 2, Math.floor(place));
  const [low, high] = [ramp[at] ?? [0, 0, 0], ramp[at + 1] ?? [0, 0, 0]];
  const mix = (axis: 0 | 1 | 2) => low[axis] + (place - at) * (high[axis] - low[axis]);
  return [mix(0), mix(1), mix(2)];
}
