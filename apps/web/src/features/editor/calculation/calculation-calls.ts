import { drawnNumber } from "@beltwright/drawing";
import type { LoadCaseName, LoadWindow } from "@beltwright/engine";
import {
  autoCategories,
  beltOfClass,
  type Calculated,
  type Calculation,
  type CategoryCount,
  type ChosenFor,
  type ComponentRows,
  type Conveyor,
  calculate,
  designFirst,
  freezeParts,
  isSolvedFor,
  judgeRows,
  keepParts,
  type LayoutChoice,
  type LibraryRow,
  type OfficePreferences,
  type Origin,
  originsOf,
  type PartChange,
  partChanges,
  type RowVerdicts,
  type Standardised,
  type StoredResults,
  standardise,
  suggestedWidth,
  type TypedNumbers,
  type UnitSystem,
  type WantedSizes,
  walkResults,
  withChosenParts,
  withLinkedStrands,
} from "@beltwright/model";
import {
  controlCharts,
  type LayoutOption,
  type LineChart,
  layoutOptions,
  type OpenedTrace,
  type Shown,
  type SpacingOffer,
  type Stream,
  type StreamBelt,
  spacingOffer,
  startDecision,
  streamAt,
  streamBelt,
  type TracedConveyor,
  type TraceNode,
  traceConveyor,
  type WorstLoadRow,
  worstLoads,
} from "@beltwright/results";
import { answerFor, type TimedAnswer } from "./answer.ts";
import { type DocumentChanges, withChanges } from "./document-changes.ts";
import { compareConveyor, type MethodsAnswer } from "./methods-answer.ts";
import { createPacker, type PackedResults } from "./packed-results.ts";

/** What the worker does for the editor. Kept apart from the worker itself so that it can be tested without one. */
export interface CalculationCalls {
  /** The rows automatic selection may choose from; sent once. */
  provideRows(rows: ComponentRows): void;
  /** The document that changes are told of from then on. */
  begin(document: Conveyor): void;
  /** Everything of the changed document, with all components on Auto chosen anew. */
  calculate(changes: DocumentChanges): PackedAnswer;
  /** The whole of the calculation answered last, for drawings and charts; nothing where it was refused. */
  latest(): Calculated | undefined;
  /** Start and stop of that calculation as its drives are controlled. */
  control(load: "full" | "empty"): ControlShown | undefined;
  /** The conveyor of that calculation with the parts that Auto chose. */
  built(): Conveyor | undefined;
  /** The rules of fields that follow from that calculation, for a document of such an office. */
  origins(preferences: OfficePreferences): readonly Origin[];
  /** How a number of the document came about. */
  open(document: Conveyor, origin: Shown): OpenedTrace;
  /** A further step of the trace opened last. */
  openStep(step: number): TraceNode | undefined;
  compare(document: Conveyor, loadCase: LoadCaseName): MethodsAnswer;
  /** The results another document would have, without taking it for the one that changes are told of. */
  preview(document: Conveyor): StoredResults;
  /** The document with every part that Auto chooses set to Manual; nothing where it cannot be calculated. */
  frozen(document: Conveyor): Conveyor | undefined;
  /** The document with few sizes of the families that are wanted; nothing where it cannot be calculated. */
  standardised(document: Conveyor, wanted: WantedSizes): Standardised | undefined;
  /** The layouts the document may have, with what would come of each. */
  layouts(document: Conveyor, system: UnitSystem): readonly LayoutOption[];
  /** Zones of idler spacing with what would come of them; nothing where they would save nothing. */
  spacing(document: Conveyor): SpacingOffer | undefined;
  /** The worst place of the load by the calculation answered last. */
  worstLoads(streaks: number): readonly WorstLoadRow[] | undefined;
  /** The belt of that calculation on which a stream lies. */
  streamBelt(): StreamBelt | undefined;
  /** What comes of a stream in these stretches of it. */
  stream(windows: readonly LoadWindow[]): Stream | undefined;
  /** What Auto would choose now instead of the parts that are kept, and what would come of it. */
  otherParts(document: Conveyor): OtherParts;
  /** All rows provided. */
  rows(): ComponentRows | undefined;
  /** One row of those provided. */
  row(library: string, id: string): LibraryRow | undefined;
  /** The belt that a typed class names, where it is another one. */
  beltOfClass(belt: Conveyor["belt"]): LibraryRow | undefined;
  /** What a category field of the document may hold, of the rows provided. */
  categories(path: string, of: ChosenFor): readonly CategoryCount[];
  /** Whether rows fit in place of a component of the calculation answered last, and what they miss. */
  judge(path: string, judged: readonly LibraryRow[]): RowVerdicts | undefined;
  /** A complete design from five numbers as an office wants it, with what comes of it. */
  start(typed: TypedNumbers, preferences: OfficePreferences, system?: UnitSystem): FirstAnswer;
}

