import { isPictureTooLarge, type UnitSystem } from "@beltwright/model";
import type { Book, Report, TitleBlock } from "./description/report.ts";
import { allReports } from "./reports/all-reports.ts";
import { contextOf, type ReportContext, type ReportDefinition, type ReportInput, reportOf } from "./reports/context.ts";
import type { Language } from "./words/language.ts";
import { wordsOf } from "./words/words.ts";

interface BookOptions {
  /** Ids in the order they are wanted, or every report that has something to say. */
  readonly reports: readonly string[] | "all";
  readonly language?: Language;
  readonly system?: UnitSystem;
  /** Whether every page is marked as made without an account. */
  readonly isTryOut?: boolean;
}

/** One entry of the list a person chooses reports from. */
export interface ListedReport {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly groupTitle: string;
}

/** Binds reports into a book. Those with nothing to say for this conveyor, and unknown ids, are left out. */
export function makeBook(input: ReportInput, options: BookOptions): Book {
  const { language = "en" } = options;
  const system = options.system ?? (input.conveyor.metric ? "metric" : "imperial");
  const context = contextOf(input, { language, system });
  const words = wordsOf(language).book;
  return {
    title: input.conveyor.convNo,
    titleBlock: titleBlockOf(input),
    reports: chosen(options.reports).flatMap((definition) => madeReport(context, definition)),
    system,
    language,
    words,
    ...(options.isTryOut && { mark: words.tryOut }),
  };
}

/** A report that comes out without a single block says nothing either. */
function madeReport(context: ReportContext, definition: ReportDefinition): readonly Report[] {
  if (!definition.isFor(context)) return [];
  const report = reportOf(context, definition);
  return report.blocks.length === 0 ? [] : [report];
}

function chosen(ids: BookOptions["reports"]): readonly ReportDefinition[] {
  if (ids === "all") return allReports;
  return ids.flatMap((id) => allReports.find((one) => one.id === id) ?? []);
}

/** Every report by name; with an input, only those that have something to say for it. */
export function listReports(language: Language = "en", input?: ReportInput): readonly ListedReport[] {
  const w = wordsOf(language);
  const context = input === undefined ? undefined : contextOf(input, { language, system: "metric" });
  return allReports
    .filter((one) => context === undefined || one.isFor(context))
    .map(({ id, group }) => ({ id, title: w.titles[id], group, groupTitle: w.groups[group] }));
}

function titleBlockOf({ conveyor, revisions = [] }: ReportInput): TitleBlock {
  const { coName, clientName, project, projectNo, convNo, designedBy, designDate, coLogo, showLogo } = conveyor;
  return {
    company: coName,
    client: clientName,
    project,
    projectNo,
    conveyor: convNo,
    designedBy,
    date: designDate,
    ...(showLogo && coLogo !== "" && !isPictureTooLarge(coLogo) ? { logo: coLogo } : {}),
    revisions,
  };
}
