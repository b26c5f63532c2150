import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { methods, originOf, type Scenario } from "@beltwright/engine";
import { type Calculated, type Conveyor, calculate, prepareConveyor, toSi, type UnitCode } from "@beltwright/model";
import {
  type Chart,
  type Shown,
  solutionCharts,
  type TracedConveyor,
  traceConveyor,
  tracedAt,
  tracedPlace,
} from "@beltwright/results";
import { describe, expect, it } from "vitest";
import { compareConveyor } from "../apps/web/src/features/editor/calculation/methods-answer.ts";
import { summaryTables } from "../apps/web/src/features/editor/dynamics/summary-tables.ts";
import { comparedCases } from "../apps/web/src/features/editor/results/compared-cases.ts";

const rows = await shippedComponents();
const demos = await demoConveyors();

interface Opened {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
  readonly traced: TracedConveyor;
}

function openedOf(conveyor: Conveyor): Opened {
  const calculated = calculate(conveyor, { rows });
  const traced = traceConveyor(conveyor, rows);
  if (calculated.kind === "refused" || !traced) throw new Error(`${conveyor.convNo} is refused`);
  return { conveyor, calculated, traced };
}

/** What a person finds who opens a number: nothing of it may be missing. */
function faultOf(traced: TracedConveyor, origin: Shown, value: number, over: number): string | undefined {
  const found = traced.open(origin);
  if (found.kind === "source") return undefined;
  if (found.kind !== "steps") return found.kind;
  const { result, printed, source } = found.node;
  if (printed === "" || source.clause === "" || source.document === "") return "says no formula or clause";
  return Math.abs(result - value * over) <= 1e-9 * Math.abs(result) + 1e-12
    ? undefined
    : `opens ${result} for ${value}`;
}

const over = (unit: UnitCode) => toSi(1, unit);

/** Rows of a curve that are tried: of a short one all, of a long one its ends and a few between. */
function tried(count: number): readonly number[] {
  if (count <= 5) return Array.from({ length: count }, (_, at) => at);
  return [0, 1, Math.floor(count / 3), Math.floor(count / 2), count - 1];
}

function shutPlaces(chart: Chart, traced: TracedConveyor): readonly string[] {
  if (chart.kind !== "lines" || chart.x.unit === "s") return [];
  return tried(chart.x.values.length).flatMap((row) => {
    const shown = tracedPlace(chart, row);
    const fault = shown ? faultOf(traced, shown.shown, Number(shown.value), 1) : "does not open";
    return fault === undefined ? [] : [`${chart.name}, ${chart.x.label}, ${row}: ${fault}`];
  });
}

function shutIn(chart: Chart, traced: TracedConveyor): readonly string[] {
  return chart.series.flatMap((series) =>
    tried(series.values.length).flatMap((row) => {
      const value = series.values[row];
      if (typeof value !== "number") return [];
      const shown = tracedAt(chart, series, row);
      const fault = shown ? faultOf(traced, shown.shown, value, over(chart.y.unit)) : "does not open";
      return fault === undefined ? [] : [`${chart.name}, ${series.name}, ${row}: ${fault}`];
    }),
  );
}

describe("every number of the editor opens", () => {
  it.each(demos)("among the results and in the charts of $convNo", (conveyor) => {
    const { calculated, traced } = openedOf(conveyor);
    const shut = Object.entries(calculated.results).flatMap(([path, value]) => {
      if (typeof value !== "number") return [];
      const { kind } = traced.open({ kind: "result", path });
      return kind === "steps" || kind === "source" ? [] : [path.replace(/\d+/, "")];
    });
    expect([...new Set(shut)]).toEqual([]);
    expect(
      solutionCharts(conveyor, calculated).flatMap((chart) => [...shutIn(chart, traced), ...shutPlaces(chart, traced)]),
    ).toEqual([]);
  });
});

describe("every cause of a difference between methods opens", () => {
  // A conveyor for each case: every one in every case would take too long.
  it.each(comparedCases)("by each of them, in the case %s", (loadCase) => {
    const conveyor = demos.at(2 + 2 * comparedCases.indexOf(loadCase)) ?? demos.at(-1);
    expect(conveyor && causesShut(conveyor, loadCase)).toEqual([]);
  });

  /** The value of the other method opens by that method, not by the one at hand. */
  function otherShut(traced: TracedConveyor, change: Shown): string | undefined {
    const found = traced.open(change);
    const other = found.kind === "steps" ? found.node.inputs.find(({ name }) => name === "other") : undefined;
    if (other === undefined) return "has no other side";
    if (other.value === 0 || other.from.kind === "typed") return undefined;
    const node = other.from.kind === "step" ? traced.openStep(other.from.step) : undefined;
    return node?.result === other.value ? undefined : "its other side opens no further";
  }

  function causesShut(conveyor: Conveyor, loadCase: (typeof comparedCases)[number]): readonly string[] {
    const { comparison } = compareConveyor(conveyor, loadCase, rows);
    if (!comparison) return [];
    const { causes, friction, effectiveTension } = comparison;
    const all = [...causes, ...friction, { name: "effectiveTension", values: effectiveTension }];
    return methods.flatMap((method) => {
      const traced = traceConveyor({ ...conveyor, calcMethod: method }, rows);
      return all.flatMap(({ name, values }) => {
        const own = values[method] ?? 0;
        const change = { kind: "difference", name, loadCase, to: "ISO" } as const;
        const faults = traced && [
          faultOf(traced, { kind: "cause", name, loadCase }, own, 1),
          ...(method === "ISO" ? [] : [faultOf(traced, change, own - (values.ISO ?? 0), 1), otherShut(traced, change)]),
        ];
        return (faults ?? []).flatMap((fault) => (fault === undefined ? [] : [`${method} ${name}: ${fault}`]));
      });
    });
  }
});

