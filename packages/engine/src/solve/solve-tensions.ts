import { checkLoop } from "../design/check-loop.ts";
import type { Design } from "../design/design.ts";
import type { Method } from "../design/method.ts";
import type { Refusal } from "../design/refusal.ts";
import { type BeltResult, beltOf } from "../parts/belt/belt-check.ts";
import type { SettledTakeUp, TakeUpSetting } from "../parts/take-up/settle.ts";
import { secondaryShare } from "../rules/adopted-1/secondary-lump.ts";
import { defineSearch } from "../trace/search.ts";
import { bareTrace, type Trace } from "../trace/trace.ts";
import { resistanceFindings } from "./findings.ts";
import { type FrictionEnds, frictionEndsOf, frictionIn, solveEnds } from "./friction-ends.ts";
import { byLoadCase, type CaseName, isCounted, isFixed, type Load, type LoadCaseName, loadCases } from "./load-case.ts";
import { type Loop, layLoop } from "./loop/belt-path.ts";
import { prepareOwn } from "./own-case/prepare-own.ts";
import { type PowerResult, powerOf } from "./power.ts";
import { makeMethod } from "./resistance/make-method.ts";
import type { ResistanceMethod } from "./resistance/method.ts";
import { type SecondaryLump, secondaryLump, shareFrom, withShare } from "./resistance/secondary.ts";
import { type BendSheetPoint, bendSheet } from "./sheets/bend-sheet.ts";
import { type CaseResult, caseResult } from "./tension/case-result.ts";
import { componentsOf } from "./tension/components.ts";
import { composeLoad, fixedLoading, type PreparedLoad, prepareCase, prepareLoad } from "./tension/prepare-case.ts";
import type { PreparedCase } from "./tension/prepared-case.ts";
import { confirmCase, type SolvedCase } from "./tension/solve-case.ts";

/** The ten cases that every conveyor has. */
type FixedCases = Readonly<Record<LoadCaseName, CaseResult<LoadCaseName>>>;

/** Tensions, power and belt of a design: all that parts are chosen by. */
export interface Tensions<TakeUp extends TakeUpSetting = TakeUpSetting> {
  readonly loop: Loop;
  readonly cases: FixedCases;
  /** Cases an engineer has described, in their order; absent: none. */
  readonly ownCases?: readonly CaseResult[];
  /** What a lump of the secondary resistances makes of each of them; absent where they are counted one by one. */
  readonly secondaryShare?: number;
  readonly takeUp: TakeUp;
  readonly power: PowerResult;
  readonly belt: BeltResult;
  /** GB: the tension sheet of its handbook for the full belt, whose pulls belt and pulleys bear as well. */
  readonly bendSheet?: readonly BendSheetPoint[];
  /** Running cases that drive their motors at the low end of friction, with that: brakes and generating motors take it. */
  readonly regenerative?: SolvedEnd;
  /** Running cases at the high end of friction, where one is given: motors that pull take it. */
  readonly highFriction?: SolvedEnd;
  /** The belt running the other way, of a reversible conveyor. */
  readonly reversed?: Tensions<TakeUp>;
}

/** Running cases at one end of friction. */
interface SolvedEnd {
  readonly frictionShare: number;
  readonly cases: readonly CaseResult<LoadCaseName>[];
}

/** What was prepared for a design: the next round takes over what has not changed. */
export interface Prepared {
  readonly design: Design;
  readonly method: Method;
  readonly loop: Loop;
  readonly loads: Readonly<Record<Load, PreparedLoad>>;
  readonly own: ReadonlyMap<CaseName, PreparedLoad>;
  /** Where secondary resistances are a lump. */
  readonly secondaryShare?: number;
}

/** Lays the belt, over what was laid before where there is something; what cannot be laid is refused by name. */
export function lay(trace: Trace, design: Design, before?: Prepared): Loop | readonly Refusal[] {
  const loop = layLoop(trace, design, before);
  const refusals = checkLoop(design, loop);
  trace.place = {};
  return refusals.length > 0 ? refusals : loop;
}

export interface SolvedCases<TakeUp extends TakeUpSetting> {
  readonly ends: FrictionEnds;
  readonly temperatureFactor: number;
  readonly prepared: Prepared;
  readonly takeUp: TakeUp;
  readonly solved: ReadonlyMap<CaseName, SolvedCase>;
  readonly results: readonly CaseResult[];
}

