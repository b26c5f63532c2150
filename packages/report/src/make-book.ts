import { isPictureTooLarge, type ReleaseBlock, type UnitSystem } from "@beltwright/model";
import type { Book, Report, SourceFile, TitleBlock } from "./description/report.ts";
import { allReports } from "./reports/all-reports.ts";
import { contextOf, type ReportContext, type ReportDefinition, type ReportInput, reportOf } from "./reports/context.ts";
import { isSelected, type SelectionName, selectionNames, type WantedReports } from "./selections.ts";
import type { Language } from "./words/language.ts";
import { wordsOf } from "./words/words.ts";

interface BookOptions {
  readonly reports: WantedReports;
  readonly language?: Language;
  readonly system?: UnitSystem;
  /** Whether every page is marked as made without an account. */
  readonly isTryOut?: boolean;
  /** The saved revision that the printed design is a change of, where it is. */
  readonly unsavedSince?: number | undefined;
  /** The released file that the input was read from. */
  readonly source?: SourceFile | undefined;
}

/** One entry of the list a person chooses reports from. */
export interface ListedReport {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly groupTitle: string;
}

export interface ListedSelection {
  readonly name: SelectionName;
  readonly title: string;
  readonly reports: readonly string[];
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
    reports: chosen(context, options.reports).flatMap((definition) => madeReport(context, definition)),
    system,
    language,
    currency: input.conveyor.costCurrency,
    words,
    ...(options.isTryOut && { mark: words.tryOut }),
    ...(options.source !== undefined && { source: options.source }),
    ...(input.release && { state: releasedState(words.released, input.release) }),
    ...(options.unsavedSince !== undefined && {
      state: words.unsaved.replace("{revision}", String(options.unsavedSince)),
    }),
  };
}

/** So many digits tell two documents apart by eye; the cover has all of them. */
const shortHash = 16;

function releasedState(words: string, { label, contentHash }: ReleaseBlock): string {
  return words.replace("{label}", label).replace("{hash}", contentHash.slice(0, shortHash));
}

/** A report that comes out without a single block says nothing either. */
function madeReport(context: ReportContext, definition: ReportDefinition): readonly Report[] {
  if (!definition.isFor(context)) return [];
  const report = reportOf(context, definition);
  return report.blocks.length === 0 ? [] : [report];
}

/** A cover is in front wherever it was chosen. */
function chosen(context: ReportContext, wanted: WantedReports): readonly ReportDefinition[] {
  if (wanted === "all") return allReports;
  if (typeof wanted === "string") return allReports.filter((one) => isSelected(wanted, one, context));
  const listed = wanted.flatMap((id) => allReports.find((one) => one.id === id) ?? []);
  return listed.toSorted((one, other) => Number(other.isCover ?? false) - Number(one.isCover ?? false));
}

/** The ready choices for a conveyor: their names and the reports they come to. */
export function listSelections(language: Language, input: ReportInput): readonly ListedSelection[] {
  const w = wordsOf(language);
  const context = contextOf(input, { language, system: "metric" });
  const possible = allReports.filter((one) => one.isFor(context));
  return selectionNames.map((name) => ({
    name,
    title: w.selections[name],
    reports: possible.filter((one) => isSelected(name, one, context)).map(({ id }) => id),
  }));
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
