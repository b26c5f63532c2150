import { findingSentence } from "@beltwright/results";
import { helpAnchor } from "../../ui/help/help-anchor.ts";
import { fieldGroupsOf } from "./form-fields.ts";
import { type HelpBook, isFindingGroup } from "./help-book.ts";
import type { Contents } from "./help-contents.tsx";
import { formulaAnchor, formulaTitle, subjectOf } from "./help-formula.ts";

/** The headings of something made from data. */
export function madeHeadings(book: HelpBook, { what, of }: { readonly what: string; readonly of: string }): Contents {
  if (what === "fields") return fieldGroupsOf(of).map(({ id, title }) => ({ id, title, level: 2 }));
  if (what === "formulas") {
    const formulas = book.formulas.filter((formula) => subjectOf(formula) === of);
    return formulas.map(({ id }) => ({ id: formulaAnchor(id), title: formulaTitle(id), level: 2 }));
  }
  if (what === "findings" && isFindingGroup(of)) {
    return book.findings[of].map((code) => ({ id: helpAnchor(code), title: findingSentence(code), level: 2 }));
  }
  return [];
}