describe("every number of a dynamic run opens", () => {
  // The second is stopped, where the tensions of running may be the rigid belt's largest.
  const scenarios = [
    ["GB-36", { kind: "start", load: "full" }],
    ["C3", { kind: "stop", load: "full", by: "coasting" }],
    ["TR-07", { kind: "emergency-stop", load: "full" }],
    ["UG-BOOST", { kind: "start", load: "empty" }],
  ] as const;

  function ranOf(convNo: string, scenario: Scenario) {
    const conveyor = demos.find((one) => one.convNo === convNo);
    const calculated = conveyor && calculate(conveyor, { rows, isTraced: true });
    if (!conveyor || calculated?.kind !== "calculated") throw new Error(`${convNo} is refused`);
    const prepared = prepareConveyor({ conveyor, calculated, scenario }, { runTime: 3, isTraced: true });
    if (prepared.kind === "refused") throw new Error(`${convNo} is refused`);
    prepared.run.advance(3);
    return { conveyor, calculated, result: prepared.run.result(), run: { conveyor, scenario } };
  }

  it.each(scenarios)("down to the calculation it began from: %s", (convNo, scenario) => {
    const { conveyor, result, run } = ranOf(convNo, scenario);
    const traced = traceConveyor(conveyor, rows);
    const shut = summaryTables(conveyor, result).flatMap(({ title, rows: lines }) =>
      lines.flatMap(({ name, values }) =>
        values.flatMap(({ value, unit, text, reading, source }) => {
          if (text !== undefined) return [];
          const origin: Shown | undefined = reading
            ? { kind: "reading", reading, run }
            : source && { kind: "number", source };
          const fault = origin && traced ? faultOf(traced, origin, value, over(unit)) : "does not open";
          return fault === undefined ? [] : [`${title}, ${name}: ${fault}`];
        }),
      ),
    );
    expect(shut).toEqual([]);
  });

  it.each(scenarios)("and every number that a step of it used has an origin: %s", (convNo, scenario) => {
    const { conveyor, calculated, result } = ranOf(convNo, scenario);
    const unknown = result.steps.flatMap(({ description, used }) =>
      Object.entries(used).flatMap(([name, value]) =>
        originOf(value) === undefined ? [`${description.id} ${name}`] : [],
      ),
    );
    expect([...new Set(unknown)]).toEqual([]);
    // What the run itself is made of and what it tells are plain numbers, the same as without a trace.
    const bare = prepareConveyor({ conveyor, calculated, scenario }, { runTime: 3 });
    if (bare.kind === "refused") throw new Error(`${convNo} is refused`);
    bare.run.advance(3);
    const { steps: _kept, ...told } = result;
    const { steps: _none, ...plainly } = bare.run.result();
    expect(told).toEqual(plainly);
  });

  it("by the stiffness of the belt, which is that of its modulus and width", () => {
    const { conveyor, result, run } = ranOf("GB-36", { kind: "start", load: "full" });
    const { tension: value, time, pointId } = result.largest;
    const traced = traceConveyor(conveyor, rows);
    const reading = { name: "tension", value, time, place: { pointId } } as const;
    const opened = traced?.open({ kind: "reading", reading, run });
    if (!traced || opened?.kind !== "steps") throw new Error("it does not open");
    const from = Object.fromEntries(opened.node.inputs.map((input) => [input.name, input.from]));
    expect([from.value, from.time]).toMatchObject([{ kind: "run" }, { kind: "run" }]);
    const formulas = ["timeStep", "stiffness", "mass", "resistance"].map((name) => {
      const source = from[name];
      return source?.kind === "step" ? traced.openStep(source.step)?.formula : source;
    });
    expect(formulas).toEqual([
      "belt-dynamics/waves/time-step",
      "belt-dynamics/waves/axial-stiffness",
      "dynamics/moving-mass",
      "dynamics/resistance",
    ]);
    const stiffness = from.stiffness?.kind === "step" ? traced.openStep(from.stiffness.step) : undefined;
    expect(stiffness?.inputs.every((input) => input.from.kind !== "none")).toBe(true);
  });
});
