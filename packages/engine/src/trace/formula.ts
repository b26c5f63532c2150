import { constantLimit } from "./constant-limit.ts";
import { namesOf, plainly, roomFor } from "./declared-values.ts";
import { formulaFindings } from "./findings.ts";
import { InputRefused, notFinite } from "./input-refused.ts";
import { distanceOutside, finite, type Interval, intervalOf, type Limit } from "./limit.ts";
import type { Source } from "./place.ts";
import { plain } from "./reference.ts";
import type { StepDescription, StepKind, Trace } from "./trace.ts";

interface Quantity {
  readonly symbol: string;
  /** A coherent SI unit ("N/m", "kg/m3", "1"); angles are "rad" and temperatures "degC". */
  readonly unit: string;
  /** What physics needs. Broken: the call throws. */
  readonly must?: Limit;
  /** What the source was written for. Left: the value is computed and a finding added. */
  readonly covers?: Limit;
}

export type Values<Name extends string> = Readonly<Record<Name, number>>;

interface Definition<Name extends string> {
  readonly id: string;
  readonly source: Source;
  readonly inputs: Readonly<Record<Name, Quantity>>;
  readonly output: { readonly symbol: string; readonly unit: string };
  readonly evaluate: (inputs: Values<Name>) => number;
  readonly provisional?: string;
}

export interface FormulaDefinition<Name extends string> extends Definition<Name> {
  /** The formula as the reader sees it: symbols of the inputs, literals with units as `140[N/m]`. */
  readonly printed: string;
  /** The input this formula replaces when it is out of bounds. A replaced value is reported. */
  readonly guards?: NoInfer<Name>;
}

interface ProcedureDefinition<Name extends string> extends Definition<Name> {
  /** What is done, in words: a table looked up, a root searched, an integral taken. */
  readonly rule: string;
}

/** Call it with a trace to check and record; use `evaluate` where the inputs are known to be good and speed counts. */
export interface Formula<Name extends string> {
  (trace: Trace, inputs: Values<Name>): number;
  readonly evaluate: (inputs: Values<Name>) => number;
  /** Records what was reckoned in units of the document, which round otherwise in the last digit. Nothing is checked. */
  readonly told: (trace: Trace, inputs: Values<Name>, found: number) => number;
  readonly definition: FormulaDefinition<Name> | ProcedureDefinition<Name>;
}

/** A closed expression of a source: printed and computed alike, checked at every call that carries a trace. */
export function defineFormula<Name extends string>(definition: FormulaDefinition<Name>): Formula<Name> {
  const kind = definition.guards === undefined ? "formula" : "guard";
  return build(definition, kind, definition.printed, definition.guards);
}

/** A table or a numerical procedure: a single number found by a rule that has no closed form. */
export function defineProcedure<Name extends string>(definition: ProcedureDefinition<Name>): Formula<Name> {
  return build(definition, "procedure", definition.rule, undefined);
}

function build<Name extends string>(
  definition: FormulaDefinition<Name> | ProcedureDefinition<Name>,
  kind: StepKind,
  printed: string,
  guards: Name | undefined,
): Formula<Name> {
  const { evaluate } = definition;
  const check = inputCheck(definition);
  const description = describe(definition, kind, printed);
  const names = namesOf(definition.inputs);
  const form = { description, names };
  const checked = (trace: Trace, inputs: Values<Name>): number => {
    check(trace, inputs);
    const result = evaluate(inputs);
    if (!Number.isFinite(result)) throw notFinite(trace, definition, result);
    if (guards !== undefined && result !== inputs[guards])
      reportGuard(trace, description, guards, inputs[guards], result);
    return result;
  };
  const seenThrough = (trace: Trace, inputs: Values<Name>): Values<Name> => {
    check(trace, inputs);
    return plainly(names, inputs);
  };
  const recorded = (trace: Trace, inputs: Values<Name>): number => {
    // References are slow to compare: only where something is to be said of them are they looked at.
    const values = check.usualValues(inputs) ?? seenThrough(trace, inputs);
    const result = evaluate(values);
    if (!Number.isFinite(result)) throw notFinite(trace, definition, result);
    const made = trace.record(form, inputs, result);
    if (guards !== undefined && result !== values[guards])
      reportGuard(trace, description, guards, inputs[guards], made);
    return made;
  };
  const kept = (trace: Trace, inputs: Values<Name>): number =>
    trace.mode === "recorded" ? recorded(trace, inputs) : checked(trace, inputs);
  // Kept this short so that bare calls are compiled into the loops that make them.
  const call = (trace: Trace, inputs: Values<Name>): number =>
    trace.mode === "bare" ? evaluate(inputs) : kept(trace, inputs);
  const told = (trace: Trace, inputs: Values<Name>, found: number): number =>
    trace.mode === "recorded" ? trace.record(form, inputs, found) : found;
  return Object.assign(call, { evaluate, told, definition });
}

