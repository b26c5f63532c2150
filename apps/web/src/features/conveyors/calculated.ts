import type { Finding, MachineSolution } from "@beltwright/engine";
import {
  type Comparison,
  type ComponentRows,
  type Conveyor,
  calculate,
  compareConveyors,
  conveyorDifferences,
  decidingResults,
  type InputDifference,
  type MergeChoice,
  mainMovements,
  openConveyorRecord,
  pathText,
  placeText,
  proposedChanges,
  type ResultMovement,
  resultMovements,
  type StoredResults,
  sharedCurrency,
  type UnitCode,
  withChosenParts,
  withProposed,
} from "@beltwright/model";
import { caseMatrix } from "@beltwright/results";

/** A conveyor of the comparison that could not be calculated, and why. */
export interface Uncalculated {
  readonly convNo: string;
  readonly reason: string;
}

export interface ComparedDocuments {
  readonly comparison: Comparison;
  readonly uncalculated: readonly Uncalculated[];
}

export interface VersionDifference {
  readonly inputs: readonly InputDifference[];
  readonly results: readonly ResultMovement[];
  /** What money is counted in; empty where that changed. */
  readonly currency: string;
  readonly uncalculated: readonly Uncalculated[];
}

/** Documents as the server has them: where a proposal began, what it is now, and the design. */
interface ProposedDocuments {
  readonly base: unknown;
  readonly proposed: unknown;
  readonly current: unknown;
}

/** With the words for its place in the design it is of. */
interface PlacedFinding extends Finding {
  readonly where: string;
}

export interface ProposalDifference {
  readonly changes: readonly MergeChoice[];
  /** Main results that move. */
  readonly headlines: readonly ResultMovement[];
  /** How many results move in all. */
  readonly moved: number;
  /** What money is counted in; empty where that changes. */
  readonly currency: string;
  readonly findings: { readonly gone: readonly PlacedFinding[]; readonly come: readonly PlacedFinding[] };
  readonly uncalculated: readonly Uncalculated[];
}

/** What the worker does for the lists. Kept apart from the worker itself so that it can be tested without one. */
export interface Calculated {
  /** Each with the rows that may be chosen for it. */
  compare(documents: readonly unknown[], rows?: readonly ComponentRows[]): ComparedDocuments;
  /** With the results they were stored with: at once, until the calculated ones are there. */
  compareStored(documents: readonly unknown[]): ComparedDocuments;
  differences(before: unknown, after: unknown, rows?: ComponentRows): VersionDifference;
  /** What a proposal would change of a design, and what comes of the changes at some paths; absent: of all. */
  proposal(designs: ProposedDocuments, paths?: readonly string[], rows?: ComponentRows): ProposalDifference;
}

export const calculated: Calculated = {
  compare: (documents, rows = []) => {
    const opened = documents.map((document, at) => openAndCalculate(document, rows[at]));
    const built = opened.map(({ built: conveyor, results, caseResults }) => ({ conveyor, results, caseResults }));
    return { comparison: compareConveyors(built), uncalculated: opened.flatMap(reasonOf) };
  },
  compareStored: (documents) => ({ comparison: compareConveyors(documents.map(openStored)), uncalculated: [] }),
  differences: (before, after, rows) => {
    const [earlier, later] = [openAndCalculate(before, rows), openAndCalculate(after, rows)];
    return {
      inputs: conveyorDifferences(earlier.conveyor, later.conveyor),
      results: [...resultMovements(earlier.results, later.results), ...caseMovements(earlier, later)],
      currency: sharedCurrency([earlier.conveyor, later.conveyor]),
      uncalculated: [earlier, later].flatMap(reasonOf),
    };
  },
  proposal: (documents, paths, rows) => {
    const [base, proposed] = [openStored(documents.base).conveyor, openStored(documents.proposed).conveyor];
    const current = openAndCalculate(documents.current, rows);
    const designs = { base, proposed, current: current.conveyor };
    const changes = proposedChanges(designs);
    const chosen = new Set(paths ?? changes.map(({ path }) => path));
    const merged = calculateOpened({ conveyor: withProposed(designs, chosen), results: {} }, rows);
    return {
      changes,
      headlines: decidingFirst(mainMovements(current.results, merged.results)),
      moved: resultMovements(current.results, merged.results).length,
      currency: sharedCurrency([current.conveyor, merged.conveyor]),
      findings: { gone: findingsOnlyIn(current, merged), come: findingsOnlyIn(merged, current) },
      uncalculated: [current, merged].flatMap(reasonOf),
    };
  },
};

