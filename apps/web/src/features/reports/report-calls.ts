import type { ConveyorDocument, ConveyorVersion, Release } from "@beltwright/contract";
import {
  type ComponentRows,
  type Conveyor,
  type OfficePreferences,
  openConveyorRecord,
  scenariosFor,
  type UnitSystem,
} from "@beltwright/model";
import {
  type Book,
  inCompany,
  type Language,
  type ListedReport,
  type ListedSelection,
  listReports,
  listScenarios,
  listSelections,
  makeBook,
  type OnProgress,
  prepareReports,
  type ReportInput,
  revisionsOf,
  type StudyOfReport,
  studyForReport,
  writeBook,
  writeHtml,
} from "@beltwright/report";
import { fetchFonts } from "./report-fonts.ts";
import type { ReportFormat } from "./report-formats.ts";

export interface BookChoice {
  readonly reports: readonly string[];
  readonly language: Language;
  readonly system: UnitSystem;
  /** Whether its pages are marked as made without an account. */
  readonly isTryOut: boolean;
  /** The saved revision whose changes are printed, where it has changes. */
  readonly unsavedSince?: number | undefined;
}

export type Prepared =
  | { readonly kind: "prepared"; readonly conveyor: PreparedConveyor }
  | { readonly kind: "refused"; readonly reason: string };

/** What the page needs to know of the conveyor itself. */
type PreparedConveyor = Pick<Conveyor, "convNo" | "project" | "capacityInp" | "drives" | "pulls">;

/** What else the reports are to tell of, as it is loaded. */
export interface WantedCompany {
  readonly scenarios: readonly string[];
  readonly designs: readonly ConveyorDocument[];
  readonly versions: readonly { readonly name: string; readonly document: ConveyorDocument }[];
}

/** What is known of the conveyor beside itself. */
interface Office {
  readonly versions: readonly ConveyorVersion[];
  readonly releases: readonly Release[];
  readonly preferences: OfficePreferences;
  /** Its study of uncertainty, where it was run already. */
  readonly study?: StudyOfReport | undefined;
}

/** What the worker does: calculates a conveyor once, then makes as many books of it as are wanted. */
export function createReportCalls() {
  let input: ReportInput | undefined;
  let rowsOfLibraries: ComponentRows = {};
  const prepared = (): ReportInput => {
    if (input === undefined) throw new Error("No conveyor was prepared");
    return input;
  };
  const bookOf = (choice: BookChoice): Book => makeBook(prepared(), choice);

  return {
    prepare: (
      document: ConveyorDocument,
      rows: ComponentRows,
      { versions, releases, preferences, study }: Office,
    ): Prepared => {
      const opened = openConveyorRecord(document);
      if (opened.kind !== "opened" && opened.kind !== "migrated") {
        return { kind: "refused", reason: "The conveyor cannot be read." };
      }
      const made = prepareReports(opened.conveyor, {
        rows,
        isTraced: true,
        revisions: revisionsOf(issuedOf(releases), versions),
        preferences,
      });
      if (made.kind === "refused") {
        const [first] = made.issues;
        return { kind: "refused", reason: `${first?.path ?? ""}: ${first?.message ?? "cannot be calculated"}` };
      }
      input = { ...made.input, ...(study && { study }) };
      rowsOfLibraries = rows;
      const { convNo, project, capacityInp, drives, pulls } = opened.conveyor;
      return { kind: "prepared", conveyor: { convNo, project, capacityInp, drives, pulls } };
    },
    include: ({ scenarios, designs, versions }: WantedCompany, onProgress?: OnProgress): void => {
      const company = {
        scenarios: scenariosFor(prepared().conveyor, scenarios),
        designs: designs.flatMap(conveyorIn),
        versions: versions.flatMap(({ name, document }) =>
          conveyorIn(document).map((conveyor) => ({ name, conveyor })),
        ),
      };
      input = inCompany(prepared(), company, rowsOfLibraries, onProgress);
    },
    /** Runs the study of uncertainty that its report tells of. */
    study: (onProgress: OnProgress): void => {
      const study = studyForReport(prepared(), onProgress);
      input = { ...prepared(), ...(study && { study }) };
    },
    scenarios: (language: Language) => listScenarios(language),
    list: (language: Language): readonly ListedReport[] => listReports(language, prepared()),
    selections: (language: Language): readonly ListedSelection[] => listSelections(language, prepared()),
    html: (choice: BookChoice): string => writeHtml(bookOf(choice)),
    write: (choice: BookChoice, format: ReportFormat, onProgress: OnProgress): Promise<Uint8Array> =>
      writeBook(bookOf(choice), format, { fonts: fetchFonts, onProgress }),
  };
}

/** What was released, oldest first. */
function issuedOf(releases: readonly Release[]) {
  return releases
    .toReversed()
    .flatMap(({ label, remark, designed, approved, contentHash }) =>
      approved === undefined || contentHash === undefined
        ? []
        : [{ label, remark, by: designed.name, at: approved.at }],
    );
}

function conveyorIn(document: ConveyorDocument): readonly Conveyor[] {
  const opened = openConveyorRecord(document);
  return opened.kind === "opened" || opened.kind === "migrated" ? [opened.conveyor] : [];
}

export type ReportCalls = ReturnType<typeof createReportCalls>;
