import { findTool, runCalculator } from "@beltwright/calculators";
import { type Conveyor, toSi, type UnitCode } from "@beltwright/model";
import type { ReportInput } from "@beltwright/report";
import { type TraceNode, traceConveyor } from "@beltwright/results";
import { designValues } from "../apps/web/src/features/editor/calculators/design-values.ts";

/** Calculators that reports tell of; in the editor they open with what the design holds. */
const told = ["trajectory", "feeder", "hopper"];

/**
 * Numbers that stand on the screen of the editor once a person opens something: the trace of a result, down to what
 * was typed, and the calculators. They stand there in SI or in their own digits, so that only the number is compared.
 */
export async function openedNumbers({ conveyor, calculation }: ReportInput) {
  const values = new Set<string>();
  const add = (value: number) => Number.isFinite(value) && values.add(keyOf(value));
  for (const { result, inputs } of openedNodes(conveyor, Object.keys(calculation.results))) {
    add(result);
    for (const { value } of inputs) add(value);
  }
  for (const name of told) for (const value of await calculated(name, conveyor, calculation.results)) add(value);
  // Shafts turn in revolutions per second in the engine.
  return (value: number, unit: UnitCode) => values.has(keyOf(unit === "rev/min" ? value / 60 : toSi(value, unit)));
}

const keyOf = (value: number) => String(Number(value.toPrecision(9)) + 0);

/** Every step that can be reached from a result. */
function openedNodes(conveyor: Conveyor, paths: readonly string[]): Iterable<TraceNode> {
  const traced = traceConveyor(conveyor, undefined);
  const found = new Map<number, TraceNode>();
  for (const path of paths) {
    const opened = traced?.open({ kind: "result", path });
    const ahead = opened?.kind === "steps" ? [opened.node] : [];
    for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
      if (found.has(node.step)) continue;
      found.set(node.step, node);
      for (const { from } of node.inputs) {
        const next = from.kind === "step" && !found.has(from.step) ? traced?.openStep(from.step) : undefined;
        if (next !== undefined) ahead.push(next);
      }
    }
  }
  return found.values();
}

async function calculated(name: string, conveyor: Conveyor, results: ReportInput["calculation"]["results"]) {
  const calculator = await findTool(name)?.load();
  if (calculator === undefined) throw new Error(`There is no calculator ${name}`);
  const outcome = runCalculator(calculator, designValues(calculator, conveyor, results).values);
  if (outcome.kind === "refused") return [];
  return [...outcome.figures.map(({ value }) => value), ...outcome.steps.map(({ result }) => result)];
}
