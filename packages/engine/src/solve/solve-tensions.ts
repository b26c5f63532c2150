import { checkLoop } from "../design/check-loop.ts";
import type { Design, Method } from "../design/design.ts";
import type { Refusal } from "../design/refusal.ts";
import { type BeltResult, beltOf } from "../parts/belt/belt-check.ts";
import type { SettledTakeUp, TakeUpSetting } from "../parts/take-up/settle.ts";
import type { Trace } from "../trace/trace.ts";
import { type FrictionEnds, frictionEndsOf, frictionIn, solveEnds } from "./friction-ends.ts";
import { byLoadCase, type CaseName, isFixed, type Load, type LoadCaseName, loadCases } from "./load-case.ts";
import { type Loop, layLoop } from "./loop/belt-path.ts";
import { prepareOwn } from "./own-case/prepare-own.ts";
import { type PowerResult, powerOf } from "./power.ts";
import { makeMethod } from "./resistance/make-method.ts";
import { type CaseResult, caseResult, isCounted } from "./tension/case-result.ts";
import { composeLoad, fixedLoading, type PreparedLoad, prepareCase, prepareLoad } from "./tension/prepare-case.ts";
import type { PreparedCase } from "./tension/prepared-case.ts";
import { confirmCase, type SolvedCase } from "./tension/solve-case.ts";

/** The ten cases that every conveyor has. */
export type FixedCases = Readonly<Record<LoadCaseName, CaseResult<LoadCaseName>>>;

/** Tensions, power and belt of a design: all that parts are chosen by. */
export interface Tensions<TakeUp extends TakeUpSetting = TakeUpSetting> {
  readonly loop: Loop;
  readonly cases: FixedCases;
  /** Cases an engineer has described, in their order; absent: none. */
  readonly ownCases?: readonly CaseResult[];
  readonly takeUp: TakeUp;
  readonly power: PowerResult;
  readonly belt: BeltResult;
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
}

/** Lays the belt, over what was laid before where there is something; what cannot be laid is refused by name. */
export function lay(trace: Trace, design: Design, before?: Prepared): Loop | readonly Refusal[] {
  const loop = layLoop(trace, design, before);
  const refusals = checkLoop(design, loop);
  trace.place = {};
  return refusals.length > 0 ? refusals : loop;
}

interface SolvedCases<TakeUp extends TakeUpSetting> {
  readonly ends: FrictionEnds;
  readonly temperatureFactor: number;
  readonly prepared: Prepared;
  readonly takeUp: TakeUp;
  readonly solved: ReadonlyMap<CaseName, SolvedCase>;
  readonly results: readonly CaseResult[];
}

/** Every load case of a laid belt, with the take-up that `settle` decides. */
export function solveCases<TakeUp extends TakeUpSetting>(
  trace: Trace,
  laid: { readonly design: Design; readonly loop: Loop; readonly method: Method },
  settle: (cases: readonly PreparedCase[]) => SettledTakeUp<TakeUp>,
  before?: Prepared,
): SolvedCases<TakeUp> {
  const { design, loop, method } = laid;
  const { resistance, temperatureFactor } = makeMethod(trace, design, loop, method);
  const known = before !== undefined && isPreparedAlike(before, laid) ? before.loads : undefined;
  const loads = prepareLoads(trace, (load, full) =>
    prepareLoad(trace, design, loop, resistance, fixedLoading(load), { before: known?.[load], full }),
  );
  const ends = frictionEndsOf(trace, { design, loop, method: resistance }, loads);
  const cases = loadCases.map((loadCase): PreparedCase => {
    const { load, friction } = frictionIn(trace, ends, loadCase);
    return prepareCase(trace, load, loadCase, friction);
  });
  const own = (design.ownCases ?? []).map((one) => prepareOwn(trace, laid, one));
  const settled = settle([...cases, ...own]);
  const solved = new Map([...settled.cases].map(([name, found]) => [name, confirmCase(trace, found)]));
  const results = [...solved.values()].map((one) => caseResult(trace, one));
  const prepared = { design, method, loop, loads };
  return { ends, temperatureFactor, prepared, takeUp: settled.result, solved, results };
}

/** A case by its name, whoever described it. */
export function caseNamed({ cases, ownCases }: Pick<Tensions, "cases" | "ownCases">, name: CaseName) {
  return isFixed(name) ? cases[name] : ownCases?.find((one) => one.name === name);
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
  const power = powerOf(trace, design, solved, [...low, ...high]);
  const belt = beltOf(trace, design, loop, solved, [...results.filter(isCounted), ...lowest, ...highest]);
  const own = results.filter(({ isOwn }) => isOwn);
  const { settings } = design;
  return {
    loop,
    cases: byName(results),
    ...(own.length === 0 ? {} : { ownCases: own }),
    takeUp,
    power,
    belt,
    ...(low.length === 0 ? {} : { regenerative: { frictionShare: settings.lowFriction, cases: lowest } }),
    ...(high.length === 0 ? {} : { highFriction: { frictionShare: settings.highFriction, cases: highest } }),
  };
}

/** What the friction of a section may depend on, besides the section: the whole loop by the rules of CEMA. */
function isPreparedAlike(before: Prepared, { design, loop, method }: Omit<Prepared, "loads">): boolean {
  if (before.method !== method || !isSameBesidesParts(before.design, design)) return false;
  const isByLoop = method === "CEMA" || method === "CEMA-7";
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
