/** Of what reports are made. */
export interface ReportedDesign {
  readonly id: string;
  /** In this browser alone: the pages are marked, and nobody's templates and other designs are there. */
  readonly isLocal: boolean;
}

/** What the reports of a try-out begin with: a few pages that say what came out. */
export const firstReports: readonly string[] = [
  "design-summary",
  "key-results",
  "findings",
  "profile-sketch",
  "tension-diagram-running",
  "power",
];
