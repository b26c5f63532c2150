import { explainedIn } from "./content/explanations.ts";
import { formulaSubjects } from "./content/formula-subjects.ts";
import { writtenPages } from "./content/written-pages.ts";
import type { FindingGroup } from "./finding-explanation.ts";
import type { FindingCodes, HelpBook } from "./help-book.ts";
import { type FormulaName, formulaPageName, type HelpFormula, subjectOf } from "./help-formula.ts";
import type { HelpPage } from "./help-page-definition.ts";

/** The book with every word of it, as search needs it. */
export interface WholeBook extends HelpBook {
  readonly pages: readonly HelpPage[];
  readonly formulas: readonly HelpFormula[];
}

export function wholeBook(formulas: readonly HelpFormula[]): WholeBook {
  return { pages: [...writtenPages, ...formulaPages(formulas)], formulas, findings: findingCodes() };
}

function formulaPages(formulas: readonly FormulaName[]): readonly HelpPage[] {
  const subjects = [...new Set(formulas.map(subjectOf))];
  return subjects.map((subject) => {
    const { title = subject, about = "" } = formulaSubjects[subject] ?? {};
    return { name: formulaPageName(subject), title, group: "Formulas", about, text: `::formulas ${subject}` };
  });
}

function findingCodes(): FindingCodes {
  const codes = (group: FindingGroup) => explainedIn(group).map(({ code }) => code);
  return {
    capacity: codes("capacity"),
    belt: codes("belt"),
    "take-up": codes("take-up"),
    drives: codes("drives"),
    components: codes("components"),
    stopping: codes("stopping"),
    pulleys: codes("pulleys"),
    idlers: codes("idlers"),
    curves: codes("curves"),
    transitions: codes("transitions"),
    dynamic: codes("dynamic"),
    calculation: codes("calculation"),
  };
}
