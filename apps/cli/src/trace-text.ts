import {
  type Calculated,
  type Conveyor,
  computedResults,
  outputAt,
  type StepNumber,
  stepNumberText,
} from "@beltwright/model";
import { bookText, sourceText, type TraceInput, type TraceNode, traceView } from "@beltwright/results";
import { shown } from "./key-results.ts";

interface Traced {
  readonly conveyor: Conveyor;
  readonly solved: Calculated;
}

/** How one result came about, step by step down to what was typed. Undefined where there is no such result. */
export function traceText({ conveyor, solved }: Traced, name: string): string | undefined {
  const { referenced } = solved;
  const found =
    referenced && computedResults(referenced.conveyor, referenced.solution).find(({ path }) => path === name);
  if (found === undefined) return undefined;
  const { label = name, unit = "1" } = outputAt(name) ?? {};
  const head = `${name} (${label}) = ${shown(solved.results[name], unit)}${unitText(unit)}, by ${solved.method}`;
  const view = traceView(conveyor, referenced?.built ?? conveyor);
  const opened = view.opened(found.value);
  switch (opened.kind) {
    case "steps":
      return [head, ...nodesFrom(opened.node, view.openStep).map(nodeText)].join("\n\n");
    case "source":
      return `${head}\n${sourceText(opened.from, "metric")}`;
    default:
      return `${head}\nA word, or something counted.`;
  }
}

/** The step and every step it rests on, each once, in the order in which they are met. */
function nodesFrom(first: TraceNode, openStep: (step: number) => TraceNode | undefined): readonly TraceNode[] {
  const nodes = new Map([[first.step, first]]);
  for (const node of nodes.values()) {
    for (const { from } of node.inputs) {
      const next = from.kind === "step" && !nodes.has(from.step) ? openStep(from.step) : undefined;
      if (next !== undefined) nodes.set(next.step, next);
    }
  }
  return [...nodes.values()];
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
