import { findingSentence } from "@beltwright/results";
import { helpAnchor } from "../../ui/help/help-anchor.ts";
import type { Block } from "./block.ts";
import { explainedIn } from "./content/explanations.ts";
import type { FindingGroup } from "./finding-explanation.ts";
import { fieldAnchor, fieldGroupsOf, fieldLimits } from "./form-fields.ts";
import { isFindingGroup } from "./help-book.ts";
import { formulaAnchor, formulaTitle, type HelpFormula, subjectOf } from "./help-formula.ts";
import type { HelpPage } from "./help-page-definition.ts";
import { parseHelp, plainText } from "./parse-help.ts";
import type { WholeBook } from "./whole-book.ts";

/** Something search can lead to: a page, a heading, a field, a finding or a formula. */
export interface HelpEntry {
  readonly id: string;
  readonly page: string;
  readonly anchor: string;
  readonly pageTitle: string;
  readonly title: string;
  /** The name a program uses: of a field, a finding, a formula. */
  readonly code: string;
  readonly text: string;
}

/** What a page holds for search, heading by heading. */
export function entriesOf(book: WholeBook, page: HelpPage): readonly HelpEntry[] {
  const top = {
    page: page.name,
    pageTitle: page.title,
    anchor: "",
    title: page.title,
    code: page.name,
    text: page.about,
  };
  const entries: Omit<HelpEntry, "id">[] = [top];
  for (const block of parseHelp(page.text)) {
    if (block.kind === "heading") entries.push({ ...top, anchor: block.id, title: block.text, code: "", text: "" });
    else if (block.kind === "made") entries.push(...madeEntries(book, page, block));
    else {
      const last = entries.at(-1) ?? top;
      entries.splice(-1, 1, { ...last, text: `${last.text} ${textOf(block)}` });
    }
  }
  return entries.map((entry) => ({ ...entry, id: `${entry.page}#${entry.anchor}` }));
}

function textOf(block: Exclude<Block, { kind: "heading" | "made" }>): string {
  switch (block.kind) {
    case "paragraph":
    case "note":
      return plainText(block.parts);
    case "list":
      return block.items.map(plainText).join(" ");
    case "table":
      return block.rows.flatMap((row) => row.map(plainText)).join(" ");
    case "equation":
    case "code":
      return block.text;
  }
}

function madeEntries(
  book: WholeBook,
  page: HelpPage,
  made: { what: string; of: string },
): readonly Omit<HelpEntry, "id">[] {
  const at = { page: page.name, pageTitle: page.title };
  switch (made.what) {
    case "fields":
      return fieldGroupsOf(made.of).flatMap((group) =>
        group.fields.map((field) => ({
          ...at,
          anchor: fieldAnchor(group, field),
          title: field.label,
          code: field.name,
          text: `${group.title}. ${field.help} ${fieldLimits(field)}`,
        })),
      );
    case "findings":
      return isFindingGroup(made.of) ? findingEntries(made.of, at) : [];
    case "formulas":
      return book.formulas
        .filter((formula) => subjectOf(formula) === made.of)
        .map((formula) => ({
          ...at,
          anchor: formulaAnchor(formula.id),
          title: formulaTitle(formula.id),
          code: formula.id,
          text: [formula.about, formula.document, formula.clause, formula.printed, ...inputWords(formula)].join(" "),
        }));
    default:
      return [];
  }
}

function findingEntries(
  group: FindingGroup,
  at: { page: string; pageTitle: string },
): readonly Omit<HelpEntry, "id">[] {
  return explainedIn(group).map(({ code, cause, remedy }) => ({
    ...at,
    anchor: helpAnchor(code),
    title: findingSentence(code),
    code,
    text: `${cause} ${remedy}`,
  }));
}

function inputWords({ inputs, output }: HelpFormula): readonly string[] {
  return [output.symbol, ...inputs.flatMap(({ name, symbol }) => [name, symbol])];
}
