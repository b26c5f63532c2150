import type { Place, Source } from "./place.ts";

/** How a step came about: a printed formula, a table or numerical procedure, a sum, or a guard that changed a number. */
export type StepKind = "formula" | "procedure" | "sum" | "guard";

export interface StepDescription {
  readonly id: string;
  readonly kind: StepKind;
  readonly source: Source;
  readonly printed: string;
  readonly output: { readonly symbol: string; readonly unit: string };
  readonly inputs: Readonly<Record<string, { readonly symbol: string; readonly unit: string }>>;
  /** Set where the relation waits for better evidence; the text says why. */
  readonly provisional?: string;
}

/** One opened number: what was computed, from which values, where in the design. */
export interface Step {
  readonly description: StepDescription;
  /** What was put in, each with its origin where it has one. */
  readonly used: Readonly<Record<string, number>>;
  /** The same as plain numbers. */
  readonly values: Readonly<Record<string, number>>;
  readonly result: number;
  readonly place: Place;
}
