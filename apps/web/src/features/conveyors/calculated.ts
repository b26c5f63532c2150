import type { MachineSolution } from "@beltwright/engine";
import {
  type Comparison,
  type ComponentRows,
  type Conveyor,
  calculate,
  compareConveyors,
  conveyorDifferences,
  type InputDifference,
  openConveyorRecord,
  pathText,
  type ResultMovement,
  resultMovements,
  type StoredResults,
  type UnitCode,
  withChosenParts,
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

interface VersionDifference {
  readonly inputs: readonly InputDifference[];
  readonly results: readonly ResultMovement[];
  readonly uncalculated: readonly Uncalculated[];
}

/** What the worker does for the lists. Kept apart from the worker itself so that it can be tested without one. */
export interface Calculated {
  /** Each with the rows that may be chosen for it. */
  compare(documents: readonly unknown[], rows?: readonly ComponentRows[]): ComparedDocuments;
  /** With the results they were stored with: at once, until the calculated ones are there. */
  compareStored(documents: readonly unknown[]): ComparedDocuments;
  differences(before: unknown, after: unknown, rows?: ComponentRows): VersionDifference;
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
      uncalculated: [earlier, later].flatMap(reasonOf),
    };
  },
};

interface Opened {
  readonly conveyor: Conveyor;
  /** With the parts that were chosen for it. */
  readonly built: Conveyor;
  readonly results: StoredResults;
  /** Of load cases of its own. */
  readonly caseResults: readonly CaseFigure[];
  readonly reason: string | undefined;
}

/** Results are calculated afresh, so that all columns come from the same program; the stored ones fill the gaps. */
function openAndCalculate(document: unknown, rows: ComponentRows = {}): Opened {
  const { conveyor, results: stored } = openStored(document);
  const calculation = calculate(conveyor, { rows });
  if (calculation.kind === "calculated") {
    const built = withChosenParts(conveyor, calculation.solution.machine, rows);
    const caseResults = ownCaseFigures(calculation.solution);
    return { conveyor, built, results: { ...stored, ...calculation.results }, caseResults, reason: undefined };
  }
  const [issue] = calculation.issues;
  return {
    conveyor,
    built: conveyor,
    results: stored,
    caseResults: [],
    reason: issue ? `${pathText(conveyor, issue.path)}: ${issue.message}` : "",
  };
}

function openStored(document: unknown): { readonly conveyor: Conveyor; readonly results: StoredResults } {
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
