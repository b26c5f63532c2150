import { findStep, type Place, type Step, startTrace } from "@beltwright/engine";
import {
  type ComponentRows,
  type Conveyor,
  calculate,
  findFieldAt,
  findTyped,
  findTypedResult,
  placeText,
  type TypedValue,
  toSi,
  type UnitCode,
} from "@beltwright/model";
import { valueAt } from "../document/value-at.ts";
import { stepsOf } from "../results/plain-steps.ts";
import { type Around, aroundOf, besideAnother, extended, joined } from "./around.ts";
import { locate, shownOf } from "./locate.ts";
import type { Located, RowNumber } from "./located.ts";
import type { Origin } from "./traced.ts";

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

interface TypedSource {
  readonly kind: "typed";
  readonly path: string;
  readonly label: string;
  readonly value: number;
  readonly unit: UnitCode;
  readonly isAsTyped: boolean;
}

export type TraceSource =
  | { readonly kind: "step"; readonly step: number; readonly formula: string }
  | TypedSource
  | { readonly kind: "given" };

export type OpenedTrace =
  | { readonly kind: "steps"; readonly node: TraceNode }
  /** Taken as it was typed. */
  | { readonly kind: "typed"; readonly from: TypedSource }
  /** A number of the row that was chosen from a library. */
  | { readonly kind: "row"; readonly row: RowNumber }
  /** A word, or something counted. */
  | { readonly kind: "no-formula" }
  | { readonly kind: "not-calculated" };

/** A calculation with every step kept, opened number by number. */
export interface TracedConveyor {
  readonly open: (origin: Origin) => OpenedTrace;
  /** A further step of what was opened last. */
  readonly openStep: (step: number) => TraceNode | undefined;
}

export function traceConveyor(document: Conveyor, rows: ComponentRows | undefined): TracedConveyor | undefined {
  const calculation = calculate(document, { isTraced: true, ...(rows && { rows }) });
  if (calculation.kind === "refused") return undefined;
  const { steps: ahead, reversed } = calculation.solution;
  const steps = [...ahead, ...(reversed?.steps ?? [])];
  const own = aroundOf(document, calculation.design, steps);
  const shown = shownOf(document, calculation, rows);
  let around = own;
  return {
    open: (origin) => {
      const extra = startTrace();
      const found = locate(shown, origin, extra);
      const run = origin.kind === "reading" ? stepsOf(origin.run.steps) : [];
      const typedIn = found.kind === "step" ? found.typedIn : undefined;
      const made = { ...extended(own, joined(run, extra.steps)), ...(typedIn && { typedIn }) };
      around = found.kind === "step" && found.beside ? withOther(made, found) : made;
      return opened(found, around);
    },
    openStep: (number) => {
      const step = around.stepAt(number);
      return step && nodeOf(step, around);
    },
  };
}

function opened(found: Located, around: Around): OpenedTrace {
  if (found.kind === "nowhere") return { kind: "not-calculated" };
  if (found.kind === "word") return { kind: "no-formula" };
  if (found.kind === "row") return { kind: "row", row: found };
  if (found.kind === "typed") return typedTrace(typedField(around.document, found.path));
  if (found.kind === "told") return toldTrace(found, around);
  const { result, place, path = "" } = found;
  const step = stepOf(found, around);
  if (step) return { kind: "steps", node: nodeOf(step, around) };
  return typedTrace(findTypedResult(around.document, around.design, { path, value: result, place }));
}

type LocatedStep = Extract<Located, { kind: "step" }>;

/** What was made for a number alone comes first: elsewhere an equal one may stand by chance. */
function stepOf({ result, unit, place, formula }: LocatedStep, around: Around): Step | undefined {
  const made = around.made.toReversed();
  return (
    made.find(({ description }) => description.id === formula) ??
    findStep(made, result, unit, place) ??
    findStep(around.equalTo(result), result, unit, place)
  );
}

/** One input of the number came from a calculation by another method, and opens there. */
function withOther(own: Around, found: LocatedStep): Around {
  const { beside } = found;
  if (beside === undefined) return own;
  const { solution, design } = beside.calculated;
  const steps = [...solution.steps, ...(solution.reversed?.steps ?? [])];
  const there = extended(aroundOf(own.document, design, steps), beside.made);
  const origin = beside.found.kind === "step" ? stepOf(beside.found, there) : undefined;
  return besideAnother(own, there, { user: stepOf(found, own), input: beside.input, origin });
}

