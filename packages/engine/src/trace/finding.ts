import type { Limit } from "./limit.ts";

/** Where a rule is printed, so that a reader can open the book. */
export interface Source {
  readonly document: string;
  readonly clause: string;
}

/** Where in the design a number belongs. */
export interface Place {
  readonly loadCase?: string;
  readonly pointId?: string;
  /** The other end of what lies between two points. */
  readonly otherPointId?: string;
  readonly driveId?: string;
  /** The other of two drives that do not go together. */
  readonly otherDriveId?: string;
  /** Absent: in the direction in which the points are listed. */
  readonly direction?: "reverse";
}

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
