import type { Step } from "./trace.ts";

/**
 * The step that produced an input of another step: the latest earlier one of the same unit with exactly this value,
 * preferring one at the same place. Lets a reader open a number, and the numbers inside it, down to what was typed.
 */
export function findOrigin(steps: readonly Step[], step: Step, input: string): Step | undefined {
  const value = step.values[input];
  const unit = step.description.inputs[input]?.unit ?? step.description.output.unit;
  const earlier = steps.slice(0, Math.max(0, steps.indexOf(step)));
  const same = earlier.filter((other) => other.result === value && other.description.output.unit === unit);
  const near = same.filter((other) => isSamePlace(other, step));
  return near.at(-1) ?? same.at(-1);
}

function isSamePlace(a: Step, b: Step): boolean {
  return a.place.loadCase === b.place.loadCase && a.place.pointId === b.place.pointId;
}
