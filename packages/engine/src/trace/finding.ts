import type { FindingCode } from "../findings.ts";
import type { RaisedFinding } from "./define-finding.ts";
import type { Place } from "./place.ts";

export type { Severity } from "./define-finding.ts";
export type { Place, Source } from "./place.ts";

/** Something the engineer should know. Sentences live in the words of each language; this carries code and numbers. */
export interface Finding extends RaisedFinding<FindingCode> {
  readonly place: Place;
}
