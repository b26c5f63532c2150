/** Groups of the tree at the left, in this order. */
export const helpGroups = [
  "Start",
  "Working",
  "Engineering",
  "Methods",
  "Forms",
  "Findings",
  "Reference",
  "Formulas",
] as const;

export type HelpGroup = (typeof helpGroups)[number];

/** What is known of a page before its text is loaded. */
export interface PageHead {
  /** Last part of its address. */
  readonly name: string;
  readonly title: string;
  readonly group: HelpGroup;
  /** One sentence under the heading and in lists. */
  readonly about: string;
}

/** One page as it is written: text in the marks that `parse-help.ts` reads. */
export interface HelpPage extends PageHead {
  readonly text: string;
}
