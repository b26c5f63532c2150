import type { Place } from "./finding.ts";
import { findOrigin } from "./origin.ts";
import type { Step } from "./trace.ts";

/** A step of a trace with where each of its inputs came from. */
export interface OpenedStep {
  readonly step: Step;
  readonly inputs: readonly { readonly name: string; readonly value: number; readonly origin: Step | undefined }[];
}

/** Whether the trace goes no further at an input: it was typed. */
type IsTyped = (step: Step, name: string) => boolean;

/** The step that gave a result: the first with its value and unit, at its place if there is one. Later ones pass it on. */
export function findStep(steps: readonly Step[], value: number, unit: string, place: Place): Step | undefined {
  const same = steps.filter((step) => step.result === value && step.description.output.unit === unit);
  return same.find((step) => isWithin(step.place, place)) ?? same[0];
}

function isWithin(at: Place, place: Place): boolean {
  return (
    (place.loadCase === undefined || at.loadCase === place.loadCase) &&
    (place.pointId === undefined || at.pointId === place.pointId)
  );
}

/** The step and every step it rests on, each once, in the order in which they are met. */
export function openSteps(steps: readonly Step[], first: Step, isTyped: IsTyped): readonly OpenedStep[] {
  const originOf = originFinder(steps);
  const opened = new Map<Step, OpenedStep>();
  const waiting = [first];
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    if (opened.has(step)) continue;
    const one = openStep(step, isTyped, originOf);
    opened.set(step, one);
    waiting.push(...one.inputs.flatMap(({ origin }) => origin ?? []));
  }
  return [...opened.values()];
}

/** Where an input of a step came from; undefined where no step gave it. */
export type OriginOf = (step: Step, name: string) => Step | undefined;

function openStep(step: Step, isTyped: IsTyped, originOf: OriginOf): OpenedStep {
  const inputs = Object.entries(step.values).map(([name, value]) => ({
    name,
    value,
    origin: isTyped(step, name) ? undefined : originOf(step, name),
  }));
  return { step, inputs };
}

/** Origins are told by their value, so only steps with that value are looked at: a long loop has a million steps. */
export function originFinder(steps: readonly Step[]): OriginOf {
  const byResult = Map.groupBy(steps, ({ result }) => result);
  const order = new Map(steps.map((step, index) => [step, index]));
  return (step, name) => {
    const at = order.get(step) ?? 0;
    const equal = byResult.get(step.values[name] ?? Number.NaN) ?? [];
    const earlier = equal.filter((one) => (order.get(one) ?? 0) < at);
    const near = earlier.filter((one) => isNear(one.place, step.place));
    return likelyOrigin(near, step, name) ?? likelyOrigin(earlier, step, name);
  };
}

/** A 0 or a 1 could come from anywhere, so its symbol must be the same too. */
function likelyOrigin(earlier: readonly Step[], step: Step, name: string): Step | undefined {
  const origin = findOrigin([...earlier, step], step, name);
  const isCommon = origin?.result === 0 || origin?.result === 1;
  const symbol = step.description.inputs[name]?.symbol;
  return isCommon && origin.description.output.symbol !== symbol ? undefined : origin;
}

/**
 * Of the same load case, of no case, or of running with the same load, where what all motions share is computed. Cases
 * often have equal numbers: without this a trace would wander from one to the other.
 */
function isNear(other: Place, { loadCase }: Place): boolean {
  if (loadCase === undefined || other.loadCase === undefined || other.loadCase === loadCase) return true;
  return other.loadCase === `running-${loadCase.split("-")[1]}`;
}
