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

/** What all steps of one formula, search or sum share. */
export interface StepForm {
  readonly description: StepDescription;
  /** Of the declared inputs. */
  readonly names: readonly string[];
  /** How the terms of a sum are called. */
  readonly term?: string;
}

/** By name: callers may hand over an object that says more than was declared, as a belt does. */
export function usedOf({ names, term = "" }: StepForm, given: Given): Numbers {
  if (isTerms(given)) return Object.fromEntries(given.map((value, at) => [`${term}_${at + 1}`, value]));
  return declared(names, given);
}

/** Whether anything given knows its origin. A sum of nothing is known to be one. */
export function isReferring({ names }: StepForm, given: Given): boolean {
  if (isTerms(given)) return given.length === 0 || given.some(isReference);
  for (let i = 0; i < names.length; i += 1) {
    if (isReference(given[names[i] ?? ""])) return true;
  }
  return names.length === 0;
}

function isTerms(given: Given): given is readonly number[] {
  return Array.isArray(given);
}

function declared<Name extends string>(names: readonly Name[], inputs: Numbers<Name>): Numbers<Name> {
  const values: Partial<Record<Name, number>> = {};
  for (const name of names) values[name] = inputs[name];
  return values as Numbers<Name>;
}

/** Room for the declared values of one formula, which serves one call after the other: no formula may keep it. */
export function roomFor<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, Number.NaN])) as Record<Name, number>;
}

/** What is declared, without origins. */
export function plainly<Name extends string>(names: readonly Name[], inputs: Numbers<Name>): Numbers<Name> {
  const values: Partial<Record<Name, number>> = {};
  for (const name of names) values[name] = plain(inputs[name]);
  return values as Numbers<Name>;
}
