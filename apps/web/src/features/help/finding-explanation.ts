import type { FindingCode } from "@beltwright/engine";

/** Which page of findings explains one, and of which part of the conveyor it speaks. */
export const findingGroups = [
  "capacity",
  "belt",
  "take-up",
  "drives",
  "components",
  "stopping",
  "pulleys",
  "idlers",
  "curves",
  "transitions",
  "dynamic",
  "calculation",
] as const;

export type FindingGroup = (typeof findingGroups)[number];

/** What help says of a finding beside its sentence. */
export interface FindingExplanation {
  /** Why it appears: the comparison that failed. */
  readonly cause: string;
  /** What an engineer does about it, most useful first. */
  readonly remedy: string;
}

export type Explanations = Readonly<Partial<Record<FindingCode, FindingExplanation>>>;
