import type { Source } from "./finding.ts";
import { notFinite } from "./input-refused.ts";
import type { StepDescription, Trace } from "./trace.ts";

interface SumDefinition {
  readonly id: string;
  readonly source: Source;
  readonly output: { readonly symbol: string; readonly unit: string };
  readonly term: string;
}

export type Sum = (trace: Trace, terms: Terms) => number;

/** A list of numbers, plain or typed. */
type Terms = readonly number[] | Float64Array;

/** A sum over any number of like terms, such as all section resistances. Added in order, so results repeat exactly. */
export function defineSum(definition: SumDefinition): Sum {
  const description: StepDescription = {
    id: definition.id,
    kind: "sum",
    source: definition.source,
    printed: `sum of ${definition.term}`,
    output: definition.output,
    inputs: {},
  };
  return (trace, terms) => {
    const total = terms instanceof Float64Array ? typedTotal(terms) : plainTotal(terms);
    if (trace.mode === "bare") return total;
    if (!Number.isFinite(total)) throw notFinite(trace, definition, total);
    if (trace.mode === "checked") return total;
    const used = Object.fromEntries(Array.from(terms, (term, at) => [`${definition.term}_${at + 1}`, term]));
    return trace.record({ description, used, result: total });
  };
}

/** Two loops for the two kinds of list: one for both is compiled to handle neither well. */
function typedTotal(terms: Float64Array): number {
  let total = 0;
  for (let i = 0; i < terms.length; i += 1) total += terms[i] ?? 0;
  return total;
}

function plainTotal(terms: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < terms.length; i += 1) total += terms[i] ?? 0;
  return total;
}
