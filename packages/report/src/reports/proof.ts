import type { Step } from "@beltwright/engine";
import type { Block } from "../description/report.ts";
import { reasonIn, ruleIn, sourceIn } from "../words/words.ts";
import { factsOf, heading, note, paragraph, tableOf, typed, verdict } from "./cells.ts";
import { everyCase, nameIn, type ReportContext, type ReportDefinition } from "./context.ts";
import { findingCounts } from "./findings.ts";
import { stepListing } from "./step-listing.ts";

const isTraced = ({ solution }: ReportContext) => solution.steps.length > 0;

export const proofReports: readonly ReportDefinition[] = [
  { id: "formula-appendix", group: "proof", isFor: isTraced, blocks: formulas },
  { id: "formula-sources", group: "proof", isFor: isTraced, blocks: sources },
  {
    id: "provisional-formulas",
    group: "proof",
    isFor: ({ solution }) => solution.steps.some(isProvisional),
    blocks: provisional,
  },
  { id: "validation-statement", group: "proof", isFor: () => true, blocks: validation },
];

interface Used {
  readonly step: Step;
  readonly count: number;
}

/** Each formula once, where it was used first while running full, with the number of its uses. */
function usedFormulas({ solution }: ReportContext): readonly Used[] {
  const used = new Map<string, { step: Step; count: number }>();
  for (const step of solution.steps) {
    const known = used.get(step.description.id);
    if (known === undefined) used.set(step.description.id, { step, count: 1 });
    else {
      known.count += 1;
      if (known.step.place.loadCase !== "running-full" && step.place.loadCase === "running-full") known.step = step;
    }
  }
  return [...used.values()];
}

function formulas(context: ReportContext): readonly Block[] {
  const { w } = context;
  const byFolder = Map.groupBy(usedFormulas(context), ({ step }) => step.description.id.split("/")[0] ?? "");
  return [
    note(w.formulaNote),
    ...[...byFolder].flatMap(([folder, used]) => [
      heading(nameIn(w.formulaGroups, folder)),
      ...used.map((one) => stepListing(context, one.step, one.count)),
    ]),
  ];
}

function sources(context: ReportContext): readonly Block[] {
  const { w } = context;
  const byClause = Map.groupBy(usedFormulas(context), ({ step }) => {
    const { document, clause } = sourceIn(context.language, step.description.source);
    return `${document}\n${clause}`;
  });
  const rows = [...byClause].map(([key, used]) => {
    const [document = "", clause = ""] = key.split("\n");
    return { document, clause, used };
  });
  const sorted = rows.toSorted((one, other) => one.document.localeCompare(other.document));
  return tableOf(context, sorted, [
    [w.source, undefined, ({ document }) => document],
    [w.clause, undefined, ({ clause }) => clause],
    [w.formulas, undefined, ({ used }) => typed(used.length, "1", { decimals: 0 })],
  ]);
}

function provisional(context: ReportContext): readonly Block[] {
  const { w } = context;
  const used = usedFormulas(context).filter(({ step }) => isProvisional(step));
  return [
    note(w.provisionalNote),
    ...tableOf(context, used, [
      [
        w.formula,
        undefined,
        ({ step }) => `${step.description.output.symbol} = ${ruleIn(context.language, step.description.printed)}`,
      ],
      [w.reason, undefined, ({ step }) => provisionalReason(context, step)],
      [w.source, undefined, ({ step }) => sourceIn(context.language, step.description.source).document],
    ]),
  ];
}

function isProvisional({ description: { provisional: reason, source } }: Step): boolean {
  return reason !== undefined || source.mark === "recalled";
}

function provisionalReason({ w, language }: ReportContext, { description }: Step): string {
  return description.provisional === undefined ? w.recalledReason : reasonIn(language, description.provisional);
}

function validation(context: ReportContext): readonly Block[] {
  const { w, solution, calculation } = context;
  return [
    paragraph(w.validationText),
    ...factsOf(context, [
      [w.method, undefined, calculation.method],
      ...findingCounts(context, ["error", "warning", "note"]),
      [w.titles["not-used"], undefined, typed(calculation.notUsed.length, "1", { decimals: 0 })],
    ]),
    ...tableOf(
      context,
      everyCase(solution),
      [
        [w.loadCase, undefined, ({ name }) => context.loadCase(name)],
        [w.iterations, undefined, ({ iterations }) => typed(iterations, "1", { decimals: 0 })],
        [w.converged, undefined, ({ isConverged }) => verdict(context, isConverged)],
      ],
      { title: w.convergence },
    ),
  ];
}
