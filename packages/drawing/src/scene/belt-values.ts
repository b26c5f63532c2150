import type { LoadCaseName } from "@beltwright/engine";
import type { Calculation } from "@beltwright/model";
import type { BeltColours, Legend } from "./scene.ts";

/** What the belt is coloured by, round the loop in one case, where it meets and leaves each point. */
export interface BeltValues {
  readonly legend: Legend;
  readonly arriving: readonly number[];
  readonly leaving: readonly number[];
}

export function beltValues(
  calculation: Calculation | undefined,
  loadCase: LoadCaseName,
  by: BeltColours,
): BeltValues | undefined {
  if (calculation?.kind !== "calculated") return undefined;
  const { cases, machine } = calculation.solution;
  const { points, sections, smallest, largest } = cases[loadCase];
  switch (by) {
    case "tension":
      return {
        legend: { by, loadCase, lowest: smallest.tension, highest: largest.tension },
        arriving: points.map(({ arriving }) => arriving),
        leaving: points.map(({ leaving }) => leaving),
      };
    case "load": {
      const leaving = sections.map(({ lineLoad }) => lineLoad);
      const arriving = leaving.map((_, at) => leaving.at(at - 1) ?? 0);
      return { legend: { by, loadCase, lowest: 0, highest: Math.max(0, ...leaving) }, arriving, leaving };
    }
    case "speed": {
      const { beltSpeed } = machine.design;
      const everywhere = points.map(() => beltSpeed);
      return { legend: { by, loadCase, lowest: 0, highest: beltSpeed }, arriving: everywhere, leaving: everywhere };
    }
  }
}

/** Dark blue over green to yellow: even in lightness and told apart by colour-blind readers. Linear RGB. */
const ramp: readonly (readonly [number, number, number])[] = [
  [0.058, 0, 0.089],
  [0.042, 0.084, 0.258],
  [0.014, 0.216, 0.262],
  [0.114, 0.457, 0.124],
  [0.983, 0.799, 0.019],
];

/** The colour of a value between the ends of its legend. */
export function rampColour(
  { lowest, highest }: Pick<Legend, "lowest" | "highest">,
  value: number,
): readonly [number, number, number] {
  const share = highest > lowest ? Math.min(1, Math.max(0, (value - lowest) / (highest - lowest))) : 0;
  const place = share * (ramp.length - 1);
  const at = Math.min(ramp.length - 2, Math.floor(place));
  const [low, high] = [ramp[at] ?? [0, 0, 0], ramp[at + 1] ?? [0, 0, 0]];
  const mix = (axis: 0 | 1 | 2) => low[axis] + (place - at) * (high[axis] - low[axis]);
  return [mix(0), mix(1), mix(2)];
}
