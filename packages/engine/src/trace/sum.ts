import type { Source } from "./finding.ts";
import { notFinite } from "./input-refused.ts";
import { plain } from "./reference.ts";
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
  const { id, source, output, term } = definition;
  const description: StepDescription = { id, kind: "sum", source, printed: `sum of ${term}`, output, inputs: {} };
  const form = { description, names: [], term };
  return (trace, terms) => {
    const total = terms instanceof Float64Array ? typedTotal(terms) : plainTotal(terms);
    if (trace.mode === "bare") return total;
    if (!Number.isFinite(total)) throw notFinite(trace, definition, total);
    if (trace.mode === "checked") return total;
    return trace.record(form, Array.from(terms), total);
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
  for (let i = 0; i < terms.length; i += 1) total += plain(terms[i] ?? 0);
  return total;
}
