import { drawingIn } from "@beltwright/drawing";
import type { CaseResult, DynamicResult, LoadCaseName, Machine, MachineSolution } from "@beltwright/engine";
import {
  type Calculated,
  type Compared,
  type ComponentRows,
  type Conveyor,
  caseTitle,
  type OfficePreferences,
  type Pull,
  type ReleaseBlock,
  withChosenParts,
} from "@beltwright/model";
import type { PreparedStudy, StudyEnd } from "@beltwright/studies";
import type { Reading } from "../description/reading.ts";
import type { Block, Report, Revision } from "../description/report.ts";
import type { Words } from "../words/texts.ts";
import { wordsOf } from "../words/words.ts";

/** Everything a book may be made of. Reports on what is not given are left out. */
export interface ReportInput {
  readonly conveyor: Conveyor;
  /** Traced: the formula appendix can be printed. */
  readonly calculation: Calculated;
  /** The libraries that parts were chosen from; they know what a part is called. */
  readonly rows?: ComponentRows;
  /** What the libraries offer in place of a belt that was chosen by hand. */
  readonly otherBelt?: BeltOffer;
  /** The same conveyor by other methods. */
  readonly others?: readonly Calculated[];
  readonly dynamics?: readonly DynamicScenario[];
  /** The study of uncertainty, where it was run already; without it the report runs it. */
  readonly study?: StudyOfReport;
  /** Other conveyors to set beside this one, with the parts that were chosen for them. */
  readonly designs?: readonly Compared[];
  /** Earlier states of this conveyor, oldest first. */
  readonly versions?: readonly Version[];
  /** For the revision block, oldest first. */
  readonly revisions?: readonly Revision[];
  /** What the office of the conveyor's owner wants. */
  readonly preferences?: OfficePreferences;
  /** Which released revision this is, and who signed it. */
  readonly release?: ReleaseBlock;
}

/** A study of uncertainty as it was run. */
export interface StudyOfReport {
  readonly prepared: PreparedStudy;
  readonly study: Pick<StudyEnd, "outcome" | "gathered">;
}

/** A belt chosen from the libraries, and what it was chosen by. */
export interface BeltOffer {
  readonly belt: NonNullable<Machine["belt"]>;
  readonly strength: Pick<MachineSolution["belt"], "requiredRating" | "utilisation">;
  /** kg/m */
  readonly mass: number;
}

export interface DynamicScenario {
  readonly result: DynamicResult;
  /** Instead of the scenario in words. */
  readonly title?: string;
}

interface Version extends Compared {
  /** Revision or date, as the reader knows it. */
  readonly name: string;
}

/** What a report is made from: the input with its names, in the reader's language and units. */
export interface ReportContext extends ReportInput, Reading {
  readonly w: Words;
  readonly solution: MachineSolution;
  readonly machine: Machine;
  readonly point: (pointId: string) => string;
  /** As built: with the parts that were chosen. */
  readonly pull: (pointId: string) => Pull | undefined;
  /** The conveyor with the parts that were chosen for it. */
  readonly built: Conveyor;
  /** The same for drawings: points without words of their own say what they are. */
  readonly drawn: Conveyor;
  /** Texts in drawings that belong to no language. */
  readonly names: readonly string[];
  readonly drive: (driveId: string) => string;
  readonly loadCase: (name: string) => string;
}

/** One report that can be asked for by name. */
export interface ReportDefinition {
  readonly id: ReportId;
  readonly group: ReportGroup;
  readonly isLandscape?: boolean;
  readonly isOnOwnPage?: boolean;
  readonly isCover?: boolean;
  /** Whether there is something to say for this conveyor. */
  readonly isFor: (context: ReportContext) => boolean;
  readonly blocks: (context: ReportContext) => readonly Block[];
}

export type ReportId = keyof Words["titles"];
type ReportGroup = keyof Words["groups"];

export function contextOf(input: ReportInput, { language, system }: Reading): ReportContext {
  const { conveyor, calculation } = input;
  const w = wordsOf(language);
  const built = withChosenParts(conveyor, calculation.solution.machine, input.rows);
  const pulls = new Map(built.pulls.map((pull) => [String(pull.noID), pull]));
  const named = (pull: Pull) => `${pull.no} ${pull.description.trim() || nameIn(w.pointTypes, pull.pType)}`;
  return {
    ...input,
    w,
    language,
    system,
    currency: conveyor.costCurrency,
    solution: calculation.solution,
    machine: calculation.solution.machine,
    pull: (pointId) => pulls.get(pointId),
    built,
    names: namesOf(built),
    drawn: { ...built, pulls: built.pulls.map((pull) => withWords(w, pull)) },
    point: (pointId) => {
      const pull = pulls.get(pointId);
      return pull === undefined ? pointId : named(pull);
    },
    drive: (driveId) => `${w.drive} ${driveId}`,
    loadCase: (name) => (name.startsWith("own-") ? caseTitle(name) : nameIn(w.cases, name)),
  };
}

function withWords(w: Words, pull: Pull): Pull {
  if (pull.pType === "Int. Pt" || pull.description.trim() !== "") return pull;
  return { ...pull, description: nameIn(w.pointTypes, pull.pType) };
}

/** The word for a name of the engine; the name itself where the table has none. */
export function nameIn(table: Readonly<Record<string, string>>, name: string): string {
  return table[name] ?? name;
}

export function reportOf(context: ReportContext, definition: ReportDefinition): Report {
  const { id, isLandscape = false, isOnOwnPage = false, isCover = false } = definition;
  const blocks = definition.blocks(context).map((block) => blockIn(context, block));
  return { id, title: context.w.titles[id], blocks, isLandscape, isOnOwnPage, isCover };
}

function blockIn({ language, names }: ReportContext, block: Block): Block {
  if (block.kind !== "figure") return block;
  const narrow = block.narrow === undefined ? {} : { narrow: drawingIn(block.narrow, language, names) };
  return { ...block, drawing: drawingIn(block.drawing, language, names), ...narrow };
}

/** What persons and makers wrote and drawings may print: numbers in these are parts of names. */
function namesOf({ convNo, pulls, drives, csIdler, rsIdler }: Conveyor): readonly string[] {
  return [
    convNo,
    ...pulls.flatMap(({ description, shaft }) => [description.trim(), shaft.brgDesignation]),
    ...drives.map(({ starter }) => starter.description),
    csIdler.description,
    rsIdler.description,
  ];
}

export const runningCases = ["running-full", "running-empty", "running-inclines", "running-declines"] as const;
export const startingCases = ["starting-full", "starting-empty"] as const;
export const brakingCases = ["braking-full", "braking-empty"] as const;
export const coastingCases = ["coasting-full", "coasting-empty"] as const;
export const allCases: readonly LoadCaseName[] = [...runningCases, ...startingCases, ...brakingCases, ...coastingCases];

/** The ten cases in this order, and after them those an engineer has described. */
export function everyCase({
  cases,
  ownCases = [],
}: Pick<MachineSolution, "cases" | "ownCases">): readonly CaseResult[] {
  return [...allCases.map((name) => cases[name]), ...ownCases];
}
