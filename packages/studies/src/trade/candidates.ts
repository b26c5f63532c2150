import type { FieldValue } from "@beltwright/model";
import type { Choice } from "./study.ts";

/** A choice with the value a candidate has of it. */
export interface Chosen {
  readonly name: string;
  readonly value: FieldValue;
}

/** All combinations; more than 2^53 are told as infinitely many. */
export function candidateCount(choices: readonly Choice[]): number {
  const count = choices.reduce((so, { values }) => so * values.length, 1);
  return Number.isSafeInteger(count) ? count : Number.POSITIVE_INFINITY;
}

/** Which value of each choice a candidate has; the last choice changes first. */
export function placesOf(choices: readonly Choice[], candidate: number): readonly number[] {
  let rest = candidate;
  return choices
    .toReversed()
    .map(({ values: { length } }) => {
      const place = rest % length;
      rest = Math.floor(rest / length);
      return place;
    })
    .toReversed();
}

export function candidateAt(choices: readonly Choice[], places: readonly number[]): number {
  return choices.reduce((so, { values }, at) => so * values.length + (places[at] ?? 0), 0);
}

export function chosenIn(choices: readonly Choice[], candidate: number): readonly Chosen[] {
  const places = placesOf(choices, candidate);
  return choices.map(({ name, values }, at) => ({ name, value: values[places[at] ?? 0] ?? "" }));
}