const deciding: ReadonlySet<string> = new Set(decidingResults);

/** What decides a design before what else moves, however little. */
function decidingFirst(movements: readonly ResultMovement[]): readonly ResultMovement[] {
  return movements.toSorted((one, other) => Number(deciding.has(other.path)) - Number(deciding.has(one.path)));
}

/** Findings that one of two states has and the other has not, however far they are beyond their limits. */
function findingsOnlyIn({ findings, conveyor }: Opened, other: Opened): readonly PlacedFinding[] {
  const keyOf = ({ code, place, severity }: Finding) => JSON.stringify([code, place, severity]);
  const known = new Set(other.findings.map(keyOf));
  return findings
    .filter((finding) => !known.has(keyOf(finding)))
    .map((finding) => ({ ...finding, where: placeText(conveyor, finding.place) }));
}

interface Opened {
  readonly conveyor: Conveyor;
  /** With the parts that were chosen for it. */
  readonly built: Conveyor;
  readonly results: StoredResults;
  /** Of load cases of its own. */
  readonly caseResults: readonly CaseFigure[];
  readonly findings: readonly Finding[];
  readonly reason: string | undefined;
}

/** Results are calculated afresh, so that all columns come from the same program; the stored ones fill the gaps. */
function openAndCalculate(document: unknown, rows?: ComponentRows): Opened {
  return calculateOpened(openStored(document), rows);
}

function calculateOpened({ conveyor, results: stored }: Stored, rows: ComponentRows = {}): Opened {
  const calculation = calculate(conveyor, { rows });
  if (calculation.kind === "calculated") {
    const built = withChosenParts(conveyor, calculation.solution.machine, rows);
    const caseResults = ownCaseFigures(calculation.solution);
    const results = { ...stored, ...calculation.results };
    const { findings } = calculation.solution;
    return { conveyor, built, results, caseResults, findings, reason: undefined };
  }
  const [issue] = calculation.issues;
  return {
    conveyor,
    built: conveyor,
    results: stored,
    caseResults: [],
    findings: [],
    reason: issue ? `${pathText(conveyor, issue.path)}: ${issue.message}` : "",
  };
}

interface Stored {
  readonly conveyor: Conveyor;
  readonly results: StoredResults;
}

function openStored(document: unknown): Stored {
  const opened = openConveyorRecord(document);
  if (opened.kind !== "opened" && opened.kind !== "migrated") {
    throw new Error(`The server's conveyor cannot be opened: ${opened.kind}`);
  }
  return opened;
}

function reasonOf({ conveyor, reason }: Opened): readonly Uncalculated[] {
  return reason === undefined ? [] : [{ convNo: conveyor.convNo, reason }];
}

/** A result of a load case: `Te, Winter`. */
interface CaseFigure {
  readonly label: string;
  readonly unit: UnitCode;
  readonly value: number;
}

function ownCaseFigures(solution: MachineSolution): readonly CaseFigure[] {
  const own = caseMatrix(solution).filter(({ isOwn }) => isOwn);
  return own.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      if (cell === undefined || typeof cell.traced.value !== "number") return [];
      const { label, unit, value } = cell.traced;
      return [{ label, unit, value }];
    }),
  );
}

/** Results of load cases that moved, came or went. */
function caseMovements(before: Opened, after: Opened): readonly ResultMovement[] {
  const byLabel = ({ caseResults }: Opened) => new Map(caseResults.map((figure) => [figure.label, figure]));
  const [earlier, later] = [byLabel(before), byLabel(after)];
  return [...new Map([...earlier, ...later]).values()].flatMap(({ label, unit }) => {
    const [was, is] = [earlier.get(label)?.value, later.get(label)?.value];
    const relative = was === undefined || is === undefined || was === 0 ? undefined : (is - was) / Math.abs(was);
    if (relative !== undefined && Math.abs(relative) <= 1e-9) return [];
    return [{ path: `case ${label}`, place: "", label, unit, before: was, after: is, relative }];
  });
}
