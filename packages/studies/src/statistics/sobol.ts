import { mean } from "./moments.ts";

/** Answers at the points of a plan by Jansen: two matrices, and the first with each column taken from the second. */
export interface JansenAnswers {
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** For each input. */
  readonly mixed: readonly (readonly number[])[];
}

export interface SobolShares {
  readonly variance: number;
  /** What each input brings alone. */
  readonly first: readonly number[];
  /** What would stay if all but this input were known. */
  readonly total: readonly number[];
}

/** First and total shares of variance by Jansen's estimators (handbook 11.3). */
export function sobolShares({ a, b, mixed }: JansenAnswers): SobolShares {
  const both = [...a, ...b];
  const centre = mean(both);
  const variance = mean(both.map((value) => (value - centre) ** 2));
  const halfSquare = (one: readonly number[], other: readonly number[]) =>
    mean(one.map((value, at) => (value - (other[at] ?? 0)) ** 2)) / (2 * variance);
  return {
    variance,
    first: mixed.map((answers) => 1 - halfSquare(b, answers)),
    total: mixed.map((answers) => halfSquare(a, answers)),
  };
}
