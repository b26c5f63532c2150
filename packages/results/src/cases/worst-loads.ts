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
  const ends = chainages(solution);
  const shown = (name: string, { value, windows }: WorstLoad, pointId?: string): ShownLoad => ({
    windows,
    text: windowsText(conveyor, ends, windows),
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

/** Where each carry section begins and ends, with the points there. */
interface Stretch extends LoadWindow {
  readonly startId: string;
  readonly endId: string;
}

function chainages({ loop }: MachineSolution): readonly Stretch[] {
  const { sections } = loop;
  const isCarry = (at: number) => sections.at(at)?.start.section.strand === "carry";
  const first = Math.max(
    0,
    sections.findIndex((_, at) => isCarry(at) && !isCarry(at - 1)),
  );
  let along = 0;
  return sections.flatMap((_, step) => {
    const at = (first + step) % sections.length;
    const [section, next] = [sections[at], sections[(at + 1) % sections.length]];
    if (section === undefined || next === undefined || !isCarry(at)) return [];
    const from = along;
    along += section.length;
    return [{ from, to: along, startId: section.start.id, endId: next.start.id }];
  });
}

function windowsText(conveyor: Conveyor, stretches: readonly Stretch[], windows: readonly LoadWindow[]): string {
  if (windows.length === 0) return "empty";
  const near = (one: number, other: number) => Math.abs(one - other) < 1e-6 * (1 + Math.abs(other));
  const parts = windows.map(({ from, to }) => {
    const [start, end] = [stretches.find((one) => near(one.from, from)), stretches.find((one) => near(one.to, to))];
    return `${shortPoint(conveyor, start?.startId ?? "")} to ${shortPoint(conveyor, end?.endId ?? "")}`;
  });
  return parts.join("; ");
}
