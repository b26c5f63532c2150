import type { Place } from "./finding.ts";
import { type OriginOf, originFinder } from "./origin.ts";
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
  return same.find((step) => isWithin(step.place, place)) ?? same.find((step) => !isElsewhere(step.place, place));
}

/** Whether a step belongs to another point, drive or load case: an equal number there is a coincidence. */
function isElsewhere(at: Place, place: Place): boolean {
  const differs = (own?: string, asked?: string) => own !== undefined && asked !== undefined && own !== asked;
  return (
    differs(at.pointId, place.pointId) || differs(at.driveId, place.driveId) || differs(at.loadCase, place.loadCase)
  );
}

function isWithin(at: Place, place: Place): boolean {
  return (
    (place.loadCase === undefined || at.loadCase === place.loadCase) &&
    (place.pointId === undefined || at.pointId === place.pointId) &&
    (place.driveId === undefined || at.driveId === undefined || at.driveId === place.driveId)
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

function openStep(step: Step, isTyped: IsTyped, originOf: OriginOf): OpenedStep {
  const inputs = Object.entries(step.values).map(([name, value]) => ({
    name,
    value,
    origin: isTyped(step, name) ? undefined : originOf(step, name),
  }));
  return { step, inputs };
}
