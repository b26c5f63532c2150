import type { Limit } from "./limit.ts";
import type { Place, Source } from "./place.ts";

export type { Place, Source } from "./place.ts";

export type Severity = "note" | "warning" | "error";

/** Something the engineer should know. Sentences live in the message table; this carries the code and the numbers. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  /** The formula, check or part of the design the finding is about. */
  readonly subject: string;
  readonly place: Place;
  readonly values: Readonly<Record<string, number>>;
  readonly limit?: Limit;
  /** Where the limit or rule is printed, or which of our own it is. */
  readonly source: Source;
}
