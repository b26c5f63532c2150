import {
  type LoadReading,
  type LoadWindow,
  type MachineSolution,
  movingLoad,
  type WorstLoad,
} from "@beltwright/engine";
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
  /** Absent where only the other end counts. */
  readonly largest?: ShownLoad;
  readonly smallest?: ShownLoad;
}

/**
 * The worst place of a load of at most so many stretches, for the pull, for traction, for lift-off in concave curves and
 * for the belt at every point.
 */
export function worstLoads(conveyor: Conveyor, solution: MachineSolution, streaks: number): readonly WorstLoadRow[] {
  const { machine, method } = solution;
  const curves = machine.verticalCurves.filter(({ type }) => type === "concave");
  const found = movingLoad({ design: machine.design, method, solution }, streaks, curves);
  const shown = (label: string, { value, windows }: WorstLoad, reading?: LoadReading): ShownLoad => ({
    windows,
    text: windowsText(conveyor, windows),
    traced: {
      label,
      value: fromSi(value, "kN"),
      unit: "kN",
      shown: { kind: "number", source: { kind: "load", windows, ...(reading === undefined ? {} : { reading }) } },
    },
  });
  const both = (name: string, { largest, smallest }: Ends, reading?: LoadReading): WorstLoadRow => ({
    name,
    largest: shown(`${name}, largest`, largest, reading),
    smallest: shown(`${name}, smallest`, smallest, reading),
  });
  const named = (pointId: string) => shortPoint(conveyor, pointId);
  return [
    {
      name: "Te",
      largest: shown("Largest Te", found.effectiveTension.largest),
      smallest: shown("Smallest Te", found.effectiveTension.smallest),
    },
    ...found.traction.map(({ pointId, smallest }) => {
      const name = `Traction surplus at ${named(pointId)}`;
      return { name, smallest: shown(name, smallest, { pointId, of: "surplus" }) };
    }),
    ...found.liftOff.map(({ pointId, largest }) => {
      const name = `Lift-off at ${named(pointId)}, curve empty`;
      return { name, largest: shown(name, largest, { pointId, of: "arriving" }) };
    }),
    ...found.points.flatMap(({ pointId, leaving, ...arriving }) => [
      both(`Tension at ${named(pointId)}`, arriving, { pointId, of: "arriving" }),
      ...(leaving === undefined ? [] : [both(`Tension behind ${named(pointId)}`, leaving, { pointId, of: "leaving" })]),
    ]),
  ];
}

interface Ends {
  readonly largest: WorstLoad;
  readonly smallest: WorstLoad;
}

function windowsText(conveyor: Conveyor, windows: WorstLoad["windows"]): string {
  if (windows.length === 0) return "empty";
  const named = (pointId: string) => shortPoint(conveyor, pointId);
  return windows.map(({ startId, endId }) => `${named(startId)} to ${named(endId)}`).join("; ");
}