/** A belt as it lies, and the method it is solved by. */
interface LaidBelt {
  readonly design: Design;
  readonly loop: Loop;
  readonly method: Method;
}

/** Decides the take-up and solves every case with it. */
type Settle<TakeUp extends TakeUpSetting> = (trace: Trace, cases: readonly PreparedCase[]) => SettledTakeUp<TakeUp>;

/** Every load case of a laid belt, with the take-up that `settle` decides. */
export function solveCases<TakeUp extends TakeUpSetting>(
  trace: Trace,
  laid: LaidBelt,
  settle: Settle<TakeUp>,
  before?: Prepared,
): SolvedCases<TakeUp> {
  const { design, loop, method } = laid;
  const { resistance, temperatureFactor } = makeMethod(trace, design, loop, method);
  const lump = secondaryLump(trace, design, loop, method);
  const share = lump && findShare(trace, laid, lump, settle);
  const known = before !== undefined && isPreparedAlike(before, laid, share) ? before.loads : undefined;
  const counted = countedBy(lump, share);
  const { loads, ends, cases } = prepareCases(trace, laid, counted(resistance), known);
  const alike = new Map<string, PreparedLoad>();
  const own = new Map(
    (design.ownCases ?? []).map((one) => {
      const load = known === undefined ? undefined : before?.own.get(one.name);
      const last = load === undefined || before === undefined ? undefined : { load, loop: before.loop };
      return [one.name, prepareOwn(trace, laid, one, { counted, before: last, alike })] as const;
    }),
  );
  const settled = settle(trace, [...cases, ...[...own.values()].map((one) => one.case)]);
  const solved = new Map([...settled.cases].map(([name, found]) => [name, confirmCase(trace, found)]));
  const results = [...solved.values()].map((one) => caseResult(trace, one));
  const ownLoads = new Map([...own].map(([name, { load }]) => [name, load]));
  const prepared = {
    ...{ design, method, loop, loads, own: ownLoads },
    ...(share === undefined ? {} : { secondaryShare: share }),
  };
  return { ends, temperatureFactor, prepared, takeUp: settled.result, solved, results };
}

/** The method with its secondary resistances as they are counted. */
export function countedBy(lump: SecondaryLump | undefined, share: number | undefined) {
  return (method: ResistanceMethod): ResistanceMethod =>
    lump === undefined || share === undefined ? method : withShare(method, lump, share);
}

function prepareCases(
  trace: Trace,
  { design, loop }: LaidBelt,
  resistance: ResistanceMethod,
  known?: Prepared["loads"],
) {
  const loads = prepareLoads(trace, (load, full) =>
    prepareLoad(trace, design, loop, resistance, fixedLoading(load), { before: known?.[load], full }),
  );
  const ends = frictionEndsOf(trace, { design, loop, method: resistance }, loads);
  const cases = loadCases.map((loadCase): PreparedCase => {
    const { load, friction } = frictionIn(trace, ends, loadCase);
    return prepareCase(trace, load, loadCase, friction);
  });
  return { loads, ends, cases };
}

const settledShare = defineSearch({
  id: "secondary/share",
  source: secondaryShare.definition.source,
  inputs: { lengthCoefficient: { symbol: "C", unit: "1" } },
  output: { symbol: "kappa", unit: "1" },
  rule: "(C - 1) F_H over the secondary resistances of the full running belt, calculated again until it no longer changes",
});

const mostRounds = 20;
const settledWithin = 1e-9;

/**
 * What makes a lump of the secondary resistances. Those of pulleys follow the tension, and that follows the take-up, so it
 * is searched for on the full belt; every other case keeps it.
 */
function findShare<TakeUp extends TakeUpSetting>(
  trace: Trace,
  laid: LaidBelt,
  lump: SecondaryLump,
  settle: Settle<TakeUp>,
): number | undefined {
  const { resistance } = makeMethod(bareTrace, laid.design, laid.loop, laid.method);
  let share = 1;
  for (let round = 0; round < mostRounds; round += 1) {
    const { cases } = prepareCases(bareTrace, laid, withShare(resistance, lump, share));
    const full = settle(bareTrace, cases).cases.get("running-full");
    const next = full && shareFrom(componentsOf(bareTrace, confirmCase(bareTrace, full)), lump, share);
    if (next === undefined) {
      resistanceFindings["secondary-not-shared"].raise(trace, {});
      return undefined;
    }
    const change = Math.abs(next - share);
    share = next;
    if (change < settledWithin * next) break;
  }
  trace.place = {};
  return settledShare(trace, { lengthCoefficient: lump.lengthCoefficient }, share);
}

