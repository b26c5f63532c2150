import {
  allowedBeltTension,
  bareTrace,
  type CaseResult,
  type LoadCaseName,
  loadCases,
  type MachineSolution,
  type Solution,
} from "@beltwright/engine";
import { type Conveyor, caseTitle, fromSi } from "@beltwright/model";
import { caseLooks, ownLook, palette } from "./case-colours.ts";
import type { LineChart, Mark, Series } from "./chart.ts";
import { liftedCases, liftWarning } from "./lift-off.ts";
import { shortPoint } from "./point-name.ts";

interface Station {
  readonly pointId: string;
  /** Along the belt from the first point, m. */
  readonly arriving: number;
  readonly leaving: number;
}

/** Where the belt meets and leaves each point; the first comes again at the end of the loop. */
export function stationsOf({ loop, cases }: Pick<Solution, "loop" | "cases">): readonly Station[] {
  const { points } = cases["running-full"];
  let along = 0;
  const stations = points.map(({ pointId }, at) => {
    const arriving = along;
    const leaving = arriving + (loop.turns[at]?.arcLength ?? 0);
    along = leaving + (loop.sections[at]?.length ?? 0);
    return { pointId, arriving, leaving };
  });
  const first = points[0];
  return first ? [...stations, { pointId: first.pointId, arriving: along, leaving: along }] : stations;
}

/** Tension round the loop in every case, kN over m. */
export function tensionChart(conveyor: Conveyor, solution: MachineSolution): LineChart {
  const stations = stationsOf(solution);
  const inner = stations.slice(0, -1);
  const sides = ["arriving", "leaving"] as const;
  const last = stations.at(-1);
  return {
    kind: "lines",
    name: "tension",
    title: "Belt tension round the loop",
    x: {
      label: "Along the belt",
      unit: "m",
      values: [...inner.flatMap(({ arriving, leaving }) => [arriving, leaving]), last?.arriving ?? 0],
      sourceAt: (row) => ({ kind: "along", at: Math.floor(row / 2), side: sides[row % 2] ?? "arriving" }),
    },
    places: [
      ...inner.flatMap(({ pointId }) => sides.map((side) => `${shortPoint(conveyor, pointId)}, ${side}`)),
      last ? `${shortPoint(conveyor, last.pointId)}, arriving again` : "",
    ],
    y: { label: "Tension", unit: "kN" },
    series: [
      ...loadCases.map(({ name }) => ({
        name: caseTitle(name),
        ...caseLooks[name],
        values: tensionsOf(solution.cases[name]).map((newtons) => fromSi(newtons, "kN")),
        isHidden: !usual.has(name),
      })),
      ...(solution.ownCases ?? []).map((one, at) => ({
        name: caseTitle(one.name),
        ...ownLook(at),
        values: tensionsOf(one).map((newtons) => fromSi(newtons, "kN")),
        isHidden: false,
      })),
      ...limitSeries(solution, 2 * inner.length + 1),
    ],
    marks: marksOf(conveyor, stations, liftedCases(solution)),
  };
}

const limits = [
  { limit: "running", name: "Allowed, running", dash: [8, 4] },
  { limit: "transient", name: "Allowed, starting and braking", dash: [3, 3] },
] as const;

/** A limit this far above every tension would flatten the curves: it is there when asked for. */
const farAbove = 2;

/** What the belt may carry. */
function limitSeries(solution: MachineSolution, rows: number): readonly Series[] {
  return limits.flatMap(({ limit, name, dash }) => {
    const allowed = allowedBeltTension(bareTrace, solution, limit);
    if (allowed === undefined) return [];
    return [
      {
        ...{ name, dash, colour: palette.limit, isLimit: true },
        values: Array.from({ length: rows }, () => fromSi(allowed, "kN")),
        isHidden: allowed > farAbove * solution.belt.largest,
        sourceAt: () => ({ kind: "allowed", limit }),
      },
    ];
  });
}

const usual: ReadonlySet<LoadCaseName> = new Set(["running-full", "running-empty", "starting-full", "braking-full"]);

/** Arriving at and leaving every point, and arriving at the first again, N. */
function tensionsOf({ points }: CaseResult): readonly number[] {
  const round = points.flatMap(({ arriving, leaving }) => [arriving, leaving]);
  return [...round, points[0]?.arriving ?? 0];
}

/** The points along the belt, those that lift off marked as such. */
export function marksOf(
  { pulls }: Pick<Conveyor, "pulls">,
  stations: readonly Station[],
  lifted: ReturnType<typeof liftedCases>,
): readonly Mark[] {
  return stations.flatMap(({ pointId, arriving }) => {
    const pull = pulls.find(({ noID }) => String(noID) === pointId);
    const warning = liftWarning(lifted.get(pointId));
    return pull ? [{ at: arriving, label: String(pull.no), ...(warning !== undefined && { warning }) }] : [];
  });
}

/** Sag of every section in all cases, % of the idler spacing, beside what is allowed. */
export function sagChart(conveyor: Conveyor, solution: MachineSolution): LineChart {
  const stations = stationsOf(solution);
  const spans = solution.loop.sections.map((_, at) => [stations[at]?.leaving ?? 0, stations[at + 1]?.arriving ?? 0]);
  const running = new Set<string>(["running-full", "running-empty", "running-inclines", "running-declines"]);
  const twice = <Value>(values: readonly Value[]) => values.flatMap((value) => [value, value]);
  return {
    kind: "lines",
    name: "sag",
    title: "Sag between idlers at the mean tension of each section",
    x: {
      label: "Along the belt",
      unit: "m",
      values: spans.flat(),
      sourceAt: (row) =>
        row % 2 === 0
          ? { kind: "along", at: row / 2, side: "leaving" }
          : { kind: "along", at: (row + 1) / 2, side: "arriving" },
    },
    places: twice(solution.loop.sections.map(({ start }) => `After ${shortPoint(conveyor, start.id)}`)),
    y: { label: "Sag over spacing", unit: "%" },
    series: [
      ...Object.values(solution.cases).map(({ name }) => ({
        name: caseTitle(name),
        ...caseLooks[name],
        isHidden: !running.has(name),
        values: twice(solution.cases[name].sections.map(({ sag }) => (sag > 0 ? fromSi(sag, "%") : null))),
      })),
      ...(solution.ownCases ?? []).map(({ name, motion, sections }, at) => ({
        name: caseTitle(name),
        ...ownLook(at),
        isHidden: motion !== "running",
        values: twice(sections.map(({ sag }) => (sag > 0 ? fromSi(sag, "%") : null))),
      })),
      {
        name: "Allowed",
        colour: palette.limit,
        isLimit: true,
        dash: [3, 3],
        values: twice(
          solution.loop.sections.map(({ start }) =>
            fromSi(solution.machine.design.allowedSag[start.section.strand], "%"),
          ),
        ),
      },
    ],
    marks: marksOf(conveyor, stations, liftedCases(solution)),
  };
}
