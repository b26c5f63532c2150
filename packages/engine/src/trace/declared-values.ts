import { isReference, plain } from "./reference.ts";
import type { StepDescription } from "./step.ts";

/** The names under which a formula or search declares its inputs. */
export function namesOf<Name extends string>(inputs: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in inputs) names.push(name);
  return names;
}

type Numbers<Name extends string = string> = Readonly<Record<Name, number>>;

/** What a step was given: by name, of which only the declared ones count, or terms in their order. */
export type Given = Numbers | readonly number[];

/** What a step is, and for a sum how its terms are called. */
export interface RecordedDescription extends StepDescription {
  readonly term?: string;
}

/** By name: callers may hand over an object that says more than was declared, as a belt does. */
export function usedOf({ inputs, term = "" }: RecordedDescription, given: Given): Numbers {
  if (isTerms(given)) return Object.fromEntries(given.map((value, at) => [`${term}_${at + 1}`, value]));
  return declared(namesOf(inputs), given);
}

/** Whether anything given knows its origin. A sum of nothing is known to be one. */
export function isReferring({ inputs }: RecordedDescription, given: Given): boolean {
  if (isTerms(given)) return given.length === 0 || given.some(isReference);
  let count = 0;
  for (const name in inputs) {
    if (isReference(given[name])) return true;
    count += 1;
  }
  return count === 0;
}

function isTerms(given: Given): given is readonly number[] {
  return Array.isArray(given);
}

function declared<Name extends string>(names: readonly Name[], inputs: Numbers<Name>): Numbers<Name> {
  const values: Partial<Record<Name, number>> = {};
  for (const name of names) values[name] = inputs[name];
  return values as Numbers<Name>;
}

/** What is declared, without origins. A new object for every call: some formulas remember what they were given by it. */
export function plainly<Name extends string>(names: readonly Name[], inputs: Numbers<Name>): Numbers<Name> {
  const values: Partial<Record<Name, number>> = {};
  for (const name of names) values[name] = plain(inputs[name]);
  return values as Numbers<Name>;
}