/** Power and belt, and what the ends of friction make of the running cases. */
export function drawTogether<TakeUp extends TakeUpSetting>(
  trace: Trace,
  { prepared, ends, solved, results, takeUp }: SolvedCases<TakeUp>,
): Omit<Tensions<TakeUp>, "reversed"> {
  const { design, loop } = prepared;
  const { low, high } = solveEnds(trace, ends, solved.values());
  const resultsOf = (cases: readonly SolvedCase[]) => cases.map((one) => caseResult(trace, one)).filter(isFixedCase);
  const [lowest, highest] = [resultsOf(low), resultsOf(high)];
  const power = powerOf(trace, prepared, solved, [...low, ...high]);
  const counted = [...results.filter(isCounted), ...lowest, ...highest];
  const sheet = sheetOf(trace, prepared, results);
  const besides = (sheet ?? []).flatMap(({ arriving, leaving }) => [arriving, leaving]);
  const belt = beltOf(trace, design, loop, solved, counted, besides);
  const own = results.filter(({ isOwn }) => isOwn);
  const { settings } = design;
  return {
    loop,
    cases: byName(results),
    ...(own.length === 0 ? {} : { ownCases: own }),
    ...(prepared.secondaryShare === undefined ? {} : { secondaryShare: prepared.secondaryShare }),
    takeUp,
    power,
    belt,
    ...(sheet === undefined ? {} : { bendSheet: sheet }),
    ...(low.length === 0 ? {} : { regenerative: { frictionShare: settings.lowFriction, cases: lowest } }),
    ...(high.length === 0 ? {} : { highFriction: { frictionShare: settings.highFriction, cases: highest } }),
  };
}

/** GB: the loop closes with a lump of secondary resistances, the sheet of the handbook with a factor for each bend. */
function sheetOf(trace: Trace, { method, design, loop }: Prepared, results: readonly CaseResult[]) {
  const full = results.find(({ name }) => name === "running-full");
  if (method !== "GB" || full === undefined) return undefined;
  trace.place = {};
  return bendSheet({ trace, design, loop, full });
}

/** What the friction of a section may depend on, besides the section: the whole loop by the rules of CEMA and JIS. */
function isPreparedAlike(before: Prepared, { design, loop, method }: LaidBelt, share: number | undefined): boolean {
  if (before.method !== method || before.secondaryShare !== share) return false;
  if (!isSameBesidesParts(before.design, design)) return false;
  const isByLoop = method === "CEMA" || method === "CEMA-7" || method === "JIS";
  return !isByLoop || loop.sections.every((section, at) => section === before.loop.sections[at]);
}

/** Whether two designs differ in nothing but points and drives. */
function isSameBesidesParts(one: Design, other: Design): boolean {
  const { points: _points, drives: _drives, ...rest } = one;
  return Object.entries(rest).every(([name, value]) => Reflect.get(other, name) === value);
}

/** Where every step is kept, each load has its own; elsewhere what is the same in another is taken from there. */
function prepareLoads(
  trace: Trace,
  prepare: (load: Load, full?: PreparedLoad) => PreparedLoad,
): Readonly<Record<Load, PreparedLoad>> {
  const full = prepare("full");
  if (trace.mode === "recorded") {
    return { full, empty: prepare("empty"), inclines: prepare("inclines"), declines: prepare("declines") };
  }
  const empty = prepare("empty", full);
  const between = (load: Load) => composeLoad(trace, full, empty, load);
  return { full, empty, inclines: between("inclines"), declines: between("declines") };
}

function isFixedCase(result: CaseResult): result is CaseResult<LoadCaseName> {
  return isFixed(result.name);
}

function byName(results: readonly CaseResult[]): FixedCases {
  const fixed = results.filter(isFixedCase);
  return byLoadCase((name) => {
    const found = fixed.find((result) => result.name === name);
    if (found === undefined) throw new Error(`load case ${name} was not solved`);
    return found;
  });
}
