import {
  alongTo,
  causeBy,
  compareMethods,
  differenceOfMethods,
  findStep,
  frictionSteps,
  type LoadCaseName,
  type MotionQuantity,
  motionAt,
  type Place,
  readingUnit,
  readOff,
  startTrace,
  type Trace,
  whenAsked,
} from "@beltwright/engine";
import {
  type Calculated,
  type Calculation,
  type ComponentRows,
  type Conveyor,
  calculate,
  computedResults,
} from "@beltwright/model";
import { axisName } from "../charts/chart.ts";
import { solutionCharts } from "../charts/solution-charts.ts";
import { stepsOf } from "../results/plain-steps.ts";
import { drawnNumber } from "./drawn-number.ts";
import { type Located, resultOf, type Shown } from "./located.ts";
import { toldNumber } from "./told-number.ts";
import type { NumberSource, Origin } from "./traced.ts";

export function shownOf(document: Conveyor, calculated: Calculated, rows: ComponentRows | undefined): Shown {
  const others = new Map<string, Calculation>();
  return {
    document,
    rows,
    by: (method) => {
      const other = others.get(method) ?? calculate(document, { method, isTraced: true, ...(rows && { rows }) });
      others.set(method, other);
      return other.kind === "calculated" ? other : undefined;
    },
    calculated,
    charts: whenAsked(() => solutionCharts(document, calculated)),
    results: whenAsked(() => new Map(computedResults(document, calculated.solution).map((one) => [one.path, one]))),
  };
}

/** What a number on the screen is in this calculation; steps that nobody kept are made in `extra`. */
export function locate(shown: Shown, origin: Origin, extra: Trace): Located {
  const { calculated } = shown;
  switch (origin.kind) {
    case "result":
      return resultOf(shown, origin.path);
    case "chart":
      return sourced(shown, chartSource(shown, origin), extra);
    case "cause":
      return causeOf(calculated, origin, extra);
    case "difference":
      return differenceOf(shown, origin, extra);
    case "number":
      return sourced(shown, origin.source, extra);
    case "reading": {
      const { name, value, place } = origin.reading;
      readOff(extra, stepsOf(origin.run.steps), origin.reading);
      return { kind: "step", result: value, unit: readingUnit(name), place };
    }
  }
}

function chartSource({ charts }: Shown, { chart, series, row }: Extract<Origin, { kind: "chart" }>) {
  const found = charts().find(({ name }) => name === chart);
  if (found?.kind === "lines" && series === axisName) return found.x.sourceAt?.(row);
  return found?.series.find(({ name }) => name === series)?.sourceAt?.(row);
}

const motionUnits = {
  speed: "m/s",
  distance: "m",
  acceleration: "m/s2",
  force: "N",
} as const satisfies Record<MotionQuantity, string>;

function sourced(shown: Shown, source: NumberSource | undefined, extra: Trace): Located {
  if (source === undefined) return { kind: "nowhere" };
  const { solution } = shown.calculated;
  if (source.kind === "along") {
    const result = alongTo(extra, solution.loop, source.at, source.side);
    return { kind: "step", result, unit: "m", place: {} };
  }
  if (source.kind === "drawn") return drawnNumber(shown, source.of, extra);
  if (source.kind === "told") return toldNumber(shown, source, extra);
  if (source.kind !== "moment") return source;
  const { moment } = source;
  const result = motionAt(extra, solution, moment);
  if (result === undefined) return { kind: "nowhere" };
  return { kind: "step", result, unit: motionUnits[moment.quantity], place: { loadCase: moment.loadCase } };
}

/** What a motion changes nothing of stands under running with the same load. */
function placeOfCause({ steps }: Calculated["solution"], newtons: number, loadCase: LoadCaseName): Place {
  const own = { loadCase };
  const running = { loadCase: `running-${loadCase.split("-")[1]}` };
  return findStep(steps, newtons, "N", own) ? own : running;
}

/** A cause of the effective tension, a part of its friction, or the whole of it. */
function causeOf(
  { solution }: Calculated,
  { name, loadCase }: Extract<Origin, { kind: "cause" }>,
  extra: Trace,
): Located {
  const { components, effectiveTension } = solution.cases[loadCase];
  const uncountedTilt = solution.uncountedTilt?.[loadCase];
  const whole = new Map<string, number | undefined>(
    Object.entries({ ...components, effectiveTension, uncountedTilt }),
  ).get(name);
  const place = { loadCase };
  if (whole !== undefined)
    return { kind: "step", result: whole, unit: "N", place: placeOfCause(solution, whole, loadCase) };
  frictionSteps(solution, loadCase, extra);
  const formula = `friction/${name}`;
  const step = extra.steps.findLast(({ description }) => description.id === formula);
  return step ? { kind: "step", result: step.result, unit: "N", place, formula } : { kind: "nowhere" };
}

/** The cause by this method less that by the other, which is calculated for it. */
function differenceOf(
  { calculated, by }: Shown,
  { name, loadCase, to }: Extract<Origin, { kind: "difference" }>,
  extra: Trace,
): Located {
  const other = by(to);
  if (other === undefined) return { kind: "nowhere" };
  const comparison = compareMethods([calculated.solution, other.solution], loadCase);
  const [own, others] = [causeBy(comparison, name, calculated.method), causeBy(comparison, name, to)];
  frictionSteps(calculated.solution, loadCase, extra);
  extra.place = { loadCase };
  const result = differenceOfMethods(extra, { own, other: others });
  const there = startTrace();
  const beside = { input: "other", calculated: other, found: causeOf(other, { kind: "cause", name, loadCase }, there) };
  return {
    ...{ kind: "step", result, unit: "N", place: { loadCase }, formula: differenceOfMethods.definition.id },
    beside: { ...beside, made: there.steps },
  };
}