export interface ControlShown {
  readonly charts: readonly LineChart[];
  readonly decision: string;
}

export interface OtherParts {
  readonly changes: readonly PartChange[];
  readonly before: StoredResults;
  readonly after: StoredResults;
}

export type PackedAnswer = TimedAnswer<PackedResults>;

export interface FirstAnswer extends Pick<TimedAnswer<StoredResults>, "answer" | "results"> {
  readonly conveyor: Conveyor;
  /** Of a belt for this duty, mm, whether it was taken or another typed. */
  readonly suggestedWidth: number;
  /** Why its drives stand where they do. */
  readonly choice: LayoutChoice;
  /** Belt and motors that Auto has chosen, as the editor will show them. */
  readonly parts: string;
}

export function createCalculationCalls(): CalculationCalls {
  let rows: ComponentRows | undefined;
  let document: Conveyor | undefined;
  let traced: TracedConveyor | undefined;
  let latest: Calculated | undefined;
  const packed = createPacker();
  return {
    provideRows: (given) => {
      rows = given;
    },
    begin: (opened) => {
      document = opened;
    },
    calculate: (changes) => {
      if (document === undefined) throw new Error("No document was begun with");
      const changed = withChanges(document, changes);
      document = changed;
      return answerFor(changed, rows, (calculation) => {
        latest = calculation.kind === "calculated" ? calculation : undefined;
        const solution = latest?.solution;
        return packed((take) => solution && walkResults(changed, solution, rows ?? {}, take));
      });
    },
    latest: () => latest,
    control: (load) => latest && { charts: controlCharts(latest, load), decision: startDecision(latest, load) },
    built: () => document && latest && withChosenParts(document, latest.solution.machine, rows),
    origins: (preferences) => {
      if (document === undefined || latest === undefined) return [];
      const all = originsOf(document, { preferences, solution: latest.solution });
      return all.filter(({ path }) => isSolvedFor(path));
    },
    open: (opened, origin) => {
      traced = traceConveyor(opened, rows, drawnNumber);
      return traced?.open(origin) ?? { kind: "not-calculated" };
    },
    openStep: (step) => traced?.openStep(step),
    compare: (compared, loadCase) => compareConveyor(compared, loadCase, rows),
    preview: (imagined) => answerFor(imagined, rows, namedResults).results,
    frozen: (opened) => {
      const calculation = calculate(opened, rows ? { rows } : {});
      return calculation.kind === "calculated" ? freezeParts(opened, calculation.solution.machine, rows) : undefined;
    },
    standardised: (opened, wanted) => (rows ? standardise(opened, rows, wanted) : undefined),
    layouts: (opened, system) => layoutOptions(opened, rows, { system }),
    spacing: (opened) => spacingOffer(opened, rows),
    worstLoads: (streaks) => document && latest && worstLoads(document, latest.solution, streaks),
    streamBelt: () => document && latest && streamBelt(document, latest.solution),
    stream: (windows) => document && latest && streamAt(document, latest.solution, windows),
    otherParts: (kept) => otherParts(kept, rows),
    rows: () => rows,
    row: (library, id) => rows?.[library]?.find(({ _id }) => _id === id),
    beltOfClass: (belt) => beltOfClass(rows?.belts ?? [], belt),
    categories: (path, of) => autoCategories(path, of, rows ?? {}),
    judge: (path, judged) => document && latest && judgeRows(document, latest, path, judged, rows),
    start: (typed, preferences, system) => {
      const suggested = suggestedWidth(typed, system);
      const { conveyor: laid, choice } = designFirst({ ...typed, width: typed.width ?? suggested }, rows, preferences);
      const conveyor = withLinkedStrands(laid);
      const { answer, results } = answerFor(conveyor, rows, (calculation) => ({
        results: namedResults(calculation),
        parts: partsText(conveyor, calculation, rows),
      }));
      return { conveyor, suggestedWidth: suggested, choice, answer, ...results };
    },
  };
}

function partsText(conveyor: Conveyor, calculation: Calculation, rows: ComponentRows | undefined): string {
  const { belt, drives } =
    calculation.kind === "calculated" ? withChosenParts(conveyor, calculation.solution.machine, rows) : conveyor;
  const motors = drives.map(({ noOfMotors, motor }) => `${noOfMotors} × ${motor.description}`);
  return [belt.description, ...new Set(motors)].join(", ");
}

function otherParts(kept: Conveyor, rows: ComponentRows | undefined): OtherParts {
  const released = { ...kept, partsKept: false };
  const [before, after] = [calculate(kept), calculate(released, rows ? { rows } : {})];
  if (before.kind === "refused" || after.kind === "refused") return { changes: [], before: {}, after: {} };
  const chosen = keepParts(released, after.solution.machine, rows);
  return { changes: partChanges(kept, chosen), before: before.results, after: after.results };
}

function namedResults(calculation: Calculation): StoredResults {
  return calculation.kind === "calculated" ? calculation.results : {};
}
