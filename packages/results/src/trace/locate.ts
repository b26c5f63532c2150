import {
  allowedBeltTension,
  alongTo,
  differenceOfMethods,
  frictionParts,
  isNumber,
  type LoadCaseName,
  type MachineSolution,
  motionAt,
  recordedLoad,
  type Trace,
  whenAsked,
} from "@beltwright/engine";
import { type ComputedResult, type Conveyor, computedResults, type Referenced } from "@beltwright/model";
import { axisName, type Chart } from "../charts/chart.ts";
import { solutionCharts } from "../charts/solution-charts.ts";
import type { NumberSource, Shown } from "./shown.ts";

/** A traced calculation with its charts and results, made once and only when a number of them is opened. */
export interface Located {
  readonly document: Conveyor;
  readonly referenced: Referenced;
  readonly charts: () => readonly Chart[];
  readonly results: () => ReadonlyMap<string, ComputedResult>;
  /** The same conveyor by another method. */
  readonly by: (method: Conveyor["calcMethod"]) => Referenced | undefined;
  /** A number of a drawing, by what the drawing says it is. */
  readonly drawn: (of: string, extra: Trace) => Found;
}

/** A number as it was calculated, knowing where it came from; a word; or nothing where there is no such number. */
export type Found = number | string | undefined;

/** Finds a number that is shown; what nobody kept the steps of is made anew in `extra`. */
export function locate(located: Located, shown: Exclude<Shown, { kind: "reading" }>, extra: Trace): Found {
  const { solution } = located.referenced;
  switch (shown.kind) {
    case "result":
      return resultAt(located, shown.path);
    case "chart":
      return chartNumber(located, shown, extra);
    case "cause":
      return causeOf(solution, shown.name, shown.loadCase, extra);
    case "difference":
      return differenceOf(located, shown, extra);
    case "number":
      return sourced(located, shown.source, extra);
  }
}

/** Words that a number decides are opened by it. */
const decided: Readonly<Record<string, string>> = { tractionCase: "tractionSurplus" };

export function resultAt({ results }: Pick<Located, "results">, path: string): Found {
  return results().get(decided[path] ?? path)?.value;
}

function chartNumber(located: Located, asked: Extract<Shown, { kind: "chart" }>, extra: Trace): Found {
  const chart = located.charts().find(({ name }) => name === asked.chart);
  const isOfAxis = chart?.kind === "lines" && asked.series === axisName;
  const column = isOfAxis ? chart.x : chart?.series.find(({ name }) => name === asked.series);
  const source = column?.sourceAt?.(asked.row);
  if (source !== undefined) return sourced(located, source, extra);
  return column?.values[asked.row] ?? undefined;
}

function sourced(located: Located, source: NumberSource, extra: Trace): Found {
  const { solution } = located.referenced;
  switch (source.kind) {
    case "solved":
      return numberAt(solution, source.way);
    case "along":
      return alongTo(extra, solution.loop, source.at, source.side);
    case "allowed":
      return allowedBeltTension(extra, solution, source.limit);
    case "drawn":
      return located.drawn(source.of, extra);
    case "told":
      return toldNumber(solution, source);
    case "moment":
      return motionAt(extra, solution, source.moment);
    case "load": {
      const { machine, method } = solution;
      return recordedLoad(extra, { design: machine.design, method, solution }, source.windows, source.reading);
    }
  }
}

function numberAt(solution: MachineSolution, way: readonly string[]): number | undefined {
  const found = way.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    solution,
  );
  return isNumber(found) ? found : undefined;
}

/** A number of a finding, as the finding says it. */
function toldNumber(
  { findings }: MachineSolution,
  { code, name, value, place }: Extract<NumberSource, { kind: "told" }>,
): Found {
  const isHere = (one: (typeof findings)[number]) =>
    one.code === code && JSON.stringify(one.place) === JSON.stringify(place);
  const told = findings.flatMap((one) => (isHere(one) ? (one.values[name] ?? []) : []));
  // Of several at one place, the one that says this number.
  return told.find((one) => Math.abs(one - value) <= 1e-9 * Math.abs(value)) ?? told[0];
}

/** A cause of the effective tension, a part of its friction, or the whole of it. */
function causeOf(solution: MachineSolution, name: string, loadCase: LoadCaseName, extra: Trace): number | undefined {
  const found = solution.cases[loadCase];
  const { components, effectiveTension } = found;
  const uncountedTilt = solution.uncountedTilt?.[loadCase];
  const whole = new Map<string, number | undefined>(Object.entries({ ...components, effectiveTension, uncountedTilt }));
  extra.place = { loadCase };
  const parts = new Map<string, number>(Object.entries(frictionParts(solution.method, found, extra)));
  return whole.get(name) ?? parts.get(name);
}

/** The cause by this method less that by the other, which is calculated for it. */
function differenceOf(
  { referenced, by }: Located,
  { name, loadCase, to }: Extract<Shown, { kind: "difference" }>,
  extra: Trace,
): number | undefined {
  const other = by(to)?.solution;
  const [own, others] = [referenced.solution, other].map((one) => one && causeOf(one, name, loadCase, extra));
  if (own === undefined || others === undefined) return undefined;
  extra.place = { loadCase };
  return differenceOfMethods(extra, { own, other: others });
}

/** Charts and results of a traced calculation. */
export function locatedIn(document: Conveyor, referenced: Referenced, rest: Pick<Located, "by" | "drawn">): Located {
  const { conveyor, solution } = referenced;
  return {
    document,
    referenced,
    charts: whenAsked(() => solutionCharts(conveyor, { solution }, conveyor)),
    results: whenAsked(() => new Map(computedResults(conveyor, solution).map((one) => [one.path, one]))),
    ...rest,
  };
}
