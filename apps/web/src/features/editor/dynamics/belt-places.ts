import { chainages } from "@beltwright/drawing";
import type { Solution } from "@beltwright/engine";
import type { Conveyor } from "@beltwright/model";
import { stationsOf } from "@beltwright/results";

/** A place of the belt in space. */
export interface BeltPlace {
  /** Along the conveyor, m. */
  readonly chainage: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly isCarry: boolean;
}

/** Where positions along the belt lie: between its points, in order round the loop. */
export function beltPlaces(conveyor: Conveyor, solution: Solution, positions: Float64Array): readonly BeltPlace[] {
  const { pulls } = conveyor;
  const along = chainages(pulls);
  const stations = stationsOf(solution);
  let section = 0;
  return Array.from(positions, (position) => {
    while (section + 2 < stations.length && position > (stations[section + 1]?.arriving ?? 0)) section += 1;
    const next = (section + 1) % pulls.length;
    const [start, end] = [stations[section]?.leaving ?? 0, stations[section + 1]?.arriving ?? 0];
    const share = end > start ? Math.min(1, Math.max(0, (position - start) / (end - start))) : 0;
    const between = (from: number, to: number) => from + share * (to - from);
    const [from, to] = [pulls[section], pulls[next]];
    return {
      chainage: between(along[section] ?? 0, along[next] ?? 0),
      x: between(from?.x ?? 0, to?.x ?? 0),
      y: between(from?.y ?? 0, to?.y ?? 0),
      z: between(from?.z ?? 0, to?.z ?? 0),
      isCarry: from?.sectType === "Carry",
    };
  });
}
