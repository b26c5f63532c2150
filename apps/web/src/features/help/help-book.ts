import type { FindingCode } from "@beltwright/engine";
import { type FindingGroup, findingGroups } from "./finding-explanation.ts";
import type { FormulaName } from "./help-formula.ts";
import type { PageHead } from "./help-page-definition.ts";

/** Which findings are explained on the page of a group. */
export type FindingCodes = Readonly<Record<FindingGroup, readonly FindingCode[]>>;

/** The names of all pages, written and made, in the order of the tree, and of what is made into them. */
export interface HelpBook {
  readonly pages: readonly PageHead[];
  readonly formulas: readonly FormulaName[];
  readonly findings: FindingCodes;
}

export function isFindingGroup(name: string): name is FindingGroup {
  return findingGroups.some((group) => group === name);
}
