import { type Origin, originOf, type Place, plain, type Source, type Step } from "@beltwright/engine";

/** Where a number came from that no step gave. */
export type LeafOrigin = Exclude<Origin, Step>;

/** A step of a trace as plain data that goes from thread to thread, with the number of the step each input came from. */
export interface PlainStep {
  readonly formula: string;
  readonly symbol: string;
  readonly unit: string;
  readonly result: number;
  readonly printed: string;
  readonly source: Source;
  readonly place: Place;
  readonly inputs: readonly PlainInput[];
}

export interface PlainInput {
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly value: number;
  /** Number of its step, or where it came from without one. */
  readonly from?: number | LeafOrigin;
}

/** Steps, and all that they rest on. */
export function plainSteps(steps: readonly Step[]): readonly PlainStep[] {
  const all = [...steps];
  const numbers = new Map(all.map((step, at) => [step, at]));
  const fromOf = (value: number): PlainInput["from"] => {
    const origin = originOf(value);
    if (origin === undefined || !("description" in origin)) return origin;
    const known = numbers.get(origin);
    if (known !== undefined) return known;
    numbers.set(origin, all.length);
    return all.push(origin) - 1;
  };
  const made: PlainStep[] = [];
  // The list grows while it is walked.
  for (const step of all) made.push(plainStep(step, fromOf));
  return made;
}

function plainStep(step: Step, fromOf: (value: number) => PlainInput["from"]): PlainStep {
  const { id, output, printed, source, inputs } = step.description;
  return {
    formula: id,
    symbol: output.symbol,
    unit: output.unit,
    result: step.result,
    printed,
    source,
    place: step.place,
    inputs: Object.entries(step.used).map(([name, value]) => {
      // Only a sum names its terms as they come.
      const { symbol, unit } = inputs[name] ?? { symbol: name, unit: output.unit };
      const from = fromOf(value);
      return { name, symbol, unit, value: plain(value), ...(from !== undefined && { from }) };
    }),
  };
}
