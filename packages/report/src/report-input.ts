import { methods, type Scenario } from "@beltwright/engine";
import {
  type Calculated,
  type Compared,
  type ComponentRows,
  type Conveyor,
  calculate,
  type DocumentIssue,
  type OfficePreferences,
  prepareConveyor,
  type ReleaseBlock,
  withChosenParts,
} from "@beltwright/model";
import type { Revision } from "./description/report.ts";
import type { DynamicScenario, ReportInput } from "./reports/context.ts";

/** What else the reports are to tell of. */
export interface Company {
  /** Starts and stops to simulate. */
  readonly scenarios?: readonly Scenario[];
  /** Other conveyors to set beside this one. */
  readonly designs?: readonly Conveyor[];
  /** Earlier states of this conveyor, oldest first. */
  readonly versions?: readonly { readonly name: string; readonly conveyor: Conveyor }[];
  readonly revisions?: readonly Revision[];
  /** What the office of the conveyor's owner wants. */
  readonly preferences?: OfficePreferences;
  readonly release?: ReleaseBlock;
}

interface ReportOptions extends Company {
  readonly rows?: ComponentRows;
  /** The formula appendix needs every step; it is long. */
  readonly isTraced?: boolean;
}

type PreparedInput =
  | { readonly kind: "prepared"; readonly input: ReportInput }
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] };

/** Calculates all that reports of a conveyor are made of: by its own method, and by the others beside it. */
export function prepareReports(conveyor: Conveyor, options: ReportOptions = {}): PreparedInput {
  const { rows, isTraced = false } = options;
  const given = rows === undefined ? {} : { rows };
  const calculation = calculate(conveyor, { ...given, isTraced });
  if (calculation.kind === "refused") return calculation;
  const others = methods
    .filter((method) => method !== calculation.method)
    .map((method) => calculate(conveyor, { ...given, method }))
    .filter((one): one is Calculated => one.kind === "calculated");
  const input = { conveyor, calculation, others, ...given, ...otherBelt(conveyor, rows) };
  return { kind: "prepared", input: inCompany(input, options, rows) };
}

/** The belt that Auto would take, where one was chosen by hand. */
function otherBelt(conveyor: Conveyor, rows: ComponentRows | undefined): Pick<ReportInput, "otherBelt"> {
  if (conveyor.selectBeltMode === "Auto" || rows?.belts === undefined) return {};
  const found = calculate({ ...conveyor, selectBeltMode: "Auto" }, { rows: { belts: rows.belts } });
  if (found.kind === "refused") return {};
  const { machine, belt: strength } = found.solution;
  return machine.belt === undefined
    ? {}
    : { otherBelt: { belt: machine.belt, strength, mass: machine.design.belt.mass } };
}

/** Of simulations, which take their time. */
export type OnProgress = (done: number, of: number) => void;

/** The same reports with scenarios, designs and versions beside them; what cannot be calculated is left out. */
export function inCompany(
  input: ReportInput,
  company: Company,
  rows?: ComponentRows,
  onProgress: OnProgress = () => {},
): ReportInput {
  const { scenarios = [], designs = [], versions = [], revisions, preferences, release } = company;
  const beside = (conveyor: Conveyor) => {
    const found = calculate(conveyor, rows === undefined ? {} : { rows });
    return found.kind === "calculated" ? [{ conveyor, found }] : [];
  };
  return {
    ...input,
    dynamics: scenarios.flatMap((scenario, at) =>
      simulated(input, scenario, (share) => onProgress(at + share, scenarios.length)),
    ),
    designs: designs.flatMap(beside).map(({ conveyor, found }): Compared => {
      const built = withChosenParts(conveyor, found.solution.machine, rows);
      return { conveyor: built, results: found.results };
    }),
    versions: versions.flatMap(({ name, conveyor }) =>
      beside(conveyor).map(({ found }) => ({ name, conveyor, results: found.results })),
    ),
    ...(revisions === undefined ? {} : { revisions }),
    ...(preferences === undefined ? {} : { preferences }),
    ...(release === undefined ? {} : { release }),
  };
}

interface KeptVersion {
  readonly revision: number;
  readonly name: string;
  readonly changedAt: number;
  readonly changedBy: string;
}

interface IssuedRevision {
  readonly label: string;
  readonly remark: string;
  readonly by: string;
  readonly at: number;
}

/** What was released are the revisions of a design; until then, the versions that a person gave a name. */
export function revisionsOf(issued: readonly IssuedRevision[], versions: readonly KeptVersion[]): readonly Revision[] {
  if (issued.length === 0) return namedRevisions(versions);
  return issued.map(({ label, remark, by, at }) => ({ mark: label, date: dayOf(at), by, text: remark }));
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Versions that a person gave a name, oldest first. */
function namedRevisions(versions: readonly KeptVersion[]): readonly Revision[] {
  return versions
    .filter(({ name }) => name !== "")
    .toSorted((one, other) => one.revision - other.revision)
    .map(({ revision, name, changedAt, changedBy }) => ({
      mark: String(revision),
      date: dayOf(changedAt),
      by: changedBy,
      text: name,
    }));
}

/** How often a simulation tells how far it is. */
const parts = 20;

/** One that these reports have already is not run again: scenarios are chosen one after the other. */
function simulated(
  { conveyor, calculation, dynamics = [] }: ReportInput,
  scenario: Scenario,
  onShare: (share: number) => void,
): readonly DynamicScenario[] {
  const known = dynamics.find(({ result }) => JSON.stringify(result.scenario) === JSON.stringify(scenario));
  if (known) return [known];
  const prepared = prepareConveyor({ conveyor, calculated: calculation, scenario });
  if (prepared.kind === "refused") return [];
  const { run } = prepared;
  for (let part = 1; part <= parts; part += 1) {
    run.advance((run.runTime * part) / parts);
    onShare(part / parts);
  }
  return [{ result: run.result() }];
}
