import { originFinder, type Place, type Step } from "@beltwright/engine";

/** A step of a trace as plain data, with the number of the step each input came from. */
export interface PlainStep {
  readonly formula: string;
  readonly symbol: string;
  readonly unit: string;
  readonly result: number;
  readonly printed: string;
  readonly document: string;
  readonly clause: string;
  readonly place: Place;
  readonly inputs: readonly PlainInput[];
}

export interface PlainInput {
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly value: number;
  /** Number of its step; absent where it was given. */
  readonly from?: number;
}

/** Steps without anything that cannot go from thread to thread. */
export function plainSteps(steps: readonly Step[]): readonly PlainStep[] {
  const originOf = originFinder(steps);
  const numbers = new Map(steps.map((step, at) => [step, at]));
  return steps.map((step) => {
    const { id, output, printed, source, inputs } = step.description;
    return {
      formula: id,
      symbol: output.symbol,
      unit: output.unit,
      result: step.result,
      printed,
      document: source.document,
      clause: source.clause,
      place: step.place,
      inputs: Object.entries(step.values).map(([name, value]) => {
        // Only a sum names its terms as they come.
        const { symbol, unit } = inputs[name] ?? { symbol: name, unit: output.unit };
        const origin = originOf(step, name);
        const from = origin && numbers.get(origin);
        return { name, symbol, unit, value, ...(from !== undefined && { from }) };
      }),
    };
  });
}

/** The same back again, as far as a reader sees them. */
export function stepsOf(plain: readonly PlainStep[]): readonly Step[] {
  return plain.map(({ formula, symbol, unit, result, printed, document, clause, place, inputs }) => ({
    description: {
      id: formula,
      kind: "procedure",
      source: { document, clause },
      printed,
      output: { symbol, unit },
      inputs: Object.fromEntries(inputs.map((input) => [input.name, { symbol: input.symbol, unit: input.unit }])),
    },
    values: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    result,
    place,
  }));
}
