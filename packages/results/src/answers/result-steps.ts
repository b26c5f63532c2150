import { type Calculated, type Conveyor, computedResults, outputAt, type UnitCode } from "@beltwright/model";
import type { OpenedTrace, TraceNode } from "../trace/trace-node.ts";
import { traceView } from "../trace/trace-view.ts";

/** How one result came about: where its value stands, and the steps it rests on, each once, down to what was typed. */
export interface ResultSteps {
  readonly name: string;
  readonly label: string;
  readonly unit: UnitCode;
  readonly value: Calculated["results"][string] | undefined;
  readonly opened: OpenedTrace;
  readonly steps: readonly TraceNode[];
}

/** Of a calculation that kept its steps. Undefined where there is no such result. */
export function resultSteps(conveyor: Conveyor, solved: Calculated, name: string): ResultSteps | undefined {
  const { referenced } = solved;
  const found =
    referenced && computedResults(referenced.conveyor, referenced.solution).find(({ path }) => path === name);
  if (found === undefined) return undefined;
  const { label = name, unit = "1" } = outputAt(name) ?? {};
  const view = traceView(conveyor, referenced?.built ?? conveyor);
  const opened = view.opened(found.value);
  const steps = opened.kind === "steps" ? stepsFrom(opened.node, view.openStep) : [];
  return { name, label, unit, value: solved.results[name], opened, steps };
}

/** In the order in which they are met. */
function stepsFrom(first: TraceNode, openStep: (step: number) => TraceNode | undefined): readonly TraceNode[] {
  const nodes = new Map([[first.step, first]]);
  for (const node of nodes.values()) {
    for (const { from } of node.inputs) {
      const next = from.kind === "step" && !nodes.has(from.step) ? openStep(from.step) : undefined;
      if (next !== undefined) nodes.set(next.step, next);
    }
  }
  return [...nodes.values()];
}
