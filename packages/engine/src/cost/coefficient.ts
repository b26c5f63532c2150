import { adopted } from "../standards/sources.ts";
import type { Source } from "../trace/place.ts";
import { constant } from "../trace/reference.ts";
import data from "./cost-model.json" with { type: "json" };

/** Every coefficient of cost, energy and carbon: handbook 8.16. */
export const costModel = data;

/** A number of the model: what it is, where it was read and how far it may be off, in per cent. */
export interface Coefficient {
  readonly value: number;
  readonly status: string;
  readonly source: string;
  readonly year: number;
  readonly low: number;
  readonly high: number;
}

const titles: Readonly<Record<string, string>> = costModel.meta.sources;
const ownRule = adopted("indicative coefficient of cost, energy and carbon");

/** Where a coefficient was read; those adopted here have no document behind them. */
export function sourceOfCoefficient({ source }: Pick<Coefficient, "source">): Source {
  return source === "A" ? ownRule : { document: titles[source] ?? source, clause: ownRule.clause };
}

/** A coefficient as it goes into a formula, in SI by `scale`. */
export function coefficient(trace: { readonly mode: string }, given: Coefficient, scale = 1): number {
  return constant(trace, given.value * scale, sourceOfCoefficient(given));
}

/** One of a named list; what the list has not counts as its `other`, or as 1. */
export function named(
  trace: { readonly mode: string },
  list: Readonly<Record<string, Coefficient | undefined>>,
  name: string,
): number {
  const found = list[name] ?? list.other;
  return found === undefined ? constant(trace, 1, ownRule) : coefficient(trace, found);
}
