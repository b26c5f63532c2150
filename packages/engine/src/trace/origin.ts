import type { Place } from "./finding.ts";
import type { Step } from "./trace.ts";

/** Finds the step that produced an input of another step; undefined where it was typed. */
export type OriginOf = (step: Step, input: string) => Step | undefined;

/**
 * The step that produced an input of another step, among the earlier ones of the same unit with exactly this value.
 * Lets a reader open a number, and the numbers inside it, down to what was typed.
 *
 * Equal numbers are common: of one load case and the next, of neighbouring points, and any 0 or 1. The same symbol counts
 * most, then the same load case, then the same point; the latest of equals. A 0, a 1 or a number of a foreign load case
 * is followed only under its own symbol; otherwise it counts as typed.
 */
export function findOrigin(steps: readonly Step[], step: Step, input: string): Step | undefined {
  const last = steps.indexOf(step);
  return likeliest(steps.slice(0, last), step, input);
}

/**
 * The same for many inputs: steps are looked up by value, for a long loop has a million of them. A step that is none of
 * them counts as later than all.
 */
export function originFinder(steps: readonly Step[]): OriginOf {
  const byResult = Map.groupBy(steps, ({ result }) => result);
  const order = new Map(steps.map((step, at) => [step, at]));
  return (step, input) => {
    const last = order.get(step) ?? steps.length;
    const equal = byResult.get(step.values[input] ?? Number.NaN) ?? [];
    const earlier = equal.filter((one) => (order.get(one) ?? 0) < last);
    return likeliest(earlier, step, input);
  };
}

function likeliest(earlier: readonly Step[], step: Step, input: string): Step | undefined {
  const value = step.values[input];
  const { unit, symbol } = quantityOf(step, input);
  let found: { readonly origin: Step; readonly likeness: number } | undefined;
  for (const origin of earlier) {
    if (origin.result !== value || origin.description.output.unit !== unit) continue;
    const likeness = likenessOf(origin, step, symbol);
    if (likeness > 0 && likeness >= (found?.likeness ?? 0)) found = { origin, likeness };
  }
  return found?.origin;
}

/** A sum names its terms by number: `F_3` is an F in the unit of the sum. */
function quantityOf({ description }: Step, input: string): { readonly unit: string; readonly symbol: string } {
  const { output, inputs } = description;
  return inputs[input] ?? { unit: output.unit, symbol: input.replace(/_\d+$/, "") };
}

/** How likely a step is where a number came from; 0 where it only happens to be equal. */
function likenessOf(origin: Step, step: Step, symbol: string): number {
  const isSameSymbol = origin.description.output.symbol === symbol;
  const isNear = isNearCase(origin.place, step.place);
  const isCommon = origin.result === 0 || origin.result === 1;
  if (!isSameSymbol && (isCommon || !isNear)) return 0;
  const isSameCase = origin.place.loadCase === step.place.loadCase;
  const isSamePoint = origin.place.pointId === step.place.pointId;
  return 1 + (isNear ? 8 : 0) + (isSameSymbol ? 4 : 0) + (isSameCase ? 2 : 0) + (isSamePoint ? 1 : 0);
}

/** Of the same load case, of none, or of running with the same load, under which stands what all motions share. */
function isNearCase(origin: Place, { loadCase }: Place): boolean {
  if (loadCase === undefined || origin.loadCase === undefined || origin.loadCase === loadCase) return true;
  return origin.loadCase === `running-${loadCase.split("-")[1]}`;
}
