import { type LoadWindow, type MachineSolution, movingLoad, type WorstLoad } from "@beltwright/engine";
import { type Conveyor, fromSi } from "@beltwright/model";
import { shortPoint } from "../charts/point-name.ts";
import type { Traced } from "../trace/shown.ts";

/** Where the load lies worst for something, and what comes of it. */
interface ShownLoad {
  readonly traced: Traced;
  readonly windows: readonly LoadWindow[];
  /** The stretches in words: from which point to which. */
  readonly text: string;
}

export interface WorstLoadRow {
  readonly name: string;
  readonly largest: ShownLoad;
  readonly smallest: ShownLoad;
}

/** The worst place of a load of at most so many stretches, for the pull and for the belt arriving at every point. */
export function worstLoads(conveyor: Conveyor, solution: MachineSolution, streaks: number): readonly WorstLoadRow[] {
  const { machine, method } = solution;
  const found = movingLoad({ design: machine.design, method, solution }, streaks);
  const shown = (name: string, { value, windows }: WorstLoad, pointId?: string): ShownLoad => ({
    windows,
    text: windowsText(conveyor, windows),
    traced: {
      label: name,
      value: fromSi(value, "kN"),
      unit: "kN",
      shown: {
        kind: "number",
        source: { kind: "load", windows, ...(pointId === undefined ? {} : { pointId }) },
      },
    },
  });
  const { effectiveTension: te } = found;
  return [
    { name: "Te", largest: shown("Largest Te", te.largest), smallest: shown("Smallest Te", te.smallest) },
    ...found.points.map(({ pointId, largest, smallest }) => {
      const name = `Tension at ${shortPoint(conveyor, pointId)}`;
      return {
        name,
        largest: shown(`${name}, largest`, largest, pointId),
        smallest: shown(`${name}, smallest`, smallest, pointId),
      };
    }),
  ];
}

function windowsText(conveyor: Conveyor, windows: WorstLoad["windows"]): string {
  if (windows.length === 0) return "empty";
  const named = (pointId: string) => shortPoint(conveyor, pointId);
  return windows.map(({ startId, endId }) => `${named(startId)} to ${named(endId)}`).join("; ");
}
