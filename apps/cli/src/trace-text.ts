import { type Calculated, type Conveyor, type StepNumber, stepNumberText } from "@beltwright/model";
import { bookText, resultSteps, sourceText, type TraceInput, type TraceNode } from "@beltwright/results";
import { shown } from "./key-results.ts";

interface Traced {
  readonly conveyor: Conveyor;
  readonly solved: Calculated;
}

/** How one result came about, step by step down to what was typed. Undefined where there is no such result. */
export function traceText({ conveyor, solved }: Traced, name: string): string | undefined {
  const found = resultSteps(conveyor, solved, name);
  if (found === undefined) return undefined;
  const { label, unit, value, opened, steps } = found;
  const head = `${name} (${label}) = ${shown(value, unit)}${unitText(unit)}, by ${solved.method}`;
  switch (opened.kind) {
    case "steps":
      return [head, ...steps.map(nodeText)].join("\n\n");
    case "source":
      return `${head}\n${sourceText(opened.from, "metric")}`;
    default:
      return `${head}\nA word, or something counted.`;
  }
}

function nodeText(node: TraceNode): string {
  const { symbol, unit, result, formula, place, printed, source, provisional, inputs } = node;
  return [
    `(${node.step + 1}) ${symbol} = ${numberIn(node, { value: result, unit })}   ${formula}${place === "" ? "" : `   at ${place}`}`,
    `    = ${printed}`,
    `    ${bookText(source)}`,
    ...(provisional === undefined ? [] : [`    provisional: ${provisional}`]),
    ...inputs.map((input) => inputText(node, input)),
  ].join("\n");
}

function inputText(node: TraceNode, { symbol, value, unit, from }: TraceInput): string {
  const line = `      ${symbol} = ${numberIn(node, { value, unit })}`;
  return `${line}   ${from.kind === "step" ? `from (${from.step + 1})` : sourceText(from, "metric")}`;
}

/** A number with its unit, written with regard to the others of the step. */
function numberIn({ result, unit, inputs }: TraceNode, number: StepNumber): string {
  return `${stepNumberText(number, [{ value: result, unit }, ...inputs], 7)}${unitText(number.unit)}`;
}

function unitText(unit: string): string {
  return unit === "1" ? "" : ` ${unit}`;
}
