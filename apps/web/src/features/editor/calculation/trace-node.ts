import { type Design, findStep, type OriginOf, originFinder, type Place, type Step } from "@beltwright/engine";
import {
  type ComponentRows,
  type Conveyor,
  calculate,
  computedResults,
  findFieldAt,
  findTyped,
  outputAt,
  siUnit,
  type UnitCode,
} from "@beltwright/model";
import { placeText } from "./place-text.ts";

/** One step of a trace as the screen shows it. Its inputs are opened one by one, when asked for. */
export interface TraceNode {
  /** Number of the step within the traced calculation. */
  readonly step: number;
  readonly symbol: string;
  readonly unit: string;
  readonly result: number;
  readonly formula: string;
  readonly printed: string;
  readonly document: string;
  readonly clause: string;
  readonly place: string;
  readonly provisional: string | undefined;
  readonly inputs: readonly TraceInput[];
}

export interface TraceInput {
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly value: number;
  readonly from: TraceSource;
}

export type TraceSource =
  | { readonly kind: "step"; readonly step: number; readonly formula: string }
  | {
      readonly kind: "typed";
      readonly path: string;
      readonly label: string;
      readonly value: number;
      readonly unit: UnitCode;
      readonly isAsTyped: boolean;
    }
  | { readonly kind: "given" };

export type OpenedTrace =
  | { readonly kind: "steps"; readonly node: TraceNode }
  /** A word, a number taken as it was typed, or one chosen without a formula. */
  | { readonly kind: "no-formula" }
  | { readonly kind: "not-calculated" };

/** A calculation with every step kept, opened number by number. */
export interface TracedConveyor {
  readonly openResult: (path: string) => OpenedTrace;
  readonly openStep: (step: number) => TraceNode | undefined;
}

export function traceConveyor(document: Conveyor, rows: ComponentRows | undefined): TracedConveyor | undefined {
  const calculation = calculate(document, { isTraced: true, ...(rows && { rows }) });
  if (calculation.kind === "refused") return undefined;
  const { solution, design } = calculation;
  const { steps } = solution;
  const around = { document, design, originOf: originFinder(steps), numbers: numbersOf(steps) };
  const node = (step: Step) => nodeOf(step, around);
  return {
    openResult: (path) => {
      const found = computedResults(document, solution).find((one) => one.path === path);
      if (found === undefined) return { kind: "not-calculated" };
      const first = firstStep(steps, path, found);
      return first === undefined ? { kind: "no-formula" } : { kind: "steps", node: node(first) };
    },
    openStep: (number) => {
      const step = steps[number];
      return step && node(step);
    },
  };
}

function firstStep(steps: readonly Step[], path: string, found: { value: number | string; place: Place }) {
  if (typeof found.value === "string") return undefined;
  return findStep(steps, found.value, siUnit(outputAt(path)?.unit ?? "1"), found.place);
}

interface Around {
  readonly document: Conveyor;
  readonly design: Design;
  readonly originOf: OriginOf;
  readonly numbers: ReadonlyMap<Step, number>;
}

function numbersOf(steps: readonly Step[]): ReadonlyMap<Step, number> {
  return new Map(steps.map((step, index) => [step, index]));
}

function nodeOf(step: Step, around: Around): TraceNode {
  const { id, output, printed, source, provisional } = step.description;
  return {
    step: around.numbers.get(step) ?? -1,
    symbol: output.symbol,
    unit: output.unit,
    result: step.result,
    formula: id,
    printed,
    document: source.document,
    clause: source.clause,
    place: placeText(around.document, step.place),
    provisional,
    inputs: Object.entries(step.values).map(([name, value]) => inputOf(step, name, value, around)),
  };
}

function inputOf(step: Step, name: string, value: number, around: Around): TraceInput {
  const { symbol, unit } = step.description.inputs[name] ?? { symbol: name, unit: step.description.output.unit };
  return { name, symbol, unit, value, from: sourceOf(step, name, value, around) };
}

function sourceOf(step: Step, name: string, value: number, around: Around): TraceSource {
  const { document, design, originOf, numbers } = around;
  const typed = findTyped(document, design, { name, value, place: step.place });
  if (typed) return { kind: "typed", label: findFieldAt(typed.path)?.label ?? typed.path, ...typed };
  const origin = originOf(step, name);
  if (!origin) return { kind: "given" };
  return { kind: "step", step: numbers.get(origin) ?? -1, formula: origin.description.id };
}