interface InputCheck<Name extends string> {
  readonly name: Name;
  readonly must: Limit;
  readonly mustInterval: Interval;
  readonly covers: Limit;
  readonly coversInterval: Interval;
}

interface Check<Name extends string> {
  (trace: Trace, inputs: Values<Name>): void;
  /** The inputs without origins where there is nothing to say of them. */
  readonly usualValues: (inputs: Values<Name>) => Values<Name> | undefined;
}

function inputCheck<Name extends string>(definition: Definition<Name>): Check<Name> {
  const checks: InputCheck<Name>[] = [];
  for (const name in definition.inputs) {
    const { must = finite, covers = finite } = definition.inputs[name];
    checks.push({ name, must, mustInterval: intervalOf(must), covers, coversInterval: intervalOf(covers) });
  }
  const { areUsual, usualValues } = usualInputs(checks);
  const check = (trace: Trace, inputs: Values<Name>): void => {
    if (areUsual(inputs)) return;
    for (const { name, must, mustInterval, covers, coversInterval } of checks) {
      const value = inputs[name];
      if (!isWithin(mustInterval, value)) {
        const { unit } = definition.inputs[name];
        throw new InputRefused({ subject: definition.id, input: name, value, limit: must, unit, place: trace.place });
      }
      if (value < coversInterval.low || value > coversInterval.high) {
        reportOutside(trace, definition, { name, value, covers });
      }
    }
  };
  return Object.assign(check, { usualValues });
}

/** Nearly always every input is allowed and covered: that much is seen without asking which limit is which. */
function usualInputs<Name extends string>(checks: readonly InputCheck<Name>[]) {
  const names = checks.map(({ name }) => name);
  const low = Float64Array.from(checks, ({ mustInterval, coversInterval }) =>
    Math.max(mustInterval.low, coversInterval.low),
  );
  const high = Float64Array.from(checks, ({ mustInterval, coversInterval }) =>
    Math.min(mustInterval.high, coversInterval.high),
  );
  const isAnyInteger = checks.some(({ mustInterval }) => mustInterval.isInteger);
  const isUsual = (value: number, i: number) => value >= (low[i] ?? 0) && value <= (high[i] ?? 0);
  const areUsual = (inputs: Values<Name>): boolean => {
    if (isAnyInteger) return false;
    for (let i = 0; i < names.length; i += 1) {
      const name = names[i];
      if (name !== undefined && !isUsual(inputs[name], i)) return false;
    }
    return true;
  };
  // One way through for both questions, and one room for all answers: thousands of steps are kept.
  const room = roomFor(names);
  const usualValues = (inputs: Values<Name>): Values<Name> | undefined => {
    if (isAnyInteger) return undefined;
    for (let i = 0; i < names.length; i += 1) {
      const name = names[i];
      if (name === undefined) continue;
      const value = plain(inputs[name]);
      if (!isUsual(value, i)) return undefined;
      room[name] = value;
    }
    return room;
  };
  return { areUsual, usualValues };
}

function isWithin({ low, high, isInteger }: Interval, value: number): boolean {
  return value >= low && value <= high && (!isInteger || Number.isInteger(value.valueOf()));
}

function describe<Name extends string>(definition: Definition<Name>, kind: StepKind, printed: string): StepDescription {
  const { id, source, output, inputs, provisional } = definition;
  return { id, kind, source, printed, output, inputs, ...(provisional === undefined ? {} : { provisional }) };
}

function reportOutside<Name extends string>(
  trace: Trace,
  definition: Definition<Name>,
  outside: { readonly name: Name; readonly value: number; readonly covers: Limit },
): void {
  const { name, value, covers } = outside;
  const { id: subject, source } = definition;
  const limit = constantLimit(trace, covers, source);
  const found = formulaFindings["outside-validity"].told(trace, { subject, source, values: { [name]: value }, limit });
  trace.reportRepeated(found, distanceOutside(covers, value));
}

/** What was given goes by the name of the input, which tells its unit. */
function reportGuard(trace: Trace, description: StepDescription, name: string, given: number, used: number): void {
  const { id: subject, source } = description;
  const found = formulaFindings["value-replaced"].told(trace, { subject, source, values: { [name]: given, used } });
  trace.reportRepeated(found, Math.abs(used - given));
}
