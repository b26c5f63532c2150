import { type StepNumber, stepNumberText } from "@beltwright/model";
import { bookText } from "../trace/book-text.ts";
import { sourceText } from "../trace/source-text.ts";
import type { TraceInput, TraceNode } from "../trace/trace-node.ts";
import { resultText } from "./key-results.ts";
import type { ResultSteps } from "./result-steps.ts";

/** How one result came about, as text: step by step down to what was typed. */
export function stepsText({ name, label, unit, value, opened, steps }: ResultSteps, method: string): string {
  const head = `${name} (${label}) = ${resultText(value, unit)}${unitText(unit)}, by ${method}`;
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
