import { namesOf } from "./declared-values.ts";
import type { Source } from "./finding.ts";
import { notFinite } from "./input-refused.ts";
import { plain } from "./reference.ts";
import type { StepDescription, Trace } from "./trace.ts";

interface SearchDefinition<Name extends string> {
  readonly id: string;
  readonly source: Source;
  readonly inputs: Readonly<Record<Name, { readonly symbol: string; readonly unit: string }>>;
  readonly output: { readonly symbol: string; readonly unit: string };
  /** What was searched and how, in words. */
  readonly rule: string;
}

type Search<Name extends string> = (trace: Trace, values: Readonly<Record<Name, number>>, found: number) => number;

/** Records a number that a method found by searching, with what it was searched for, so that it can be opened too. */
export function defineSearch<Name extends string>(definition: SearchDefinition<Name>): Search<Name> {
  const { id, source, inputs, output, rule } = definition;
  const description: StepDescription = { id, kind: "procedure", source, inputs, output, printed: rule };
  const form = { description, names: namesOf(inputs) };
  return (trace, values, found) => {
    if (trace.mode === "bare") return found;
    if (!Number.isFinite(plain(found))) throw notFinite(trace, { id, output }, found);
    return trace.mode === "recorded" ? trace.record(form, values, found) : found;
  };
}
