import { findStep, type OpenedStep, openSteps, type Step } from "@beltwright/engine";
import {
  type Calculated,
  type Conveyor,
  computedResults,
  findTyped,
  formatNumber,
  outputAt,
  type StepNumber,
  siUnit,
  stepNumberText,
  type TypedValue,
} from "@beltwright/model";
import { placeText } from "./findings-text.ts";
import { shown } from "./key-results.ts";

interface Traced {
  readonly conveyor: Conveyor;
  readonly solved: Calculated;
}

/** How one result came about, step by step down to what was typed. Undefined where there is no such result. */
export function traceText(traced: Traced, name: string): string | undefined {
  const { conveyor, solved } = traced;
  const found = computedResults(conveyor, solved.solution).find(({ path }) => path === name);
  if (found === undefined) return undefined;
  const { label = name, unit = "1" } = outputAt(name) ?? {};
  const head = `${name} (${label}) = ${shown(solved.results[name], unit)}${unit === "1" ? "" : ` ${unit}`}, by ${solved.method}`;
  if (typeof found.value === "string") return `${head}\nA word, chosen by comparing numbers.`;
  const { steps } = solved.solution;
  const first = findStep(steps, found.value, siUnit(unit), found.place);
  if (first === undefined) return `${head}\nTaken as typed, or chosen without a formula.`;
  return [head, ...stepsText(traced, steps, first)].join("\n\n");
}

function stepsText(traced: Traced, steps: readonly Step[], first: Step): readonly string[] {
  const typedOf = (step: Step, name: string) => {
    const value = step.values[name];
    const { conveyor, solved } = traced;
    return value === undefined ? undefined : findTyped(conveyor, solved.design, { name, value, place: step.place });
  };
  const opened = openSteps(steps, first, (step, name) => typedOf(step, name)?.isAsTyped === true);
  const numbers = new Map(opened.map(({ step }, index) => [step, index + 1]));
  return opened.map((one) => stepText(one, { conveyor: traced.conveyor, numbers, typedOf }));
}

interface Around {
  readonly conveyor: Conveyor;
  readonly numbers: ReadonlyMap<Step, number>;
  readonly typedOf: (step: Step, name: string) => TypedValue | undefined;
}

function stepText({ step, inputs }: OpenedStep, around: Around): string {
  const { output, printed, source, provisional, id } = step.description;
  const place = placeText(around.conveyor, step.place);
  const result = `${output.symbol} = ${numberIn(step, { value: step.result, unit: output.unit })}`;
  return [
    `(${around.numbers.get(step)}) ${result}   ${id}${place === "" ? "" : `   at ${place}`}`,
    `    = ${printed}`,
    `    ${source.document}, ${source.clause}`,
    ...(provisional === undefined ? [] : [`    provisional: ${provisional}`]),
    ...inputs.map((input) => inputText(step, input, around)),
  ].join("\n");
}

function inputText(
  step: Step,
  { name, value, origin }: OpenedStep["inputs"][number],
  { numbers, typedOf }: Around,
): string {
  const { symbol, unit } = quantityOf(step, name);
  const line = `      ${symbol} = ${numberIn(step, { value, unit })}`;
  if (origin !== undefined) return `${line}   from (${numbers.get(origin)})`;
  const typed = typedOf(step, name);
  if (typed === undefined) return `${line}   ${name}`;
  const asTyped = `${typed.path} ${formatNumber(typed.value, 7)}${unitText(typed.unit)}`;
  return `${line}   ${typed.isAsTyped ? `typed: ${asTyped}` : `made from what was typed at ${typed.path} and beside it`}`;
}

/** Only the terms of a sum are not declared: they are of its unit. */
const quantityOf = ({ description }: Step, name: string) =>
  description.inputs[name] ?? { symbol: name, unit: description.output.unit };

/** A number with its unit, written with regard to the others of the step. */
function numberIn(step: Step, number: StepNumber): string {
  const inputs = Object.entries(step.values).map(([name, value]) => ({ value, unit: quantityOf(step, name).unit }));
  const own = { value: step.result, unit: step.description.output.unit };
  return `${stepNumberText(number, [own, ...inputs], 7)}${unitText(number.unit)}`;
}

function unitText(unit: string): string {
  return unit === "1" ? "" : ` ${unit}`;
}
