import { helpAnchor } from "../../ui/help/help-anchor.ts";
import { findingGroups } from "./finding-explanation.ts";
import type { FindingCodes, HelpBook } from "./help-book.ts";
import { type FormulaName, formulaAnchor, formulaPageName, formulaTitle, subjectOf } from "./help-formula.ts";

/** Where a name that a screen knows leads to: `finding-drive-slips`, `formula-cema-5~wrap-factor`. */
export type HelpPlace =
  | { readonly kind: "place"; readonly page: string; readonly anchor: string }
  | { readonly kind: "search"; readonly words: string };

/** Screens know codes of findings and ids of formulas, not the pages they are explained on. */
export function followAlias(
  name: string,
  { formulas, findings }: Pick<HelpBook, "formulas" | "findings">,
): HelpPlace | undefined {
  const [, kind = "", rest = ""] = /^(finding|formula)-(.+)$/.exec(name) ?? [];
  if (kind === "finding") return findingPlace(rest, findings);
  return kind === "formula" ? formulaPlace(rest.replaceAll("~", "/"), formulas) : undefined;
}

function findingPlace(code: string, findings: FindingCodes): HelpPlace {
  const group = findingGroups.find((one) => findings[one].some((known) => known === code));
  if (group === undefined) return { kind: "search", words: code };
  return { kind: "place", page: `findings-${group}`, anchor: helpAnchor(code) };
}

/** Sums and searches of the methods have no page of their own. */
function formulaPlace(id: string, formulas: readonly FormulaName[]): HelpPlace {
  const formula = formulas.find((one) => one.id === id);
  if (formula === undefined) return { kind: "search", words: formulaTitle(id) };
  return { kind: "place", page: formulaPageName(subjectOf(formula)), anchor: formulaAnchor(id) };
}