/** The step that gave it, where it was typed, or at least a step it was put into under its name. */
function toldTrace(
  { name, value, unit, place, field = "" }: Extract<Located, { kind: "told" }>,
  around: Around,
): OpenedTrace {
  // Any number of steps give 0 or 1, and the same number may stand elsewhere by chance.
  const isCommon = value === 0 || value === 1;
  const equal = around.equalTo(value).filter((step) => !isCommon || isNamed(step, name) || isHere(step, unit, place));
  const given = findStep(equal, value, unit, place) ?? atPlace(equal, place);
  if (given) return { kind: "steps", node: nodeOf(given, around) };
  const typed = findTyped(around.document, around.design, { name, value, place });
  if (typed?.isAsTyped) return typedTrace(typed);
  const user = atPlace(around.usersOf(name, value), place) ?? atPlace(around.replacing(value), place);
  if (user) return { kind: "steps", node: nodeOf(user, around) };
  return typedTrace(typed ?? atField(field, value, around));
}

/** The field a finding leads to, where it holds the very number. */
function atField(path: string, si: number, { document }: Around): TypedValue | undefined {
  const typed = typedField(document, path);
  return typed && Math.abs(toSi(typed.value, typed.unit) - si) <= 1e-9 * Math.abs(si) ? typed : undefined;
}

/** `edgeDistance` is what `cross-section/edge-distance` gives. */
function isNamed({ description }: Step, name: string): boolean {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return description.id.split("/").at(-1)?.includes(words) ?? false;
}

/** A force of nothing at the point asked for is the one meant; a plain number may be anything. */
function isHere(step: Step, unit: string, place: Place): boolean {
  return unit !== "1" && step.description.output.unit === unit && atPlace([step], place) !== undefined;
}

const placeNames = ["pointId", "driveId", "loadCase"] as const satisfies readonly (keyof Place)[];

/** Of several steps the one at exactly the place asked for. */
function atPlace(steps: readonly Step[], place: Place): Step | undefined {
  const asked = placeNames.filter((name) => place[name] !== undefined);
  return asked.length === 0
    ? undefined
    : steps.find(({ place: at }) => asked.every((name) => at[name] === place[name]));
}

const typedTrace = (typed: TypedValue | undefined): OpenedTrace =>
  typed ? { kind: "typed", from: typedSource(typed) } : { kind: "no-formula" };

const typedSource = (typed: TypedValue): TypedSource => ({
  kind: "typed",
  label: findFieldAt(typed.path)?.label ?? typed.path,
  ...typed,
});

function typedField(document: Conveyor, path: string): TypedValue | undefined {
  const [field, value] = [findFieldAt(path), valueAt(document, path)];
  if (field?.kind !== "number" || typeof value !== "number") return undefined;
  return { path, value, unit: field.unit, isAsTyped: true };
}

function nodeOf(step: Step, around: Around): TraceNode {
  const { id, output, printed, source, provisional } = step.description;
  return {
    step: around.numberOf(step) ?? -1,
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
  const { document, originOf, numberOf } = around;
  const made = typedHere(step, name, value, around);
  if (made?.isAsTyped) return typedSource(made);
  const typed = findTyped(document, around.designOf(step), { name, value, place: step.place });
  if (typed) return typedSource(typed);
  const origin = originOf(step, name);
  if (origin) return { kind: "step", step: numberOf(origin) ?? -1, formula: origin.description.id };
  return made ? typedSource(made) : { kind: "given" };
}

/** Where an input of a step that was made for a drawing was typed. */
function typedHere(step: Step, name: string, si: number, { typedIn, made, document }: Around): TypedValue | undefined {
  const path = typedIn?.[name];
  const typed = path === undefined || !made.includes(step) ? undefined : typedField(document, path);
  return typed && { ...typed, isAsTyped: Math.abs(toSi(typed.value, typed.unit) - si) <= 1e-12 * Math.abs(si) };
}
